import type { Box, SkuDraft } from '@khep/api';
import { Stack } from '@khep/ui';
import * as styles from './SuggestedBox.css.ts';
import { litres, sides } from './measures.ts';

export interface SuggestedBoxProps {
  values: Partial<SkuDraft>;
  boxes: readonly Box[];
}

const longestFirst = (...sides: number[]) => [...sides].sort((a, b) => b - a);

/** The smallest box that takes one piece, lying in any way. */
export function smallestThatFits(values: Partial<SkuDraft>, boxes: readonly Box[]): Box | undefined {
  const { sku_length = 0, sku_width = 0, sku_height = 0, actual_weight = 0 } = values;
  if (sku_length <= 0 || sku_width <= 0 || sku_height <= 0) return undefined;
  const piece = longestFirst(sku_length, sku_width, sku_height);
  const volume = (box: Box) => box.length * box.width * box.height;
  return [...boxes]
    .filter((box) => longestFirst(box.length, box.width, box.height).every((side, index) => side >= (piece[index] ?? 0)))
    .filter((box) => box.weight_capacity === 0 || box.weight_capacity * 1000 >= actual_weight)
    .sort((a, b) => volume(a) - volume(b))[0];
}

/** Says which box fits one piece best, as soon as its sides are known. */
export function SuggestedBox({ values, boxes }: SuggestedBoxProps) {
  const best = smallestThatFits(values, boxes);
  const isMeasured = (values.sku_length ?? 0) > 0 && (values.sku_width ?? 0) > 0 && (values.sku_height ?? 0) > 0;
  return (
    <Stack gap={4}>
      <span className={styles.label}>Suggested box</span>
      {best ? (
        <span>
          {best.name} · {sides(best.length, best.width, best.height)} · {litres(best.length, best.width, best.height)}
        </span>
      ) : (
        <span className={styles.none}>
          {isMeasured ? (boxes.length === 0 ? 'No boxes yet: add one under Boxes.' : 'No box takes one piece.') : 'Enter the sides to see it.'}
        </span>
      )}
    </Stack>
  );
}
