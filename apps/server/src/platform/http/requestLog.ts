import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Values that the middleware passes to handlers. */
interface Variables {
  requestId: string;
  log: Logger;
  /** The matched path pattern; absent for pages. */
  route?: string;
}

export type Environment = { Variables: Variables };

const callersId = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Assigns every request an id (or accepts the client's), returns it in a header, and writes one log line. The
 * line has no query, headers or body, because they contain secrets and personal data.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given !== undefined && callersId.test(given) ? given : randomUUID();
    const child = log.child({ request_id: requestId });
    context.set('requestId', requestId);
    context.set('log', child);
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    // The pattern instead of the path contains no personal data and limits the number of metrics.
    const route = context.get('route') ?? 'page';
    context.res.headers.set('x-request-id', requestId);
    metrics.observe(context.req.method, route, context.res.status, ms / 1000);
    child.info(
      { method: context.req.method, route, status: context.res.status, ms: Math.round(ms) },
      'request',
    );
  };
}
