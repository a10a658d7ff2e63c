import { parcelNumberOf, toteOf } from '@khep/domain/warehouse';
import { floorRefusal } from '../../base/floorProblem.ts';
import type { Db } from '../../platform/db/schema.ts';
import { inWarehouse } from '../waves/waitingBoxes.ts';

/**
 * Finds the box that a scanned code means: a tote of an open wave, an AWB or its QR code, an order, or a SKU that a box waits for. Boxes
 * that aren't packed come first, those of the oldest wave before others.
 * @throws ApiError 404
 */
export async function findBox(db: Db, brand_id: string, typed: string): Promise<string> {
  const code = parcelNumberOf(typed);
  const found =
    (await boxInTote(db, brand_id, toteOf(code))) ??
    (await boxOfNumber(db, brand_id, code)) ??
    (await boxWithSku(db, brand_id, code));
  if (found === undefined)
    throw floorRefusal(
      404,
      'no_box_for_code',
      { code },
      `No box waits for ${code}. Scan a tote, an AWB, an order or a SKU.`,
    );
  return found;
}

const inWaves = (db: Db, brand_id: string) =>
  db
    .selectFrom('wave_boxes')
    .innerJoin('waves', (join) =>
      join
        .onRef('waves.brand_id', '=', 'wave_boxes.brand_id')
        .onRef('waves.wave_id', '=', 'wave_boxes.wave_id'),
    )
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'wave_boxes.brand_id')
        .onRef('shipments.shipment_id', '=', 'wave_boxes.shipment_id'),
    )
    .select('wave_boxes.shipment_id')
    .where('wave_boxes.brand_id', '=', brand_id)
    .where('wave_boxes.packed_at', 'is', null)
    .where('waves.state', 'in', ['open', 'picked'])
    .where('shipments.state', 'in', inWarehouse)
    .orderBy('waves.wave_number')
    .orderBy('wave_boxes.tote')
    .limit(1);

async function boxInTote(db: Db, brand_id: string, tote: number | undefined): Promise<string | undefined> {
  if (tote === undefined) return undefined;
  const row = await inWaves(db, brand_id).where('wave_boxes.tote', '=', tote).executeTakeFirst();
  return row?.shipment_id;
}

async function boxOfNumber(db: Db, brand_id: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('packed_boxes', (join) =>
      join
        .onRef('packed_boxes.brand_id', '=', 'shipments.brand_id')
        .onRef('packed_boxes.shipment_id', '=', 'shipments.shipment_id'),
    )
    .select('shipments.shipment_id')
    .where('shipments.brand_id', '=', brand_id)
    .where((eb) =>
      eb.or([eb('shipments.awb', '=', code), eb('orders.order_number', '=', code.toUpperCase())]),
    )
    .where('shipments.state', '<>', 'DRAFT')
    .orderBy(({ eb }) => eb('shipments.state', '=', 'CANCELLED'))
    .orderBy(({ eb }) => eb('packed_boxes.root', 'is not', null))
    .orderBy('shipments.box_no')
    .limit(1)
    .executeTakeFirst();
  return row?.shipment_id;
}

async function boxWithSku(db: Db, brand_id: string, code: string): Promise<string | undefined> {
  const row = await inWaves(db, brand_id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('picks')
          .select('picks.pick_no')
          .where('picks.brand_id', '=', brand_id)
          .whereRef('picks.shipment_id', '=', 'wave_boxes.shipment_id')
          .whereRef('picks.wave_id', '=', 'wave_boxes.wave_id')
          .where('picks.sku_code', '=', code),
      ),
    )
    .executeTakeFirst();
  return row?.shipment_id;
}
