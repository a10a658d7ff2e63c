import { calls } from '@khep/api';
import type { Declared, Route } from './http/serve.ts';
import { routes as accounts } from './accounts/routes.ts';
import { routes as catalogue } from './catalogue/routes.ts';
import { routes as lookups } from './lookups/routes.ts';

/** Every call that is carried out; the rest of the declared ones answer that they are not built. */
export const routes: Route[] = [...accounts, ...catalogue, ...lookups];

/** Every declared call, flat. */
export const declaredCalls: Declared[] = flatten(calls);

function flatten(tree: object): Declared[] {
  return Object.values(tree).flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null) return [];
    return 'method' in node && 'path' in node ? [node as Declared] : flatten(node);
  });
}
