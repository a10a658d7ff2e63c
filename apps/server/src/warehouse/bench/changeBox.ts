import type { BenchSizes } from '@khep/api';
import { explodeLines } from '@khep/domain/orders';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import type { PackableLine } from '../../orders/packing/packingContext.ts';
import { loadPackingContext } from '../../orders/packing/packingContext.ts';
import { serializePacking, serializeSizes } from '../../orders/packing/serializers.ts';
import { suggestBoxesForOrders, suggestSizes } from '../../orders/packing/suggestBoxes.ts';
import { lockOrder } from '../../orders/state/orderState.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { requireOpenBox } from './openBox.ts';

/** What is in a box, with the measures that the order's lines have. @throws ApiError 404 */
async function loadContents(db: Db, brand_id: string, shipment_id: string) {
  const box = await db
    .selectFrom('shipments')
    .select(['order_id', 'items'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!box) throw notFound('shipment');
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', box.order_id)
    .orderBy('line_no')
    .execute();
  const lineOf = new Map(explodeLines(lines).map((line) => [line.sku_id, line]));
  const units = new Map<string, number>();
  for (const { sku_id, quantity } of box.items as { sku_id: string; quantity: number }[])
    units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
  const contents = [...units].flatMap(([sku_id, quantity]): (PackableLine & { sku_name: string })[] => {
    const line = lineOf.get(sku_id);
    return line ? [{ ...line, quantity }] : [];
  });
  return { order_id: box.order_id, contents };
}

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
  const basis = await loadPackingContext(db, brand_id, {
    sku_ids: contents.map(({ sku_id }) => sku_id),
    box_ids: [box_id],
  });
  const [size] = basis.boxes;
  if (!size) throw validationError({ box_id: 'Choose a box of yours.' });
  const [packing] = await suggestBoxesForOrders([contents], basis);
  const { packed_boxes, unpackable_items } = serializePacking(packing!, contents, basis.rules, null);
  const [packed, another] = packed_boxes;
  const [unpackable] = unpackable_items;
  if (unpackable) throw validationError({ box_id: unpackable.reason });
  if (!packed || another || packed.box_id !== box_id)
    throw validationError({
      box_id: `The pieces don’t fit into one ${size.name ?? 'box'}. Choose another one.`,
    });
  await db.transaction().execute(async (tx) => {
    if (!(await lockOrder(tx, brand_id, order_id))) throw notFound('order');
    const before = await requireOpenBox(tx, brand_id, shipment_id);
    if (before.box_id === box_id) return;
    if (unitsOf(before.items) !== unitsOf(packed.items))
      throw conflict('The pieces of this box have changed. Scan it again.');
    await tx
      .updateTable('shipments')
      .set({
        box_id,
        box_name: packed.name,
        length_cm: packed.dimensions.length,
        width_cm: packed.dimensions.width,
        height_cm: packed.dimensions.height,
        inner_sides: packed.inner_dimensions ? json(packed.inner_dimensions) : null,
        dead_weight_g: Math.max(1, Math.round(packed.total_weight * 1000)),
        volume_utilized: packed.volume_utilized,
        weight_utilized: packed.weight_utilized,
        items: json(packed.items),
        updated_at: now,
      })
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

/** Units by SKU, as one text to compare. */
function unitsOf(items: unknown): string {
  const units = new Map<string, number>();
  for (const { sku_id, quantity } of items as { sku_id: string; quantity: number }[])
    units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
  return JSON.stringify([...units].sort(([a], [b]) => (a < b ? -1 : 1)));
}
