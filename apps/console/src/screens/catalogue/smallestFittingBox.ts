import type { Box, SkuDraft } from '@khep/api';

type Sides = readonly [length: number, width: number, height: number];

const longestFirst = (...sides: number[]) => [...sides].sort((a, b) => b - a);
const isCovered = (sides: readonly number[], by: readonly number[]) =>
  sides.every((side, index) => side <= (by[index] ?? 0));

/** Whether a piece goes into a box in one of the ways it may lie. */
const fits: Record<NonNullable<SkuDraft['rotations']>, (piece: Sides, box: Sides) => boolean> = {
  any: (piece, box) => isCovered(longestFirst(...piece), longestFirst(...box)),
  upright: ([length, width, height], [boxLength, boxWidth, boxHeight]) =>
    height <= boxHeight && isCovered(longestFirst(length, width), longestFirst(boxLength, boxWidth)),
  none: isCovered,
};

/** The smallest box that takes one piece, lying in a way that it may; none where it goes out in its own. */
export function smallestFittingBox(values: Partial<SkuDraft>, boxes: readonly Box[]): Box | undefined {
  const { sku_length = 0, sku_width = 0, sku_height = 0, actual_weight = 0, rotations = 'any' } = values;
  if (values.ships_in_own_box || sku_length <= 0 || sku_width <= 0 || sku_height <= 0) return undefined;
  const volume = (box: Box) => box.length * box.width * box.height;
  return [...boxes]
    .filter((box) =>
      fits[rotations]([sku_length, sku_width, sku_height], [box.length, box.width, box.height]),
    )
    .filter(
      (box) => box.weight_capacity === 0 || box.weight_capacity * 1000 >= actual_weight + box.empty_weight,
    )
    .sort((a, b) => volume(a) - volume(b))[0];
}
