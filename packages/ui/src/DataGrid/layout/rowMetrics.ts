import { metrics } from '../../tokens/metrics.ts';

/** Room for two title lines and three lines below (one in a single-line list). */
const cardHeights = { 1: 80, 2: 116 } as const;
/** On the narrowest screens the two lower slots are stacked. */
const narrowCardHeights = { 1: 108, 2: 144 } as const;
/** A dense row or card: two lines, the second smaller. */
const denseHeight = 56;
const wrappedHeights = { 1: 72, 2: 94 } as const;

export interface RowMetrics {
  /** Pixels. All rows have the same height, so positions are computed, not measured. */
  height: number;
  /** Lines of text per row. */
  lines: 1 | 2;
}

/** Returns the row height: one line if compact, more if wrapped. */
export function rowMetrics(
  lines: 1 | 2,
  {
    isCard,
    isNarrow,
    isCompact,
    isWrapped,
    isDense,
  }: { isCard: boolean; isNarrow: boolean; isCompact: boolean; isWrapped: boolean; isDense: boolean },
): RowMetrics {
  if (isDense && (isCard || !(isCompact || isWrapped))) return { height: denseHeight, lines: 2 };
  if (isCard) return { height: (isNarrow ? narrowCardHeights : cardHeights)[lines], lines };
  const shown = isCompact ? 1 : lines;
  if (isWrapped) return { height: wrappedHeights[shown], lines: shown };
  return { height: shown === 2 ? metrics.row : metrics.rowCompact, lines: shown };
}
