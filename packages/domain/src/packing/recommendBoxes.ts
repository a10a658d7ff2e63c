import { compare, packItems } from './packItems.ts';
import type { BoxSize, PackItem, PackOptions, PackedBox } from './types.ts';

export interface BoxRecommendation {
  box_id: string;
  name: string;
  /** How many of this box the items need. */
  boxes_needed: number;
  /** Percent, over all of them. */
  volume_utilized: number;
  /** kg charged in all: the greater of dead and volumetric weight of each. */
  charged_weight: number;
  /** Paise; 0 where no freight was given. */
  shipping_cost: number;
  packed_boxes: PackedBox[];
}

/** The sizes that take all of the items on their own, best first. */
export function recommendBoxes(
  items: readonly PackItem[],
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): BoxRecommendation[] {
  const able = boxes.flatMap((box) => {
    const { packed_boxes, unpackable_items } = packItems({ items, boxes: [box], options });
    if (unpackable_items.length > 0 || packed_boxes.length === 0) return [];
    const sum = (pick: (packed: PackedBox) => number) =>
      packed_boxes.reduce((total, packed) => total + pick(packed), 0);
    const charged = sum((packed) => Math.max(packed.total_weight, packed.volumetric_weight));
    return {
      box_id: box.box_id,
      name: box.name ?? box.box_id,
      boxes_needed: packed_boxes.length,
      volume_utilized: Math.round((10 * sum((packed) => packed.volume_utilized)) / packed_boxes.length) / 10,
      charged_weight: Math.round(charged * 1000) / 1000,
      shipping_cost: sum((packed) => packed.shipping_cost),
      packed_boxes,
    };
  });
  const boxCost = new Map(boxes.map((box) => [box.box_id, box.cost ?? 0]));
  const keyOf = (r: BoxRecommendation) => [
    options.objective === 'boxes' ? r.boxes_needed : 0,
    r.shipping_cost + r.boxes_needed * (boxCost.get(r.box_id) ?? 0),
    r.boxes_needed,
    r.charged_weight,
    -r.volume_utilized,
  ];
  return able.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
}
