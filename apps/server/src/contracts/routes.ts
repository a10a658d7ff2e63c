import { calls } from '@khep/api';
import { bindRoute } from '../http/bindRoute.ts';
import type { Route } from '../http/bindRoute.ts';
import { istDay } from '../orders/days.ts';
import { loadIntegration } from './integration.ts';
import { pincodeZonesOf, uploadPincodeZones } from './pincodeZones.ts';
import { addRateCard, listRateCards, listZones } from './rateCards.ts';
import { checkServiceability } from './serviceability.ts';
import { replaceSlas, listSlas } from './slas.ts';

/** Contracts with couriers: rate cards, zones and SLAs. */
export const routes: Route[] = [
  bindRoute(calls.contracts.rateCardAdd, async ({ params, body, db, services, session }) => ({
    data: await addRateCard(db, session.brand_id, params.courier_id, body, services.clock.now()),
  })),

  bindRoute(calls.contracts.rateCards, async ({ params, db, session }) => ({
    data: await listRateCards(db, session.brand_id, params.courier_id),
  })),

  bindRoute(calls.contracts.zones, async ({ params, db, services, session }) => ({
    data: {
      zones: await listZones(db, session.brand_id, params.courier_id, istDay(services.clock.now())),
    },
  })),

  bindRoute(calls.contracts.pincodes, async ({ params, query, db, session }) => ({
    data: await pincodeZonesOf(db, session.brand_id, params.courier_id, query),
  })),

  bindRoute(calls.contracts.pincodesAdd, async ({ params, body, db, session }) => ({
    data: await uploadPincodeZones(db, session.brand_id, params.courier_id, body.file),
  })),

  bindRoute(calls.contracts.slas, async ({ params, db, session }) => ({
    data: { slas: await listSlas(db, session.brand_id, params.courier_id) },
  })),

  bindRoute(calls.contracts.slasAdd, async ({ params, body, db, session }) => {
    await replaceSlas(db, session.brand_id, params.courier_id, body.slas);
    return { message: 'SLA added successfully' };
  }),

  bindRoute(calls.contracts.serviceability, async ({ params, body, db, services, session }) => ({
    data: await checkServiceability(
      db,
      await services.couriers.forBrand(session.brand_id),
      session.brand_id,
      params.courier_id,
      body,
      istDay(services.clock.now()),
    ),
  })),

  bindRoute(calls.contracts.integration, async ({ params, db, services, session }) => ({
    data: await loadIntegration(
      db,
      await services.couriers.forBrand(session.brand_id),
      session.brand_id,
      params.courier_id,
    ),
  })),
];
