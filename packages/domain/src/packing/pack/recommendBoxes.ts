import { defaultPackingObjective } from '../model/types.ts';
import { compare, packItems } from './packItems.ts';
import type { BoxSize, PackItem, PackOptions, PackedBox, Packing } from '../model/types.ts';

export interface BoxRecommendation {
  box_id: string;
  name: string;
  /** Boxes of this size needed. */
  boxes_needed: number;
  /** Percent over all boxes. */
  volume_utilized: number;
  /** Total charged weight in kg: the greater of dead and volumetric weight per box. */
  charged_weight: number;
  /** Paise; 0 if no freight was given. */
  shipping_cost: number;
  packed_boxes: PackedBox[];
}

/** Returns the sizes that fit all items on their own, best first. */
export function recommendBoxes(
  items: readonly PackItem[],
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): BoxRecommendation[] {
  return rankBoxes(
    boxes,
    boxes.map((box) => packItems({ items, boxes: [box], options })),
    options,
  );
}

/**
 * Ranks packings computed elsewhere, for example in other threads with their own time limits.
 * @param packings of all items in each size alone, in the order of the sizes
 */
export function rankBoxes(
  boxes: readonly BoxSize[],
  packings: readonly Packing[],
  { objective = defaultPackingObjective }: Pick<PackOptions, 'objective'> = {},
): BoxRecommendation[] {
  const able = boxes.flatMap((box, i) => recommendation(box, packings[i]!));
  const boxCost = new Map(boxes.map((box) => [box.box_id, box.cost ?? 0]));
  const sortKey = (r: BoxRecommendation) => [
    objective === 'boxes' ? r.boxes_needed : 0,
    r.shipping_cost + r.boxes_needed * (boxCost.get(r.box_id) ?? 0),
    r.boxes_needed,
    r.charged_weight,
    -r.volume_utilized,
  ];
  return able.toSorted((a, b) => compare(sortKey(a), sortKey(b)));
}

/** Returns undefined for an incomplete packing. */
function recommendation(
  { box_id, name = box_id }: BoxSize,
  { packed_boxes, unpackable_items }: Packing,
): BoxRecommendation[] {
  if (unpackable_items.length > 0 || packed_boxes.length === 0) return [];
  const sum = (pick: (packed: PackedBox) => number) =>
    packed_boxes.reduce((total, packed) => total + pick(packed), 0);
  const charged = sum((packed) => Math.max(packed.total_weight, packed.volumetric_weight));
  return [
    {
      box_id,
      name,
      boxes_needed: packed_boxes.length,
      volume_utilized: Math.round((10 * sum((packed) => packed.volume_utilized)) / packed_boxes.length) / 10,
      charged_weight: Math.round(charged * 1000) / 1000,
      shipping_cost: sum((packed) => packed.shipping_cost),
      packed_boxes,
    },
  ];
}
