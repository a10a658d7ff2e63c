import { sql } from 'kysely';
import type { Hono } from 'hono';
import { secureCompare } from '../../base/secureCompare.ts';
import { clientIp } from './clientAddress.ts';
import type { DispatchContext } from './dispatch.ts';
import type { Metrics } from './metrics.ts';
import type { Environment } from './requestLog.ts';

const readyWithinMs = 3000;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Liveness, readiness and metrics. */
export function serveHealth(
  app: Hono<Environment>,
  served: DispatchContext,
  metrics: Metrics,
  isStopping: () => boolean,
): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('late')), readyWithinMs).unref(),
    );
    try {
      await Promise.race([sql`select 1`.execute(served.db), late]);
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'the database does not respond' }, 503);
    }
  });
  app.get('/metrics', async (context) => {
    const { config } = served.services;
    const isLocal =
      loopback.test(clientIp(context, config)) && context.req.header('x-forwarded-for') === undefined;
    const holdsToken =
      config.KHEP_METRICS_TOKEN !== undefined &&
      secureCompare(context.req.header('authorization') ?? '', `Bearer ${config.KHEP_METRICS_TOKEN}`);
    if (!isLocal && !holdsToken)
      return context.text('Metrics are available from this machine, or with KHEP_METRICS_TOKEN.', 403);
    return context.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });
}
