import { istDay } from '@khep/domain/days';
import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { importDraftRoutes } from '../mappings/importDrafts.ts';
import { loadIntegration } from './integration.ts';
import { pincodeZonesOf, uploadPincodeZones } from './pincodeZones.ts';
import { loadPincodeChanges } from './pincodeChanges.ts';
import { listPricedParcels } from './pricedParcels.ts';
import { addRateCard, listRateCards } from './rateCards.ts';
import { readRateTable } from './rateTable.ts';
import { checkAgainstMapping } from './serviceability.ts';
import { startServiceabilityCheck } from './serviceabilityJob.ts';
import { measureSlas } from './slaActuals.ts';
import { explainZone, listZones } from './zones.ts';
import { replaceSlas, loadSlas } from './slas.ts';

/** Contracts with couriers: rate cards, zones and SLAs. */
export const routes: Route[] = [
  ...importDraftRoutes('contracts'),
  bindRoute(calls.contracts.rateCardAdd, async ({ params, body, db, services, session }) => ({
    data: await addRateCard(db, changeContext(session), params.courier_id, body, services.clock.now()),
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

  bindRoute(calls.contracts.pincodesAdd, async ({ params, body, db, services, session }) => ({
    data: await uploadPincodeZones(
      db,
      {
        brand_id: session.brand_id,
        courier_id: params.courier_id,
        actor: userActor(session),
        now: services.clock.now(),
      },
      body,
    ),
  })),

  bindRoute(calls.contracts.pincodeChanges, async ({ params, db, session }) => ({
    data: await loadPincodeChanges(db, session.brand_id, params.courier_id),
  })),

  bindRoute(calls.contracts.pairZone, async ({ params, query, db, session }) => ({
    data: await explainZone(db, session.brand_id, params.courier_id, query),
  })),

  bindRoute(calls.contracts.parcels, async ({ params, db, services, session }) => ({
    data: await listPricedParcels(db, session.brand_id, params.courier_id, services.clock.now()),
  })),

  bindRoute(calls.contracts.rateCardFile, async ({ params, body }) => ({
    data: await readRateTable(params.courier_id, body),
  })),

  bindRoute(calls.contracts.slaActuals, async ({ params, db, services, session }) => ({
    data: await measureSlas(db, session.brand_id, params.courier_id, services.clock.now()),
  })),

  bindRoute(calls.contracts.serviceabilityFile, async ({ params, body, db, services, session }) => ({
    data: await startServiceabilityCheck(db, services, session, params.courier_id, body),
  })),

  bindRoute(calls.contracts.slas, async ({ params, db, session }) => ({
    data: await loadSlas(db, session.brand_id, params.courier_id),
  })),

  bindRoute(calls.contracts.slasAdd, async ({ params, body, db, services, session, ifMatch }) => {
    await replaceSlas(
      db,
      changeContext(session, ifMatch),
      params.courier_id,
      body.slas,
      services.clock.now(),
    );
    return { message: 'SLA added successfully' };
  }),

  bindRoute(calls.contracts.serviceability, async ({ params, body, db, services, session }) => ({
    data: await checkAgainstMapping(
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
