import type { Box, PackedBox, Sku, UnpackableItem } from '@khep/api';
import { toBoxSize, defaultPackingRules, explicitPackingRules, withPackingRules } from '@khep/domain/packing';
import type { BoxSize, OrderedItem, Packing } from '@khep/domain/packing';

/** An order line; its own weight and dimensions have priority over the SKU's. */
interface Line {
  sku_id: string;
  quantity: number | undefined;
  actual_weight?: number | undefined;
  sku_length?: number | undefined;
  sku_width?: number | undefined;
  sku_height?: number | undefined;
}

/** A line as the SKUs that are packed: the parts of a combo. Undefined if one of them is unknown. */
function packedSkus(
  line: Line,
  skus: readonly Sku[],
): { sku: Sku; line: Line; quantity: number }[] | undefined {
  const sku = skus.find(({ sku_id }) => sku_id === line.sku_id);
  if (!sku || (line.quantity ?? 0) < 1) return undefined;
  const quantity = line.quantity ?? 0;
  if (!sku.is_combo) return [{ sku, line, quantity }];
  const parts = sku.combo_products.map((part) => ({
    part,
    sku: skus.find(({ id, sku_id }) => id === part.sku_id || sku_id === part.sku_id),
  }));
  if (parts.some((part) => !part.sku)) return undefined;
  return parts.flatMap(({ part, sku: own }) =>
    own ? [{ sku: own, line: { sku_id: own.sku_id, quantity }, quantity: quantity * part.quantity }] : [],
  );
}

/**
 * Maps order lines to pack items. Empty if any SKU is unknown, because a partial result would be wrong.
 */
export function toLocalItems(lines: readonly Line[], skus: readonly Sku[]): OrderedItem[] {
  const packed = lines.map((line) => packedSkus(line, skus));
  if (packed.includes(undefined)) return [];
  return packed.flatMap((own = []) =>
    own.map(({ sku, line, quantity }) =>
      withPackingRules(
        {
          sku_id: sku.sku_id,
          quantity,
          length: line.sku_length || sku.sku_length,
          width: line.sku_width || sku.sku_width,
          height: line.sku_height || sku.sku_height,
          weight: line.actual_weight || sku.actual_weight,
          ...(sku.box_id && { box_id: sku.box_id }),
        },
        sku,
      ),
    ),
  );
}

/** Maps box sizes for the packer. */
export const boxSizes = (boxes: readonly Box[]): BoxSize[] => boxes.map(toBoxSize);

/** Maps a local packing result to the server's response, which is the same a moment later. */
export function toLocalBoxes(
  { packed_boxes, unpackable_items }: Packing,
  skus: readonly Sku[],
): { boxes: PackedBox[]; unpackable: UnpackableItem[] } {
  const bySku = new Map(skus.map((sku) => [sku.sku_id, sku]));
  const nameOf = (sku_id: string) => bySku.get(sku_id)?.sku_name ?? '';
  return {
    boxes: packed_boxes.map((box) => ({
      ...box,
      items: box.items.map((item) => ({
        ...item,
        sku_name: nameOf(item.sku_id),
        ...explicitPackingRules(bySku.get(item.sku_id) ?? defaultPackingRules),
      })),
    })),
    unpackable: unpackable_items.map((item) => ({ ...item, sku_name: nameOf(item.sku_id) })),
  };
}
