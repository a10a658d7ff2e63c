import { floorInvalid } from '../../base/floorProblem.ts';
import type { PackedBox } from '@khep/api';
import { explodeLines } from '@khep/domain/orders';
import { notFound, validationError } from '../../base/errors.ts';
import type { PackableLine } from '../../orders/packing/packingContext.ts';
import { loadPackingContext } from '../../orders/packing/packingContext.ts';
import { serializePacking } from '../../orders/packing/serializers.ts';
import { suggestBoxesForOrders } from '../../orders/packing/suggestBoxes.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Units of a SKU in a box, with the measures that the order's line has. */
export type BoxContent = PackableLine & { sku_name: string };

/** What is in a box, with the measures that the order's lines have. @throws ApiError 404 */
export async function loadContents(db: Db, brand_id: string, shipment_id: string) {
  const box = await db
    .selectFrom('shipments')
    .select(['order_id', 'items', 'box_id'])
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
  const contents = [...units].flatMap(([sku_id, quantity]): BoxContent[] => {
    const line = lineOf.get(sku_id);
    return line ? [{ ...line, quantity }] : [];
  });
  return { order_id: box.order_id, box_id: box.box_id, contents };
}

interface OneBox {
  /** The field that an error belongs to. */
  field: string;
  /** @default any size of the brand */
  box_id?: string;
}

/**
 * Packs items into one box by the same rules as any packing.
 * @throws ApiError 422 with the reason why one box doesn't take them
 */
export async function packIntoOne(
  db: Db,
  brand_id: string,
  contents: readonly BoxContent[],
  { field, box_id }: OneBox,
): Promise<PackedBox> {
  const basis = await loadPackingContext(db, brand_id, {
    sku_ids: contents.map(({ sku_id }) => sku_id),
    ...(box_id !== undefined && { box_ids: [box_id] }),
  });
  const [size] = basis.boxes;
  if (!size) throw validationError({ [field]: 'Choose a box of yours.' });
  const [packing] = await suggestBoxesForOrders([contents], basis);
  const { packed_boxes, unpackable_items } = serializePacking(packing!, contents, basis.rules, null);
  const [packed, another] = packed_boxes;
  const [unpackable] = unpackable_items;
  if (unpackable) throw validationError({ [field]: unpackable.reason });
  if (packed && !another && (box_id === undefined || packed.box_id === box_id)) return packed;
  const boxes = packed_boxes.length;
  throw box_id === undefined
    ? floorInvalid(
        'pieces_need_boxes',
        { boxes },
        {
          [field]: `The remaining pieces need ${boxes} boxes. Leave more pieces in this one.`,
        },
      )
    : floorInvalid(
        'box_too_small',
        {},
        {
          [field]: `The pieces don’t fit into one ${size.name ?? 'box'}. Choose another one.`,
        },
      );
}

/** The columns of a shipment that follow from its box. */
export const toBoxColumns = (packed: PackedBox) => ({
  box_id: packed.box_id,
  box_name: packed.name ?? '',
  length_cm: packed.dimensions.length,
  width_cm: packed.dimensions.width,
  height_cm: packed.dimensions.height,
  inner_sides: packed.inner_dimensions ? json(packed.inner_dimensions) : null,
  dead_weight_g: Math.max(1, Math.round(packed.total_weight * 1000)),
  volume_utilized: packed.volume_utilized,
  weight_utilized: packed.weight_utilized,
  items: json(packed.items),
});

/** Units by SKU, as one text to compare. */
export function unitsOf(items: unknown): string {
  const units = new Map<string, number>();
  for (const { sku_id, quantity } of items as { sku_id: string; quantity: number }[])
    units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
  return JSON.stringify([...units].sort(([a], [b]) => (a < b ? -1 : 1)));
}
