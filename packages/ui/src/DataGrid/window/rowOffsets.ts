/** Expanded details below a row, which shift later rows. */
export interface RowDetail {
  index: number;
  /** Pixels. */
  height: number;
}

/** Positions of all rows in pixels. */
export interface RowOffsets {
  count: number;
  rowHeight: number;
  /** Height of all rows and details. */
  total: number;
  top: (index: number) => number;
  /** Returns the row at an offset, including its details; clamped to the list. */
  at: (offset: number) => number;
}

/**
 * Computes positions. Rows have equal heights and details are few, so the cost doesn't depend on the number
 * of rows.
 */
export function rowOffsets(count: number, rowHeight: number, details: readonly RowDetail[] = []): RowOffsets {
  const opened = details.filter(({ index }) => index < count).toSorted((a, b) => a.index - b.index);
  let extra = 0;
  /** End of each expanded detail, and the height added so far. */
  const ends = opened.map(({ index, height }) => {
    extra += height;
    return { index, extra, bottom: (index + 1) * rowHeight + extra };
  });

  /** Counts the details that end before a position. */
  function before(isBefore: (end: (typeof ends)[number]) => boolean): number {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(ends[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    count,
    rowHeight,
    total: count * rowHeight + extra,
    top(index) {
      const passed = before((end) => end.index < index);
      return index * rowHeight + (ends[passed - 1]?.extra ?? 0);
    },
    at(offset) {
      const passed = before((end) => end.bottom <= offset);
      const free = Math.floor((offset - (ends[passed - 1]?.extra ?? 0)) / rowHeight);
      // Within a detail, the row is the expanded one.
      const row = Math.min(free, ends[passed]?.index ?? Infinity);
      return Math.max(0, Math.min(count - 1, row));
    },
  };
}
