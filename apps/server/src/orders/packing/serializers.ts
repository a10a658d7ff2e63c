import type { BoxRecommendation as WireRecommendation, PackedBox, Packing as WirePacking } from '@khep/api';
import { formatPercent, paiseToRupees } from '@khep/domain/money';
import { defaultPackingRules, explicitPackingRules } from '@khep/domain/packing';
import type { BoxRecommendation, BoxSize, Packing } from '@khep/domain/packing';
import type { AssignedBox } from './assign.ts';
import type { PackingContext } from './packingContext.ts';

/** Parses boxes of a request. */
export function parseBoxes(boxes: readonly PackedBox[]): AssignedBox[] {
  return boxes.map((box) => ({
    box_id: box.box_id,
    name: box.name,
    items: box.items,
    total_weight: box.total_weight,
    volume_utilized: box.volume_utilized,
    weight_utilized: box.weight_utilized,
    dimensions: box.dimensions,
    inner_dimensions: box.inner_dimensions,
  }));
}

/** Serializes a packing: in rupees, with names, and with the packing rules of each piece. */
export function serializePacking(
  packing: Packing,
  lines: readonly { sku_id: string; sku_name: string }[],
  rules: PackingContext['rules'],
  warehouse_id: string | null,
): WirePacking {
  const names = new Map(lines.map(({ sku_id, sku_name }) => [sku_id, sku_name]));
  return {
    packed_boxes: packing.packed_boxes.map((box) => ({
      ...box,
      items: box.items.map((item) => ({
        ...item,
        sku_name: names.get(item.sku_id) ?? '',
        ...explicitPackingRules(rules.get(item.sku_id) ?? defaultPackingRules),
      })),
      shipping_cost: paiseToRupees(box.shipping_cost),
      warehouse_id: warehouse_id ?? '',
    })),
    unpackable_items: packing.unpackable_items.map((item) => ({
      ...item,
      sku_name: names.get(item.sku_id) ?? '',
    })),
  };
}

/** Box sizes tried for some items, best first, with the reasons. */
export function serializeSizes(
  found: readonly BoxRecommendation[],
  sizes: readonly BoxSize[],
): WireRecommendation[] {
  return found.flatMap((one, index) => {
    const box = sizes.find(({ box_id }) => box_id === one.box_id);
    if (!box) return [];
    const fits_all = one.boxes_needed === 1;
    return [
      {
        box_id: box.box_id,
        name: box.name ?? '',
        dimensions: box.outer ?? { length: box.length, width: box.width, height: box.height },
        volume_utilized: one.volume_utilized,
        volumetric_weight: one.packed_boxes.reduce((sum, packed) => sum + packed.volumetric_weight, 0),
        fits_all,
        why: [
          index === 0 ? 'Best' : '',
          fits_all ? 'fits everything' : `${one.boxes_needed} needed`,
          `${formatPercent(one.volume_utilized, { decimals: 0 })} full`,
          `${one.charged_weight} kg charged`,
        ]
          .filter(Boolean)
          .join(', '),
      },
    ];
  });
}
