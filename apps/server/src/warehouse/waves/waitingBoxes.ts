import { noZone } from '@khep/api';
import type { WaveChoice, WaveDraft, WaveMatch } from '@khep/api';
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

/** Products in a box. */
const lines = sql<number>`(select count(distinct item ->> 'sku_id')::int
  from jsonb_array_elements(shipments.items) as item)`;

const zone = sql<string>`coalesce(nullif(shipments.zone, ''), ${sql.lit(noZone)})`;

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

/** A pickup that boxes leave with, or none yet. */
interface Van {
  courier_id: number | null;
  pickup_date: string | null;
  pickup_time: string | null;
}

/** When a box leaves: with its pickup, else with the next one of its courier. */
export function leavesAt(box: Van, now: Date): Date | null {
  if (box.pickup_date !== null && box.pickup_time !== null)
    return timeOnDay(box.pickup_date, box.pickup_time);
  if (box.courier_id === null) return null;
  const [slot] = pickupsOf(box.courier_id, now).slots;
  return slot ? timeOnDay(slot.date, slot.time) : null;
}

export interface WaitingGroup extends Van {
  warehouse_id: string;
  zone: string;
  boxes: number;
  single: number;
  pieces: number;
}

/** Counts the waiting boxes by warehouse, courier, pickup and zone. */
export async function countWaiting(db: Db, brand_id: string): Promise<WaitingGroup[]> {
  const rows = waiting(db, brand_id)
    .select([
      'shipments.warehouse_id',
      'shipments.courier_id',
      'pickups.pickup_date',
      'pickups.pickup_time',
      zone.as('zone'),
      pieces.as('pieces'),
    ])
    .as('waiting');
  const group = [
    'waiting.warehouse_id',
    'waiting.courier_id',
    'waiting.pickup_date',
    'waiting.pickup_time',
    'waiting.zone',
  ] as const;
  return db
    .selectFrom(rows)
    .select(({ fn }) => [
      ...group,
      sql<number>`count(*)::int`.as('boxes'),
      sql<number>`(count(*) filter (where pieces = 1))::int`.as('single'),
      sql<number>`${fn.sum('pieces')}::int`.as('pieces'),
    ])
    .groupBy(group)
    .execute();
}

interface Place {
  brand_id: string;
  warehouse_id: string;
}

/** The waiting boxes of a warehouse, with their orders. */
const waitingIn = (db: Db, { brand_id, warehouse_id }: Place) =>
  waiting(db, brand_id)
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .where('shipments.warehouse_id', '=', warehouse_id);

const tags = sql`jsonb_array_elements_text(coalesce(orders.details -> 'custom_tags', '[]'))`;

/** The tags of the orders whose boxes wait, in small letters, the most frequent first. */
export async function waitingTags(db: Db, place: Place, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom(
      waitingIn(db, place)
        .select(sql<string>`lower(${tags})`.as('tag'))
        .as('tagged'),
    )
    .select('tagged.tag')
    .groupBy('tagged.tag')
    .orderBy(sql`count(*) desc`)
    .orderBy('tagged.tag')
    .limit(most)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Which boxes a wave takes, whether they are counted or put into it. */
export type BoxChoice = Pick<WaveDraft, 'contents' | 'leaves_by' | 'tag'> &
  Pick<WaveChoice, 'courier_ids' | 'zones'>;

const isOfContents = {
  all: sql<boolean>`true`,
  single: sql<boolean>`${pieces} = 1`,
  multi: sql<boolean>`${pieces} > 1`,
  single_line: sql<boolean>`${lines} = 1`,
  multi_line: sql<boolean>`${lines} > 1`,
} satisfies Record<WaveDraft['contents'], unknown>;

/** The waiting boxes that match a choice: the count before a wave and the wave itself both ask here. */
async function matching(db: Db, place: Place, choice: BoxChoice, now: Date) {
  const { courier_ids = [], zones = [], contents, leaves_by, tag = '' } = choice;
  let query = waitingIn(db, place).where(isOfContents[contents]);
  if (courier_ids.length > 0) query = query.where('shipments.courier_id', 'in', courier_ids);
  if (zones.length > 0) query = query.where(zone, 'in', zones);
  if (tag !== '')
    query = query.where(sql<boolean>`exists (select 1 from ${tags} as tag where lower(tag) = lower(${tag}))`);
  if (leaves_by !== undefined) {
    const vans = await vansBefore(db, place, new Date(leaves_by), now);
    query = query.where((eb) =>
      eb.or(
        vans.map(({ courier_id, pickup_date, pickup_time }) =>
          eb.and([
            eb('shipments.courier_id', 'is not distinct from', courier_id),
            eb('pickups.pickup_date', 'is not distinct from', pickup_date),
            eb('pickups.pickup_time', 'is not distinct from', pickup_time),
          ]),
        ),
      ),
    );
  }
  // A builder must not be awaited.
  return { query };
}

/** The pickups of waiting boxes that leave by a time. */
async function vansBefore(db: Db, place: Place, leaves_by: Date, now: Date): Promise<Van[]> {
  const vans = await waitingIn(db, place)
    .select(['shipments.courier_id', 'pickups.pickup_date', 'pickups.pickup_time'])
    .distinct()
    .execute();
  return vans.filter((van) => {
    const leaves_at = leavesAt(van, now);
    return leaves_at !== null && leaves_at <= leaves_by;
  });
}

/** Counts the boxes that a wave would take. */
export async function countMatching(db: Db, place: Place, choice: BoxChoice, now: Date): Promise<WaveMatch> {
  const { query } = await matching(db, place, choice, now);
  return query
    .select([
      sql<number>`count(*)::int`.as('boxes'),
      sql<number>`count(distinct shipments.order_id)::int`.as('orders'),
    ])
    .executeTakeFirstOrThrow();
}

export interface WaitingBox extends Van {
  shipment_id: string;
  order_id: string;
  order_number: string;
  items: { sku_id: string; sku_name?: string; quantity: number }[];
}

/** The matching boxes that leave first; of equal ones, those of the oldest orders. */
export async function firstMatching(
  db: Db,
  place: Place,
  choice: BoxChoice & { most: number },
  now: Date,
): Promise<WaitingBox[]> {
  const { query } = await matching(db, place, choice, now);
  const rows = await query
    .select([
      'shipments.shipment_id',
      'shipments.order_id',
      'orders.order_number',
      'shipments.courier_id',
      'pickups.pickup_date',
      'pickups.pickup_time',
      'shipments.items',
    ])
    .orderBy(sql`pickups.pickup_date nulls last`)
    .orderBy(sql`pickups.pickup_time nulls last`)
    .orderBy('orders.order_date')
    .orderBy('shipments.shipment_id')
    .limit(choice.most)
    .execute();
  return rows.map((row) => ({ ...row, items: row.items as WaitingBox['items'] }));
}
