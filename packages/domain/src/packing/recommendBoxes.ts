import { compare, packItems } from './packItems.ts';
import type { BoxSize, PackItem, PackOptions, PackedBox, Packing } from './types.ts';

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
  return rankBoxes(
    boxes,
    boxes.map((box) => packItems({ items, boxes: [box], options })),
    options,
  );
}

/**
 * The same of packings made elsewhere: in other threads, each within a time of its own.
 * @param packings of all of the items in each size alone, in the order of the sizes
 */
export function rankBoxes(
  boxes: readonly BoxSize[],
  packings: readonly Packing[],
  { objective }: Pick<PackOptions, 'objective'> = {},
): BoxRecommendation[] {
  const able = boxes.flatMap((box, i) => recommendation(box, packings[i]!));
  const boxCost = new Map(boxes.map((box) => [box.box_id, box.cost ?? 0]));
  const keyOf = (r: BoxRecommendation) => [
    objective === 'boxes' ? r.boxes_needed : 0,
    r.shipping_cost + r.boxes_needed * (boxCost.get(r.box_id) ?? 0),
    r.boxes_needed,
    r.charged_weight,
    -r.volume_utilized,
  ];
  return able.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
}

/** None for a size that leaves something out. */
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
