import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** What the middlewares leave for the handlers. */
interface Variables {
  requestId: string;
  log: Logger;
  /** The pattern that was answered; absent for pages. */
  route?: string;
}

export type Environment = { Variables: Variables };

const callersId = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Gives every request an id (the caller's own, where it is well formed), answers with it, and writes one line
 * when it is done. The line has the path but no query, no headers and no body: those carry secrets and people's data.
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
    // The pattern and not the path: a pattern names no one, and keeps the metrics few.
    const route = context.get('route') ?? 'page';
    context.header('x-request-id', requestId);
    metrics.observe(context.req.method, route, context.res.status, ms / 1000);
    child.info(
      { method: context.req.method, route, status: context.res.status, ms: Math.round(ms) },
      'request',
    );
  };
}
