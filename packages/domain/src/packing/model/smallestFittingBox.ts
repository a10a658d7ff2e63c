import type { RotationRule } from '../rules/packingRules.ts';

type Sides = readonly [length: number, width: number, height: number];

/** One packed unit: grams and centimetres, as far as they are known. */
export interface PackedUnit {
  sku_length?: number | undefined;
  sku_width?: number | undefined;
  sku_height?: number | undefined;
  actual_weight?: number | undefined;
  rotations?: RotationRule | undefined;
  ships_in_own_box?: boolean | undefined;
}

/** A size of box: inner centimetres. */
export interface FittedBox {
  length: number;
  width: number;
  height: number;
  /** Kilograms; 0 is no limit. */
  weight_capacity: number;
  /** Grams. */
  empty_weight: number;
}

const longestFirst = (...sides: number[]) => sides.toSorted((a, b) => b - a);
const isCovered = (sides: readonly number[], by: readonly number[]) =>
  sides.every((side, index) => side <= (by[index] ?? 0));

/** Whether a piece fits into a box in one of its allowed orientations. */
const fits: Record<RotationRule, (piece: Sides, box: Sides) => boolean> = {
  any: (piece, box) => isCovered(longestFirst(...piece), longestFirst(...box)),
  upright: ([length, width, height], [boxLength, boxWidth, boxHeight]) =>
    height <= boxHeight && isCovered(longestFirst(length, width), longestFirst(boxLength, boxWidth)),
  none: isCovered,
};

/** Whether the dimensions of a unit are known. */
export const isMeasured = ({ sku_length = 0, sku_width = 0, sku_height = 0 }: PackedUnit): boolean =>
  sku_length > 0 && sku_width > 0 && sku_height > 0;

/** Returns the smallest box that fits one unit in an allowed orientation; undefined if none fits, or it ships in its own. */
export function smallestFittingBox<Box extends FittedBox>(
  unit: PackedUnit,
  boxes: readonly Box[],
): Box | undefined {
  if (unit.ships_in_own_box || !isMeasured(unit)) return undefined;
  const { sku_length = 0, sku_width = 0, sku_height = 0, actual_weight = 0, rotations = 'any' } = unit;
  const volume = (box: Box) => box.length * box.width * box.height;
  return boxes
    .filter((box) =>
      fits[rotations]([sku_length, sku_width, sku_height], [box.length, box.width, box.height]),
    )
    .filter(
      (box) => box.weight_capacity === 0 || box.weight_capacity * 1000 >= actual_weight + box.empty_weight,
    )
    .toSorted((a, b) => volume(a) - volume(b))[0];
}
