import { metrics } from '../tokens/metrics.ts';

/** Room for a name over two lines above, and for three lines (in a list of one line: one) below. */
const cardHeights = { 1: 80, 2: 116 } as const;
/** In the least width the two lower places stand below each other. */
const narrowCardHeights = { 1: 108, 2: 144 } as const;
const wrappedHeights = { 1: 72, 2: 94 } as const;

export interface RowMetrics {
  /** Pixels. Every row has the same height, so that positions are arithmetic, never measured. */
  height: number;
  /** Lines of text in a row. */
  lines: 1 | 2;
}

/** How tall rows are: one line in a compact grid, more room where text is wrapped. */
export function rowMetrics(
  lines: 1 | 2,
  {
    isCard,
    isNarrow,
    isCompact,
    isWrapped,
  }: { isCard: boolean; isNarrow: boolean; isCompact: boolean; isWrapped: boolean },
): RowMetrics {
  if (isCard) return { height: (isNarrow ? narrowCardHeights : cardHeights)[lines], lines };
  const shown = isCompact ? 1 : lines;
  if (isWrapped) return { height: wrappedHeights[shown], lines: shown };
  return { height: shown === 2 ? metrics.row : metrics.rowCompact, lines: shown };
}
