/** A run of rows that is drawn, or one that is only space. Ends are exclusive. */
export type Segment = { kind: 'rows' | 'space'; from: number; to: number };

export interface WindowInput {
  rowCount: number;
  /** Pixels. Every row has the same height, so positions are arithmetic, never measured. */
  rowHeight: number;
  /** Where the first row's top is, from the top of what can be seen; negative once scrolled past. */
  rowsTop: number;
  /** Height of what can be seen. */
  viewHeight: number;
  /** Rows drawn beyond either edge, so that a fast wheel meets no gap. */
  overscan?: number;
}

/** Window edges move in steps of this many rows: fewer renders while scrolling. */
const step = 4;

/** The rows to draw: what can be seen, and a margin. */
export function visibleRange({
  rowCount,
  rowHeight,
  rowsTop,
  viewHeight,
  overscan = 8,
}: WindowInput): [number, number] {
  const first = Math.floor(-rowsTop / rowHeight) - overscan;
  const last = Math.ceil((viewHeight - rowsTop) / rowHeight) + overscan;
  const from = Math.min(rowCount, Math.max(0, Math.floor(first / step) * step));
  const to = Math.max(from, Math.min(rowCount, Math.max(0, Math.ceil(last / step) * step)));
  return [from, to];
}

/**
 * Rows and spaces in order. The row that holds focus is always drawn, wherever the window is: a focused element
 * that is unmounted drops the keyboard's place.
 */
export function segments(
  rowCount: number,
  [from, to]: readonly [number, number],
  focusedRow = -1,
): Segment[] {
  const drawn: [number, number][] = [];
  if (to > from) drawn.push([from, to]);
  if (focusedRow >= 0 && focusedRow < rowCount && (focusedRow < from || focusedRow >= to)) {
    const alone: [number, number] = [focusedRow, focusedRow + 1];
    if (focusedRow < from) drawn.unshift(alone);
    else drawn.push(alone);
  }
  const result: Segment[] = [];
  let at = 0;
  for (const [start, end] of drawn) {
    if (start > at) result.push({ kind: 'space', from: at, to: start });
    result.push({ kind: 'rows', from: start, to: end });
    at = end;
  }
  if (at < rowCount) result.push({ kind: 'space', from: at, to: rowCount });
  return result;
}
