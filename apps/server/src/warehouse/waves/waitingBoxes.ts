import type { WaveContent } from '@khep/api';
import { timeOnDay } from '@khep/domain/days';
import type { ShipmentState } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { pickupsOf } from '../../partners/couriers/pickupDays.ts';
import type { Db } from '../../platform/db/schema.ts';

/** States of boxes that have a courier and are still in the warehouse. */
export const inWarehouse: readonly ShipmentState[] = [
  'AWB_ASSIGNED',
  'PICKUP_SCHEDULED',
  'OUT_FOR_PICKUP',
  'PICKUP_FAILED',
];

/** Units in a box. */
const pieces = sql<number>`(select coalesce(sum((item ->> 'quantity')::int), 0)::int
  from jsonb_array_elements(shipments.items) as item)`;

/** Booked boxes of a brand that are in no wave, and were neither held, packed nor handed over. */
function waiting(db: Db, brand_id: string) {
  return db
    .selectFrom('shipments')
    .leftJoin('pickups', (join) =>
      join
        .onRef('pickups.brand_id', '=', 'shipments.brand_id')
        .onRef('pickups.pickup_id', '=', 'shipments.pickup_id'),
    )
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.state', 'in', inWarehouse)
    .where('shipments.awb', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('wave_boxes')
            .select('wave_boxes.tote')
            .where('wave_boxes.brand_id', '=', brand_id)
            .whereRef('wave_boxes.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('packed_boxes')
            .select('packed_boxes.root')
            .where('packed_boxes.brand_id', '=', brand_id)
            .whereRef('packed_boxes.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('box_holds')
            .select('box_holds.reason')
            .where('box_holds.brand_id', '=', brand_id)
            .whereRef('box_holds.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('handover_parcels')
            .select('handover_parcels.handover_id')
            .where('handover_parcels.brand_id', '=', brand_id)
            .whereRef('handover_parcels.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    );
}

/** When a box leaves: with its pickup, else with the next one of its courier. */
export function leavesAt(
  box: { courier_id: number | null; pickup_date: string | null; pickup_time: string | null },
  now: Date,
): Date | null {
  if (box.pickup_date !== null && box.pickup_time !== null)
    return timeOnDay(box.pickup_date, box.pickup_time);
  if (box.courier_id === null) return null;
  const [slot] = pickupsOf(box.courier_id, now).slots;
  return slot ? timeOnDay(slot.date, slot.time) : null;
}

export interface WaitingGroup {
  warehouse_id: string;
  courier_id: number | null;
  pickup_date: string | null;
  pickup_time: string | null;
  boxes: number;
  single: number;
  pieces: number;
}

/** Counts the waiting boxes by warehouse, courier and pickup. */
export async function countWaiting(db: Db, brand_id: string): Promise<WaitingGroup[]> {
  const rows = waiting(db, brand_id)
    .select([
      'shipments.warehouse_id',
      'shipments.courier_id',
      'pickups.pickup_date',
      'pickups.pickup_time',
      pieces.as('pieces'),
    ])
    .as('waiting');
  return db
    .selectFrom(rows)
    .select(({ fn }) => [
      'waiting.warehouse_id',
      'waiting.courier_id',
      'waiting.pickup_date',
      'waiting.pickup_time',
      sql<number>`count(*)::int`.as('boxes'),
      sql<number>`(count(*) filter (where pieces = 1))::int`.as('single'),
      sql<number>`${fn.sum('pieces')}::int`.as('pieces'),
    ])
    .groupBy(['waiting.warehouse_id', 'waiting.courier_id', 'waiting.pickup_date', 'waiting.pickup_time'])
    .execute();
}

export interface WaitingBox {
  shipment_id: string;
  order_id: string;
  order_number: string;
  courier_id: number | null;
  pickup_date: string | null;
  pickup_time: string | null;
  items: { sku_id: string; sku_name?: string; quantity: number }[];
}

/** The waiting boxes that leave first; of equal ones, those of the oldest orders. */
export async function firstWaiting(
  db: Db,
  { brand_id, warehouse_id }: { brand_id: string; warehouse_id: string },
  wanted: { courier_ids: readonly number[]; contents: WaveContent; most: number },
): Promise<WaitingBox[]> {
  let query = waiting(db, brand_id)
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.order_id',
      'orders.order_number',
      'shipments.courier_id',
      'pickups.pickup_date',
      'pickups.pickup_time',
      'shipments.items',
    ])
    .where('shipments.warehouse_id', '=', warehouse_id);
  if (wanted.courier_ids.length > 0) query = query.where('shipments.courier_id', 'in', wanted.courier_ids);
  if (wanted.contents !== 'all') query = query.where(pieces, wanted.contents === 'single' ? '=' : '>', 1);
  const rows = await query
    .orderBy(sql`pickups.pickup_date nulls last`)
    .orderBy(sql`pickups.pickup_time nulls last`)
    .orderBy('orders.order_date')
    .orderBy('shipments.shipment_id')
    .limit(wanted.most)
    .execute();
  return rows.map((row) => ({ ...row, items: row.items as WaitingBox['items'] }));
}
