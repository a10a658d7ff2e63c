import type { Box, SkuDraft } from '@khep/api';
import { Stack } from '@khep/ui';
import * as styles from './SuggestedBox.css.ts';
import { formatVolume, formatDimensions } from './formatMeasures.ts';
import { smallestFittingBox } from './smallestFittingBox.ts';

export interface SuggestedBoxProps {
  values: Partial<SkuDraft>;
  boxes: readonly Box[];
}

/** The smallest box that fits one unit, once its dimensions are known. */
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
            ? 'Ships in its own box'
            : isMeasured
              ? boxes.length === 0
                ? 'No boxes yet. Add one under Boxes.'
                : 'No box fits this SKU.'
              : 'Enter dimensions to see a suggestion.'}
        </span>
      )}
    </Stack>
  );
}
