import type { Box, PackedBox, Sku, UnpackableItem } from '@khep/api';
import { toBoxSize, defaultPackingRules, explicitPackingRules, withPackingRules } from '@khep/domain/packing';
import type { BoxSize, OrderedItem, Packing } from '@khep/domain/packing';

interface Line {
  sku_id: string;
  quantity: number | undefined;
}

/**
 * Maps order lines to pack items from the catalogue. Empty if any SKU is unknown, because a partial result
 * would be wrong.
 */
export function toLocalItems(lines: readonly Line[], skus: readonly Sku[]): OrderedItem[] {
  const bySku = new Map(skus.map((sku) => [sku.sku_id, sku]));
  const items = lines.flatMap(({ sku_id, quantity = 0 }) => {
    const sku = bySku.get(sku_id);
    if (!sku || quantity < 1) return [];
    const { sku_length: length, sku_width: width, sku_height: height, actual_weight: weight } = sku;
    const item = {
      sku_id,
      quantity,
      length,
      width,
      height,
      weight,
      ...(sku.box_id && { box_id: sku.box_id }),
    };
    return [withPackingRules(item, sku)];
  });
  return items.length === lines.length ? items : [];
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
