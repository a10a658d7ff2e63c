import { calls } from '@khep/api';
import { bindRoute } from '../http/bindRoute.ts';
import type { Route } from '../http/bindRoute.ts';
import { listShipments } from './list.ts';
import { consumeLookup, loadTrackingPage } from './trackingPage.ts';

export const routes: Route[] = [
  bindRoute(calls.tracking.get, async ({ params, query, db, services, address }) => {
    consumeLookup(db, services, address);
    return { data: await loadTrackingPage(db, services, query.brand_name, params.id) };
  }),

  bindRoute(calls.tracking.list, async ({ query, db, services, session }) => ({
    data: await listShipments(db, services, session.brand_id, query),
  })),
];
