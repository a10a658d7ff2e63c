import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { changeWarehouse } from './changeWarehouse.ts';
import { createChannelOrder } from './createChannelOrder.ts';

/** Calls that return a whole order, as the console has it, are bound in overview/orders. */
export const routes: Route[] = [
  bindRoute(calls.channel.orderAdd, async ({ body, db, services, session }) => ({
    data: { order: await createChannelOrder(db, services, session, body) },
  })),
  bindRoute(calls.orders.pickupWarehouse, async ({ body, db, services, session }) => ({
    data: await changeWarehouse(db, services, body.order_ids, body.warehouse_id, changeContext(session)),
  })),
];
