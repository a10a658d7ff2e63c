import { calls } from '@khep/api';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { listShipments } from './list.ts';
import { takeLookup, trackingPage } from './service.ts';

export const routes: Route[] = [
  serve(calls.tracking.get, async ({ params, query, db, services, address }) => {
    await takeLookup(db, services.clock, address);
    return { data: await trackingPage(db, services, query.brand_name, params.id) };
  }),

  serve(calls.tracking.list, async ({ query, db, services, session }) => ({
    data: await listShipments(db, services, session.brand_id, query),
  })),
];
