import { isBeforePickup } from '@khep/domain/shipments';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { conflict, validationError, notFound } from '../../../base/errors.ts';
import { appendEvents } from '../../../platform/db/events.ts';
import type { Actor } from '../../../base/actor.ts';
import { newId } from '../../../base/ids.ts';
import { lockOrders, recomputeOrderState } from '../../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { reserveNumbers } from '../../../orders/core/numberSeries.ts';
import type { Services } from '../../../start/services.ts';
import { lockShipmentsById } from '../../../orders/shipments/queries.ts';

/** The courier has picked up the box: a manifest created now records an earlier handover. */
function isLate({ state }: ShipmentRecord): boolean {
  return state !== 'CANCELLED' && !isBeforePickup(state);
}

/**
 * A shipment can be added to a manifest once its pickup is scheduled, and later: couriers request manifests
 * afterwards.
 */
function isListable(box: ShipmentRecord): boolean {
  return box.state === 'PICKUP_SCHEDULED' || box.state === 'OUT_FOR_PICKUP' || isLate(box);
}

/** One manifest for each courier and warehouse of the shipments. */
export async function createManifests(
  db: Db,
  services: Services,
  brand_id: string,
  shipments: readonly ShipmentRecord[],
  actor: Actor,
): Promise<string[]> {
  if (shipments.length === 0) throw validationError({ shipment_ids: 'Select at least one shipment.' });
  const author = { now: services.clock.now(), actor };
  return db.transaction().execute((tx) => createManifestsIn(tx, brand_id, shipments, author));
}

/** As `createManifests`, in a transaction of the caller's, which has locked no other orders. */
export async function createManifestsIn(
  tx: Tx,
  brand_id: string,
  shipments: readonly ShipmentRecord[],
  { now, actor }: { now: Date; actor: Actor },
): Promise<string[]> {
  const orders = await lockOrders(
    tx,
    brand_id,
    shipments.map(({ order_id }) => order_id),
  );
  const locked = await lockShipmentsById(
    tx,
    brand_id,
    shipments.map(({ shipment_id }) => shipment_id),
  );
  const boxes = shipments.flatMap(({ shipment_id }) => locked.get(shipment_id) ?? []);
  if (boxes.length !== shipments.length) throw notFound('shipment');
  assertListable(boxes);
  const ids: string[] = [];
  const groups = Map.groupBy(boxes, ({ courier_id, warehouse_id }) => `${courier_id}|${warehouse_id}`);
  for (const group of groups.values()) ids.push(await createManifest(tx, group, { now, actor }));
  for (const order of orders.values()) await recomputeOrderState(tx, order, now, actor);
  return ids;
}

function assertListable(shipments: readonly ShipmentRecord[]): void {
  const cancelled = shipments.find(({ state }) => state === 'CANCELLED');
  if (cancelled) throw conflict(`${cancelled.awb ?? 'A box'} is cancelled, so it can't be manifested.`);
  const early = shipments.find((box) => !isListable(box));
  if (early)
    throw conflict(`Schedule the pickup of ${early.awb ?? 'every box'} first, then add it to a manifest.`);
  const listed = shipments.find(({ manifest_id }) => manifest_id !== null);
  if (listed) throw conflict(`${listed.awb} is already on a manifest.`);
}

/** Creates the manifest of one courier and warehouse. The caller has locked the shipments and their orders. */
async function createManifest(
  tx: Tx,
  group: readonly ShipmentRecord[],
  { now, actor }: { now: Date; actor: Actor },
): Promise<string> {
  const [sample] = group;
  if (!sample?.courier_id) throw notFound('shipment');
  const { brand_id, courier_id, warehouse_id } = sample;
  const manifest_id = newId('mnf');
  const manifest_number = `MF-${String(await reserveNumbers(tx, brand_id, 'manifest')).padStart(5, '0')}`;
  await tx
    .insertInto('manifests')
    .values({
      brand_id,
      manifest_id,
      manifest_number,
      warehouse_id,
      courier_id,
      shipment_count: group.length,
      created_at: now,
    })
    .execute();
  await tx
    .updateTable('shipments')
    .set({ manifest_id, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where(
      'shipment_id',
      'in',
      group.map(({ shipment_id }) => shipment_id),
    )
    .execute();
  await appendEvents(
    tx,
    group.map((box) => ({
      brand_id,
      order_id: box.order_id,
      shipment_id: box.shipment_id,
      kind: 'shipment.manifested',
      actor,
      data: {
        manifest_id,
        manifest_number,
        awb: box.awb,
        courier: courierName(courier_id),
        ...(isLate(box) ? { is_late: true } : {}),
      },
      at: now,
    })),
  );
  return manifest_id;
}
