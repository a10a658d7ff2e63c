import { calls } from '@khep/api';
import type { Manifest, ManifestRow, Pickup } from '@khep/api';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, conflict, notFound, validationError } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { addDays, endOfDay, istDay, startOfDay } from '../../base/days.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { cancelShipment } from './cancel.ts';
import { createManifests } from './manifest.ts';
import { schedulePickups } from './pickup.ts';
import { shipmentsById, shipmentsOfOrders } from '../../orders/shipments/queries.ts';
import { shipmentRows } from '../../orders/shipments/serializers.ts';

interface Days {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

const rangeOf = (query: Days, now: Date) => {
  const to = query.end_date ?? addDays(istDay(now), 7);
  return { from: query.start_date ?? addDays(istDay(now), -6), to };
};

/** Ids of pickups with boxes that the courier hasn't picked up. */
async function openPickupIds(db: Db, brand_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .select('pickup_id')
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('state', 'in', ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'PICKUP_FAILED'])
    .where('pickup_id', 'is not', null)
    .limit(200)
    .execute();
  return rows.flatMap(({ pickup_id }) => pickup_id ?? []);
}

/** Pickups of these ids, or of these days, with the boxes that they take. */
async function serializePickups(
  db: Db,
  brand_id: string,
  wanted: { ids: readonly string[] } | { from: string; to: string },
): Promise<Pickup[]> {
  let query = db
    .selectFrom('pickups')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('pickup_date', 'desc')
    .orderBy('pickup_id', 'desc')
    .limit(200);
  if ('ids' in wanted) {
    if (wanted.ids.length === 0) return [];
    query = query.where('pickup_id', 'in', [...wanted.ids]);
  } else query = query.where('pickup_date', '>=', wanted.from).where('pickup_date', '<=', wanted.to);
  const pickups = await query.execute();
  if (pickups.length === 0) return [];
  const [boxes, warehouses] = await Promise.all([
    db
      .selectFrom('shipments')
      .select(['shipment_id', 'pickup_id', 'manifest_id', 'picked_up_at', 'state'])
      .where('brand_id', '=', brand_id)
      .where(
        'pickup_id',
        'in',
        pickups.map(({ pickup_id }) => pickup_id),
      )
      .where('state', '!=', 'CANCELLED')
      .execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
  ]);
  const byPickup = Map.groupBy(boxes, ({ pickup_id }) => pickup_id);
  return pickups.map((pickup) => {
    const own = byPickup.get(pickup.pickup_id) ?? [];
    return {
      id: pickup.pickup_id,
      warehouse_id: pickup.warehouse_id,
      warehouse_name: warehouses.find(({ id }) => id === pickup.warehouse_id)?.name ?? '',
      courier_id: pickup.courier_id,
      courier_name: courierName(pickup.courier_id),
      date: pickup.pickup_date,
      time: pickup.pickup_time,
      expected_count: pickup.expected_count,
      picked_count: own.filter(({ picked_up_at }) => picked_up_at !== null).length,
      unmanifested_count: own.filter(({ manifest_id }) => manifest_id === null).length,
      courier_reference: pickup.courier_reference,
      shipment_ids: own.map(({ shipment_id }) => shipment_id),
      failed_shipment_ids: own
        .filter(({ state }) => state === 'PICKUP_FAILED')
        .map(({ shipment_id }) => shipment_id),
      created_at: pickup.created_at.toISOString(),
    };
  });
}

type Wanted = { manifest_id: string } | { from: string; to: string };

async function serializeManifests(db: Db, brand_id: string, wanted: Wanted): Promise<ManifestRow[]> {
  let query = db
    .selectFrom('manifests')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('created_at', 'desc')
    .limit(200);
  query =
    'manifest_id' in wanted
      ? query.where('manifest_id', '=', wanted.manifest_id)
      : query
          .where('created_at', '>=', startOfDay(wanted.from))
          .where('created_at', '<', endOfDay(wanted.to));
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const [boxes, warehouses] = await Promise.all([
    db
      .selectFrom('shipments')
      .select(['manifest_id', 'picked_up_at'])
      .where('brand_id', '=', brand_id)
      .where(
        'manifest_id',
        'in',
        rows.map(({ manifest_id }) => manifest_id),
      )
      .execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
  ]);
  return rows.map((row) => ({
    id: row.manifest_id,
    manifest_number: row.manifest_number,
    warehouse_id: row.warehouse_id,
    warehouse_name: warehouses.find(({ id }) => id === row.warehouse_id)?.name ?? '',
    courier_id: row.courier_id,
    courier_name: courierName(row.courier_id),
    shipment_count: row.shipment_count,
    picked_count: boxes.filter(
      ({ manifest_id, picked_up_at }) => manifest_id === row.manifest_id && picked_up_at !== null,
    ).length,
    created_at: row.created_at.toISOString(),
  }));
}

/** A manifest with its shipments. */
export async function loadManifest(
  db: Db,
  brand_id: string,
  manifest_id: string,
  couriers: BrandCouriers,
): Promise<Manifest> {
  const [manifest] = await serializeManifests(db, brand_id, { manifest_id });
  if (!manifest) throw notFound('manifest');
  const boxes = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('manifest_id', '=', manifest_id)
    .orderBy('order_id')
    .orderBy('box_no')
    .execute();
  return { ...manifest, shipments: await shipmentRows(db, brand_id, boxes, couriers) };
}

/**
 * Shipments to pick up of each order: those waiting for a pickup, or all without one, so that the response
 * gives the reason.
 */
function waiting(boxes: readonly ShipmentRecord[]): ShipmentRecord[] {
  const waits = ({ state }: ShipmentRecord) => state === 'AWB_ASSIGNED' || state === 'PICKUP_FAILED';
  return [...Map.groupBy(boxes, ({ order_id }) => order_id).values()].flatMap((own) => {
    const some = own.filter(waits);
    return some.length > 0 ? some : own;
  });
}

export const routes: Route[] = [
  bindRoute(calls.orders.pickup, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    if (body.pickup_date < istDay(services.clock.now()))
      throw validationError({ pickup_date: 'Choose today or a later date.' });
    const known =
      body.order_ids.length > 0
        ? await db
            .selectFrom('orders')
            .select('order_id')
            .where('brand_id', '=', brand_id)
            .where('order_id', 'in', body.order_ids)
            .execute()
        : [];
    if (known.length !== new Set(body.order_ids).size) throw notFound('order');
    const shipments = [
      ...(await shipmentsById(db, brand_id, body.shipment_ids)),
      ...waiting(await shipmentsOfOrders(db, brand_id, body.order_ids)),
    ];
    const unique = [...new Map(shipments.map((shipment) => [shipment.shipment_id, shipment])).values()];
    const outcome = await schedulePickups(db, services, {
      brand_id,
      shipments: unique,
      date: body.pickup_date,
      time: body.pickup_time,
      actor: userActor(session),
    });
    const byId = new Map(unique.map((shipment) => [shipment.shipment_id, shipment]));
    const failures = outcome.failures.map(({ shipment_id, reason }) => ({
      shipment_id,
      awb: byId.get(shipment_id)?.awb ?? null,
      message: reason,
    }));
    if (outcome.pickups.length === 0 && failures.length === 0)
      throw conflict('There is nothing to pick up. Allocate a courier first.');
    const ofOrders = body.shipment_ids.length === 0;
    assertSomeSucceeded({
      successful: outcome.pickups,
      failures: ofOrders
        ? failures.map((failure) => ({ ...failure, order_id: byId.get(failure.shipment_id)?.order_id ?? '' }))
        : failures,
      path: ofOrders ? 'order_ids' : 'shipment_ids',
      ids: ofOrders ? body.order_ids : body.shipment_ids,
    });
    return {
      data: {
        pickups: await serializePickups(db, brand_id, {
          ids: outcome.pickups.map(({ pickup_id }) => pickup_id),
        }),
        failures,
      },
    };
  }),

  bindRoute(calls.orders.pickups, async ({ query, db, services, session }) => {
    const { brand_id } = session;
    const ofDays = await serializePickups(db, brand_id, rangeOf(query, services.clock.now()));
    if (query.start_date !== undefined || query.end_date !== undefined) return { data: { pickups: ofDays } };
    // Without days of its own the list shows all open work, however old.
    const shown = new Set(ofDays.map(({ id }) => id));
    const ids = (await openPickupIds(db, brand_id)).filter((id) => !shown.has(id));
    return { data: { pickups: [...ofDays, ...(await serializePickups(db, brand_id, { ids }))] } };
  }),

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
    data: { manifests: await serializeManifests(db, session.brand_id, rangeOf(query, services.clock.now())) },
  })),

  bindRoute(calls.orders.shipmentCancel, async ({ body, db, services, session }) => {
    await shipmentsById(db, session.brand_id, body.shipment_ids);
    const successful: string[] = [];
    const failures: { shipment_id: string; message: string }[] = [];
    for (const shipment_id of new Set(body.shipment_ids)) {
      try {
        await cancelShipment(db, services, shipment_id, {
          brand_id: session.brand_id,
          actor: userActor(session),
          reason: body.reason,
        });
        successful.push(shipment_id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failures.push({ shipment_id, message: error.detail });
      }
    }
    assertSomeSucceeded({ successful, failures, path: 'shipment_ids', ids: body.shipment_ids });
    return { data: { successful, failures } };
  }),
];
