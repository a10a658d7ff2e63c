import type { BenchBox } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { barcodesOf, learnPieceWeight, weighingsKept } from '@khep/domain/warehouse';
import type { PieceWeight } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import { boxNumber } from '../../orders/shipments/boxNumber.ts';
import { shipmentsOfOrders } from '../../orders/shipments/queries.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { leavesAt } from '../waves/waitingBoxes.ts';

type BoxItem = Pick<BenchBox['pieces'][number], 'sku_id' | 'quantity' | 'position' | 'rotation'> & {
  sku_name?: string;
  fragile?: boolean;
};

/** A box with all that the bench needs to pack it. @throws ApiError 404 */
export async function loadBenchBox(
  db: Db | Tx,
  brand_id: string,
  shipment_id: string,
  now: Date,
): Promise<BenchBox> {
  const box = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!box) throw notFound('shipment');
  const items = box.items as BoxItem[];
  const codes = [...new Set(items.map(({ sku_id }) => sku_id))];
  const [order, live, skus, weights, emptyBox, pickup, wave, packed, hold] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['order_number', 'buyer_name', 'city', 'pincode'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', box.order_id)
      .executeTakeFirstOrThrow(),
    shipmentsOfOrders(db, brand_id, [box.order_id]),
    db
      .selectFrom('skus')
      .select(['sku_id', 'sku_name', 'actual_weight', 'fragile', 'additional_info'])
      .where('brand_id', '=', brand_id)
      .where('sku_id', 'in', codes)
      .execute(),
    learnedWeights(db, brand_id, codes),
    db
      .selectFrom('boxes')
      .select('empty_weight')
      .where('brand_id', '=', brand_id)
      .where('id', '=', box.box_id ?? '')
      .executeTakeFirst(),
    db
      .selectFrom('pickups')
      .select(['pickup_date', 'pickup_time'])
      .where('brand_id', '=', brand_id)
      .where('pickup_id', '=', box.pickup_id ?? '')
      .executeTakeFirst(),
    loadWaveOf(db, brand_id, shipment_id),
    db
      .selectFrom('packed_boxes')
      .select(['packed_by', 'packed_at', 'scale_g'])
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .executeTakeFirst(),
    db
      .selectFrom('box_holds')
      .select(['reason', 'held_by', 'held_at'])
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .executeTakeFirst(),
  ]);
  const skuOf = new Map(skus.map((sku) => [sku.sku_id, sku]));
  const shortOf = new Map(wave?.short);
  const place = { courier_id: box.courier_id, pickup_date: null, pickup_time: null, ...pickup };
  return {
    shipment_id,
    order_id: box.order_id,
    order_number: order.order_number,
    box_no: boxNumber(box, live),
    box_count: Math.max(live.length, 1),
    awb: box.awb,
    courier_name: courierName(box.courier_id),
    buyer_name: order.buyer_name,
    city: order.city,
    pincode: order.pincode,
    collectible: paiseToRupees(box.collectible_paise),
    leaves_at: leavesAt(place, now)?.toISOString() ?? null,
    wave: wave?.wave ?? null,
    box_name: box.box_name,
    dimensions: { length: box.length_cm, width: box.width_cm, height: box.height_cm },
    inner_dimensions: box.inner_sides,
    volume_utilized: box.volume_utilized,
    pieces: items.map(({ sku_id, sku_name, quantity, position, rotation, fragile }) => {
      const sku = skuOf.get(sku_id);
      // The units that were not found stand with the first lines of their SKU.
      const short = Math.min(quantity, shortOf.get(sku_id) ?? 0);
      shortOf.set(sku_id, (shortOf.get(sku_id) ?? 0) - short);
      return {
        sku_id,
        sku_name: sku_name ?? sku?.sku_name ?? sku_id,
        barcodes: barcodesOf(sku?.additional_info ?? null),
        quantity,
        position,
        rotation,
        fragile: fragile ?? sku?.fragile ?? false,
        short,
        weight: weights.get(sku_id) ?? null,
        declared_g: sku?.actual_weight ?? 0,
      };
    }),
    box_g: emptyBox?.empty_weight ?? 0,
    declared_g: box.dead_weight_g,
    packed: packed
      ? { by: packed.packed_by, at: packed.packed_at.toISOString(), scale_g: packed.scale_g }
      : null,
    is_cancelled: box.state === 'CANCELLED',
    held: hold ? { by: hold.held_by, at: hold.held_at.toISOString(), reason: hold.reason } : null,
    box_id: box.box_id,
  };
}

/** Weights of SKUs as the bench knows them. */
async function learnedWeights(
  db: Db | Tx,
  brand_id: string,
  codes: readonly string[],
): Promise<Map<string, PieceWeight>> {
  const learned = await Promise.all(
    codes.map(async (code) => {
      const rows = await db
        .selectFrom('piece_weighings')
        .select('grams')
        .where('brand_id', '=', brand_id)
        .where('sku_code', '=', code)
        .orderBy('at', 'desc')
        .orderBy('weighing_id', 'desc')
        .limit(weighingsKept)
        .execute();
      const weight = learnPieceWeight(rows.map(({ grams }) => grams).toReversed());
      return weight ? ([[code, weight]] as const) : [];
    }),
  );
  return new Map(learned.flat());
}

async function loadWaveOf(db: Db | Tx, brand_id: string, shipment_id: string) {
  const own = await db
    .selectFrom('wave_boxes')
    .innerJoin('waves', (join) =>
      join
        .onRef('waves.brand_id', '=', 'wave_boxes.brand_id')
        .onRef('waves.wave_id', '=', 'wave_boxes.wave_id'),
    )
    .select(['waves.wave_id', 'waves.wave_number', 'wave_boxes.tote'])
    .where('wave_boxes.brand_id', '=', brand_id)
    .where('wave_boxes.shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!own) return undefined;
  const [counts, picks] = await Promise.all([
    db
      .selectFrom('wave_boxes')
      .select([sql<number>`count(*)::int`.as('boxes'), sql<number>`count(packed_at)::int`.as('packed')])
      .where('brand_id', '=', brand_id)
      .where('wave_id', '=', own.wave_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('picks')
      .select(['sku_code', sql<number>`sum(short)::int`.as('short')])
      .where('brand_id', '=', brand_id)
      .where('wave_id', '=', own.wave_id)
      .where('shipment_id', '=', shipment_id)
      .groupBy('sku_code')
      .execute(),
  ]);
  return {
    wave: { id: own.wave_id, number: own.wave_number, tote: own.tote, ...counts },
    short: picks.map(({ sku_code, short }) => [sku_code, short] as const),
  };
}
