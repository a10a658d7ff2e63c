import { floorConflict } from '../../base/floorProblem.ts';
import type { BenchSizes } from '@khep/api';
import { notFound } from '../../base/errors.ts';
import { loadPackingContext } from '../../orders/packing/packingContext.ts';
import { serializeSizes } from '../../orders/packing/serializers.ts';
import { suggestSizes } from '../../orders/packing/suggestBoxes.ts';
import { lockOrder } from '../../orders/state/orderState.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import { loadContents, packIntoOne, toBoxColumns, unitsOf } from './boxContents.ts';
import { requireOpenBox } from './openBox.ts';

/** The sizes of which one takes all pieces of a box, the best first. @throws ApiError 404 */
export async function listBoxSizes(db: Db, brand_id: string, shipment_id: string): Promise<BenchSizes> {
  const { contents } = await loadContents(db, brand_id, shipment_id);
  const basis = await loadPackingContext(db, brand_id, { sku_ids: contents.map(({ sku_id }) => sku_id) });
  const sizes = serializeSizes(await suggestSizes(contents, basis), basis.boxes);
  return { boxes: sizes.filter(({ fits_all }) => fits_all) };
}

/**
 * Packs the items of a box into another size of the brand, by the same rules as any packing: items that don't fit, or are
 * too heavy for it, are refused with the reason. The courier keeps its booking; the label shows the new box.
 * @throws ApiError 404, 409 if it is packed, held, cancelled or gone, 422
 */
export async function changeBox(
  db: Db,
  { brand_id, actor }: ChangeContext,
  shipment_id: string,
  box_id: string,
  now: Date,
): Promise<void> {
  const { order_id, contents } = await loadContents(db, brand_id, shipment_id);
  const packed = await packIntoOne(db, brand_id, contents, { field: 'box_id', box_id });
  await db.transaction().execute(async (tx) => {
    if (!(await lockOrder(tx, brand_id, order_id))) throw notFound('order');
    const before = await requireOpenBox(tx, brand_id, shipment_id);
    if (before.box_id === box_id) return;
    if (unitsOf(before.items) !== unitsOf(packed.items))
      throw floorConflict('box_changed', {}, 'The pieces of this box have changed. Scan it again.');
    await tx
      .updateTable('shipments')
      .set({ ...toBoxColumns(packed), updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      shipment_id,
      kind: 'shipment.box_changed',
      actor,
      data: { from: before.box_name, to: packed.name },
      at: now,
    });
  });
}
