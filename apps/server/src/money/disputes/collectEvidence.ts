import { writePoints } from '@khep/domain/disputes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Assessment } from './assess.ts';
import { countItems, itemsOf } from './findShipment.ts';
import type { DisputedShipment } from './findShipment.ts';

/** Parcels of this many days are compared. */
const historyDays = 180;
const maxAlike = 500;

export interface CollectedEvidence {
  points: string[];
  /** All SKU weights were confirmed by couriers. */
  is_frozen: boolean;
}

/** Collects what the product knows about a parcel, and writes the points of its dispute. */
export async function collectEvidence(
  db: Db | Tx,
  brand_id: string,
  shipment: DisputedShipment,
  { billed }: Pick<Assessment, 'billed'>,
  { scale_g, now }: { scale_g: number | null; now: Date },
): Promise<CollectedEvidence> {
  const { box } = shipment;
  const skuIds = [...countItems(itemsOf(box)).keys()];
  const [skus, boxes, alike, packed] = await Promise.all([
    db
      .selectFrom('skus')
      .select(['sku_id', 'freeze_weight'])
      .where('brand_id', '=', brand_id)
      .where('sku_id', 'in', skuIds.length > 0 ? skuIds : [''])
      .where('removed_at', 'is', null)
      .execute(),
    listBoxes(db, brand_id),
    findAlike(db, brand_id, shipment, now),
    db
      .selectFrom('events')
      .select(['actor', 'at'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', box.order_id)
      .where('kind', '=', 'order.packed')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const frozen_skus = skus.filter(({ freeze_weight }) => freeze_weight).length;
  const packed_by = packed?.actor && 'name' in packed.actor ? (packed.actor.name ?? '') : '';
  return {
    is_frozen: skuIds.length > 0 && frozen_skus === skuIds.length,
    points: writePoints({
      box_name: box.box_name,
      packed: { length: box.length_cm, width: box.width_cm, height: box.height_cm },
      dead_weight_g: box.dead_weight_g,
      billed: billed.size,
      billed_g: Math.max(billed.dead_g ?? 0, billed.volumetric_g ?? 0) || billed.charged_g,
      boxes,
      frozen_skus,
      skus: skuIds.length,
      alike,
      packed_at: (packed?.at ?? box.created_at).toISOString(),
      packed_by,
      scale_g,
    }),
  };
}

/** Outer dimensions of all boxes of a brand. */
function listBoxes(db: Db | Tx, brand_id: string) {
  return db
    .selectFrom('boxes')
    .select([
      sql<number>`coalesce(outer_length, length)`.as('length'),
      sql<number>`coalesce(outer_width, width)`.as('width'),
      sql<number>`coalesce(outer_height, height)`.as('height'),
    ])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .execute();
}

/** The same for parcels with the same units, however they are listed. */
function contentsKey(items: ReturnType<typeof itemsOf>): string {
  return [...countItems(items)]
    .map(([sku_id, { quantity }]) => `${sku_id}×${quantity}`)
    .toSorted((a, b) => a.localeCompare(b))
    .join('+');
}

/** Counts other parcels with the same contents in the same box, and those that no dispute says were billed heavier. */
async function findAlike(
  db: Db | Tx,
  brand_id: string,
  { box }: DisputedShipment,
  now: Date,
): Promise<{ parcels: number; as_declared: number }> {
  const contents = contentsKey(itemsOf(box));
  const others = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'items'])
    .where('brand_id', '=', brand_id)
    .where('box_name', '=', box.box_name)
    .where('shipment_id', '!=', box.shipment_id)
    .where('picked_up_at', 'is not', null)
    .where('created_at', '>=', new Date(now.getTime() - historyDays * 86_400_000))
    .orderBy('created_at', 'desc')
    .limit(maxAlike)
    .execute();
  const alike = others.filter((other) => contentsKey(itemsOf(other)) === contents);
  if (alike.length === 0) return { parcels: 0, as_declared: 0 };
  const heavier = await db
    .selectFrom('disputes')
    .select('shipment_id')
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('category', 'in', ['weight', 'dimensions'])
    .where(
      'shipment_id',
      'in',
      alike.map(({ shipment_id }) => shipment_id),
    )
    .execute();
  return { parcels: alike.length, as_declared: alike.length - heavier.length };
}
