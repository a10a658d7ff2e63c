import type { Box, SkuDraft } from '@khep/api';
import { Stack } from '@khep/ui';
import * as styles from './SuggestedBox.css.ts';
import { formatVolume, formatDimensions } from './formatMeasures.ts';
import { smallestFittingBox } from './smallestFittingBox.ts';

export interface SuggestedBoxProps {
  values: Partial<SkuDraft>;
  boxes: readonly Box[];
}

/** Says which box fits one piece best, as soon as its sides are known. */
export function SuggestedBox({ values, boxes }: SuggestedBoxProps) {
  const best = smallestFittingBox(values, boxes);
  const isMeasured =
    (values.sku_length ?? 0) > 0 && (values.sku_width ?? 0) > 0 && (values.sku_height ?? 0) > 0;
  return (
    <Stack gap={4}>
      <span className={styles.label}>Suggested box</span>
      {best ? (
        <span>
          {best.name} · {formatDimensions(best.length, best.width, best.height)} ·{' '}
          {formatVolume(best.length, best.width, best.height)}
        </span>
      ) : (
        <span className={styles.none}>
          {values.ships_in_own_box
            ? 'None needed: it ships in its own.'
            : isMeasured
              ? boxes.length === 0
                ? 'No boxes yet: add one under Boxes.'
                : 'No box takes one piece.'
              : 'Enter the sides to see it.'}
        </span>
      )}
    </Stack>
  );
}
