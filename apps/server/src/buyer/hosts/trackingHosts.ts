import type { Hono, MiddlewareHandler } from 'hono';
import { createHostLookup } from './hostLookup.ts';
import type { ReadTxt } from './hostLookup.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';

/** Files that pages on every host use, and the signed links on which buyers answer failed deliveries. */
const shared = /^\/(?:fonts|files|widget|demo|d)\//;

/** Set for requests that came by a brand's own host: its pages are at the root there. */
export const ownHostHeader = 'x-khep-own-host';

/**
 * Serves a brand's tracking pages on the brand's own host, at `/` and `/<order or AWB>`. Nothing else of the server is
 * reachable there.
 */
export function serveTrackingHosts(
  { db, services }: DispatchContext,
  tracking: Hono<Environment>,
  read?: ReadTxt,
): MiddlewareHandler<Environment> {
  const brandOf = createHostLookup(db, services, read);
  return async (context, next) => {
    const slug = await brandOf(context.req.header('host') ?? '');
    const { pathname, search } = new URL(context.req.url);
    if (slug === undefined || shared.test(pathname)) {
      // Only this middleware may set it.
      if (context.req.header(ownHostHeader) === undefined) return next();
      const headers = new Headers(context.req.raw.headers);
      headers.delete(ownHostHeader);
      context.req.raw = new Request(context.req.raw, { headers });
      return next();
    }
    const url = new URL(`/${slug}/track${pathname === '/' ? '' : pathname}${search}`, context.req.url);
    const headers = new Headers(context.req.raw.headers);
    headers.set(ownHostHeader, '1');
    const { method, body } = context.req.raw;
    const request = new Request(url, {
      method,
      headers,
      ...(body === null ? {} : { body, duplex: 'half' }),
    });
    return tracking.fetch(request, context.env);
  };
}
