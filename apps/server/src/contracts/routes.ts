import { calls } from '@khep/api';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { istDay } from '../orders/days.ts';
import { integrationOf } from './integration.ts';
import { pincodeZonesOf, uploadPincodeZones } from './pincodeZones.ts';
import { addRateCard, rateCardsOf, zonesOf } from './rateCards.ts';
import { reachOf } from './reach.ts';
import { keepSlas, slasOf } from './slas.ts';

/** What a brand has agreed with each courier: prices, zones, days. */
export const routes: Route[] = [
  serve(calls.contracts.rateCardAdd, async ({ params, body, db, services, session }) => ({
    data: await addRateCard(db, session.brand_id, params.courier_id, body, services.clock.now()),
  })),

  serve(calls.contracts.rateCards, async ({ params, db, session }) => ({
    data: await rateCardsOf(db, session.brand_id, params.courier_id),
  })),

  serve(calls.contracts.zones, async ({ params, db, services, session }) => ({
    data: {
      zones: await zonesOf(db, session.brand_id, params.courier_id, istDay(services.clock.now())),
    },
  })),

  serve(calls.contracts.pincodes, async ({ params, query, db, session }) => ({
    data: await pincodeZonesOf(db, session.brand_id, params.courier_id, query),
  })),

  serve(calls.contracts.pincodesAdd, async ({ params, body, db, session }) => ({
    data: await uploadPincodeZones(db, session.brand_id, params.courier_id, body.file),
  })),

  serve(calls.contracts.slas, async ({ params, db, session }) => ({
    data: { slas: await slasOf(db, session.brand_id, params.courier_id) },
  })),

  serve(calls.contracts.slasAdd, async ({ params, body, db, session }) => {
    await keepSlas(db, session.brand_id, params.courier_id, body.slas);
    return { message: 'SLA added successfully' };
  }),

  serve(calls.contracts.serviceability, async ({ params, body, db, services, session }) => ({
    data: await reachOf(
      db,
      await services.couriers.of(session.brand_id),
      session.brand_id,
      params.courier_id,
      body,
      istDay(services.clock.now()),
    ),
  })),

  serve(calls.contracts.integration, async ({ params, db, services, session }) => ({
    data: await integrationOf(
      db,
      await services.couriers.of(session.brand_id),
      session.brand_id,
      params.courier_id,
    ),
  })),
];
