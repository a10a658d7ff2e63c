import type { PackedBox, Packing as WirePacking } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { noPackingRules, saidPackingRules } from '@khep/domain/packing';
import type { Packing } from '@khep/domain/packing';
import type { AssignedBox } from './assign.ts';
import type { PackingBasis } from './basis.ts';

/** Boxes of a form as they are kept. */
export function boxesFromWire(boxes: readonly PackedBox[]): AssignedBox[] {
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

/** A packing in the words of the wire: rupees, names for people, and with each piece the rules it was packed by. */
export function packingOnWire(
  packing: Packing,
  lines: readonly { sku_id: string; sku_name: string }[],
  rules: PackingBasis['rules'],
  warehouse_id: string | null,
): WirePacking {
  const names = new Map(lines.map(({ sku_id, sku_name }) => [sku_id, sku_name]));
  return {
    packed_boxes: packing.packed_boxes.map((box) => ({
      ...box,
      items: box.items.map((item) => ({
        ...item,
        sku_name: names.get(item.sku_id) ?? '',
        ...saidPackingRules(rules.get(item.sku_id) ?? noPackingRules),
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
