import { endpoints } from '@khep/api';
import type { AnyEndpoint, Route } from './http/bindRoute.ts';
import { routes as accounts } from './accounts/routes.ts';
import { routes as catalogue } from './catalogue/routes.ts';
import { routes as jobs } from './jobs/routes.ts';
import { routes as lookups } from './lookups/routes.ts';
import { routes as allocation } from './allocation/routes.ts';
import { routes as contracts } from './contracts/routes.ts';
import { routes as couriers } from './couriers/routes.ts';
import { routes as orders } from './orders/routes.ts';
import { routes as packing } from './packing/routes.ts';
import { routes as shipments } from './shipments/routes.ts';
import { routes as shipToday } from './shipToday/routes.ts';
import { routes as tracking } from './tracking/routes.ts';
import { routes as views } from './views/routes.ts';

/** All implemented endpoints; other declared ones return 501. */
export const routes: Route[] = [
  ...accounts,
  ...catalogue,
  ...lookups,
  ...orders,
  ...packing,
  ...allocation,
  ...contracts,
  ...couriers,
  ...shipments,
  ...shipToday,
  ...tracking,
  ...jobs,
  ...views,
];

/** All declared endpoints. */
export const declaredCalls: readonly AnyEndpoint[] = endpoints;
