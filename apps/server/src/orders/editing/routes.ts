import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { changeWarehouse } from './changeWarehouse.ts';

/** Calls that return a whole order are bound in overview/orders. */
export const routes: Route[] = [
  bindRoute(calls.orders.pickupWarehouse, async ({ body, db, services, session }) => ({
    data: await changeWarehouse(db, services, body.order_ids, body.warehouse_id, changeContext(session)),
  })),
];
