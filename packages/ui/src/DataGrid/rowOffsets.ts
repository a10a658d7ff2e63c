/** What is opened under one row: how much further down every later row begins. */
export interface RowDetail {
  index: number;
  /** Pixels. */
  height: number;
}

/** Where every row of a list is, in pixels from the first. */
export interface RowOffsets {
  count: number;
  rowHeight: number;
  /** Height of all rows and details. */
  total: number;
  top: (index: number) => number;
  /** The row that covers a height, or whose detail does; the nearest one outside the list. */
  at: (offset: number) => number;
}

/**
 * Rows have one height and details are few, so positions are arithmetic over the details alone: a hundred thousand
 * rows cost what ten do.
 */
export function rowOffsets(count: number, rowHeight: number, details: readonly RowDetail[] = []): RowOffsets {
  const opened = details.filter(({ index }) => index < count).toSorted((a, b) => a.index - b.index);
  let extra = 0;
  /** Where each opened row's detail ends, and what has been added by then. */
  const ends = opened.map(({ index, height }) => {
    extra += height;
    return { index, extra, bottom: (index + 1) * rowHeight + extra };
  });

  /** How many of the details lie wholly before something. */
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
      // Within the next detail the row is still the one that was opened.
      const row = Math.min(free, ends[passed]?.index ?? Infinity);
      return Math.max(0, Math.min(count - 1, row));
    },
  };
}
