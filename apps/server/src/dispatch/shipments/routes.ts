import { calls } from '@khep/api';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { cancelOrders } from './cancel/cancelOrders.ts';
import { cancelShipments } from './cancel/cancelShipments.ts';
import { loadDeliveryProof, loadDeliveryProofFile } from './deliveryProof.ts';
import { listedDays } from './listedDays.ts';
import { createManifests } from './manifests/createManifests.ts';
import { listManifests, loadManifest } from './manifests/listManifests.ts';
import { listPickups, loadPickup } from './pickups/listPickups.ts';
import { scheduleSelected } from './pickups/scheduleSelected.ts';

export const routes: Route[] = [
  bindRoute(calls.orders.pickup, async ({ body, db, services, session }) => ({
    data: await scheduleSelected(db, services, changeContext(session), body),
  })),

  bindRoute(calls.orders.pickups, async ({ query, db, services, session }) => ({
    data: { pickups: await listPickups(db, session.brand_id, query, services.clock.now()) },
  })),

  bindRoute(calls.orders.pickupDetails, async ({ params, db, services, session }) => ({
    data: {
      pickup: await loadPickup(
        db,
        session.brand_id,
        params.pickup_id,
        await services.couriers.forBrand(session.brand_id),
      ),
    },
  })),

  bindRoute(calls.orders.manifest, async ({ body, db, services, session }) => {
    const shipments = await shipmentsById(db, session.brand_id, body.shipment_ids);
    const manifest_ids = await createManifests(db, services, session.brand_id, shipments, userActor(session));
    return { data: { manifest_id: manifest_ids[0] ?? '', manifest_ids } };
  }),

  bindRoute(calls.orders.manifestDetails, async ({ params, db, services, session }) => ({
    data: {
      manifest: await loadManifest(
        db,
        session.brand_id,
        params.manifest_id,
        await services.couriers.forBrand(session.brand_id),
      ),
    },
  })),

  bindRoute(calls.orders.manifests, async ({ query, db, services, session }) => ({
    data: {
      manifests: await listManifests(db, session.brand_id, listedDays(query, services.clock.now())),
    },
  })),

  bindRoute(calls.orders.cancel, async ({ body, db, services, session }) => {
    const { order_ids, reason, only_rest } = body;
    const init = { ...changeContext(session), reason, only_rest };
    const { cancelled, failures } = await cancelOrders(db, services, order_ids, init);
    const outcome = {
      successful: cancelled,
      failures: failures.map(({ reason: message, ...order }) => Object.assign(order, { message })),
    };
    assertSomeSucceeded({ ...outcome, path: 'order_ids', ids: order_ids });
    return { data: outcome };
  }),

  bindRoute(calls.orders.shipmentCancel, async ({ body, db, services, session }) => {
    const init = { ...changeContext(session), reason: body.reason };
    const result = await cancelShipments(db, services, body.shipment_ids, init);
    assertSomeSucceeded({ ...result, path: 'shipment_ids', ids: body.shipment_ids });
    return { data: result };
  }),

  bindRoute(calls.tracking.deliveryProof, async ({ params, db, services, session }) => ({
    data: await loadDeliveryProof(db, services, session.brand_id, params.id),
  })),

  bindRoute(calls.tracking.deliveryProofFile, ({ params, db, services, session }) =>
    loadDeliveryProofFile(db, services, session.brand_id, params),
  ),
];
