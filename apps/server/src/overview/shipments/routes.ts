import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { listShipments } from './listShipments.ts';
import { summarizeShipments } from './summarizeShipments.ts';

export const routes: Route[] = [
  bindRoute(calls.tracking.summary, async ({ db, services, session }) => ({
    data: await summarizeShipments(db, session.brand_id, services.clock.now()),
  })),

  bindRoute(calls.tracking.list, async ({ query, db, services, session }) => ({
    data: await listShipments(db, services, session.brand_id, query),
  })),
];
