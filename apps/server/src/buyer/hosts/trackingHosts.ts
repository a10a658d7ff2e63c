import type { Hono, MiddlewareHandler } from 'hono';
import { createHostLookup } from './hostLookup.ts';
import type { ReadTxt } from './hostLookup.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';

/** Files that pages on every host use, and the signed links on which buyers answer failed deliveries. */
const shared = /^\/(?:fonts|files|widget|demo|d)\//;

/**
 * Serves a brand's tracking pages on the brand's own host, at `/` and `/<order or AWB>`. Nothing else of the server is
 * reachable there.
 * @param pages the tracking pages of own hosts
 */
export function serveTrackingHosts(
  { db, services }: DispatchContext,
  pages: Hono<Environment>,
  read?: ReadTxt,
): MiddlewareHandler<Environment> {
  const brandOf = createHostLookup(db, services, read);
  return async (context, next) => {
    const slug = await brandOf(context.req.header('host') ?? '');
    const { pathname, search } = new URL(context.req.url);
    if (slug === undefined || shared.test(pathname)) return next();
    const url = new URL(`/${slug}/track${pathname === '/' ? '' : pathname}${search}`, context.req.url);
    const { method, headers, body } = context.req.raw;
    const request = new Request(url, {
      method,
      headers,
      ...(body === null ? {} : { body, duplex: 'half' }),
    });
    return pages.fetch(request, context.env);
  };
}
