import type { Access } from '../../data/useAccess.ts';
import { getSession } from '../../session.ts';
import type { FoundRoute } from '../../url/RouteLookup.ts';

/**
 * Adds the brand to an address of the summary. Undefined if its screen doesn't exist yet, or the user can't
 * open it.
 */
export function todoHref(
  to: string,
  route: FoundRoute | undefined,
  allows: Access['allows'],
): string | undefined {
  if (!route?.built || !allows(route.module ?? 'home')) return undefined;
  return `/brand/${encodeURIComponent(getSession().brand_id)}${to.startsWith('/') ? to : `/${to}`}`;
}
