import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { importDraftRoutes } from '../../brand/mappings/importDrafts.ts';
import { uploadOrders } from './importOrders.ts';

export const routes: Route[] = [
  ...importDraftRoutes('orders'),
  bindRoute(calls.orders.bulkAdd, async ({ body, db, services, session }) => ({
    data: await uploadOrders(db, services, session, body),
  })),
];
