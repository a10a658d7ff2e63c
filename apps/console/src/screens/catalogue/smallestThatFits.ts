import type { Box, SkuDraft } from '@khep/api';

const longestFirst = (...sides: number[]) => [...sides].sort((a, b) => b - a);

/** The smallest box that takes one piece, lying in any way. */
export function smallestThatFits(values: Partial<SkuDraft>, boxes: readonly Box[]): Box | undefined {
  const { sku_length = 0, sku_width = 0, sku_height = 0, actual_weight = 0 } = values;
  if (sku_length <= 0 || sku_width <= 0 || sku_height <= 0) return undefined;
  const piece = longestFirst(sku_length, sku_width, sku_height);
  const volume = (box: Box) => box.length * box.width * box.height;
  return [...boxes]
    .filter((box) =>
      longestFirst(box.length, box.width, box.height).every((side, index) => side >= (piece[index] ?? 0)),
    )
    .filter((box) => box.weight_capacity === 0 || box.weight_capacity * 1000 >= actual_weight)
    .sort((a, b) => volume(a) - volume(b))[0];
}
