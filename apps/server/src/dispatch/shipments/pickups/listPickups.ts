import type { Pickup, PickupDetails } from '@khep/api';
import { isBeforePickup } from '@khep/domain/shipments';
import { notFound } from '../../../base/errors.ts';
import { shipmentRows } from '../../../orders/shipments/serializers.ts';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import type { BrandCouriers } from '../../../partners/couriers/port.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { listedDays } from '../listedDays.ts';

const maxPickups = 200;

/** Lists the pickups of the chosen days. Without chosen days, also those whose boxes still wait for the courier, however old. */
export async function listPickups(
  db: Db,
  brand_id: string,
  days: Parameters<typeof listedDays>[0],
  now: Date,
): Promise<Pickup[]> {
  const ofDays = await loadPickups(db, brand_id, listedDays(days, now));
  if (days.start_date !== undefined || days.end_date !== undefined) return ofDays;
  const listed = new Set(ofDays.map(({ id }) => id));
  const ids = (await openPickupIds(db, brand_id)).filter((id) => !listed.has(id));
  return [...ofDays, ...(await loadPickups(db, brand_id, { ids }))];
}

/** Ids of pickups with boxes that the courier hasn't picked up. */
async function openPickupIds(db: Db, brand_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .select('pickup_id')
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('state', 'in', ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'PICKUP_FAILED'])
    .where('pickup_id', 'is not', null)
    .limit(maxPickups)
    .execute();
  return rows.flatMap(({ pickup_id }) => pickup_id ?? []);
}

/** Loads pickups of these ids, or of these days, with the boxes that they take. */
export async function loadPickups(
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
    .limit(maxPickups);
  if ('ids' in wanted) {
    if (wanted.ids.length === 0) return [];
    query = query.where('pickup_id', 'in', [...wanted.ids]);
  } else query = query.where('pickup_date', '>=', wanted.from).where('pickup_date', '<=', wanted.to);
  const pickups = await query.execute();
  if (pickups.length === 0) return [];
  const [boxes, warehouses] = await Promise.all([
    db
      .selectFrom('shipments')
      .select(['shipment_id', 'pickup_id', 'manifest_id', 'picked_up_at', 'state', 'label_printed_at'])
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
      manifest_ids: [...new Set(own.flatMap(({ manifest_id }) => manifest_id ?? []))],
      unprinted_ids: own
        .filter(({ state, label_printed_at }) => label_printed_at === null && isBeforePickup(state))
        .map(({ shipment_id }) => shipment_id),
      failed_shipment_ids: own
        .filter(({ state }) => state === 'PICKUP_FAILED')
        .map(({ shipment_id }) => shipment_id),
      created_at: pickup.created_at.toISOString(),
    };
  });
}

/** Loads a pickup with its boxes. @throws ApiError 404 */
export async function loadPickup(
  db: Db,
  brand_id: string,
  pickup_id: string,
  couriers: BrandCouriers,
): Promise<PickupDetails> {
  const [pickup] = await loadPickups(db, brand_id, { ids: [pickup_id] });
  if (!pickup) throw notFound('pickup');
  const boxes = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('pickup_id', '=', pickup_id)
    .where('state', '!=', 'CANCELLED')
    .orderBy('order_id')
    .orderBy('box_no')
    .execute();
  return { ...pickup, shipments: await shipmentRows(db, brand_id, boxes, couriers) };
}
