import { createListeners } from '../base/listeners.ts';

/** A corner of a range: row index and column index. */
export interface Corner {
  row: number;
  column: number;
}

export interface Block {
  rows: readonly [from: number, to: number];
  /** Inclusive, like rows. */
  columns: readonly [from: number, to: number];
}

/** Returns the number of rows and columns of a block. */
export function blockSize({ rows, columns }: Block): readonly [rows: number, columns: number] {
  return [rows[1] - rows[0] + 1, columns[1] - columns[0] + 1];
}

/** A range of cells to copy or paste, stored outside React: changing it re-renders only affected rows. */
export interface CellRange {
  block: () => Block | undefined;
  /** Sets both corners. */
  set: (from: Corner, to: Corner) => void;
  /** Extends the range from its start, or from `from` if there is none. */
  extend: (to: Corner, from: Corner) => void;
  /** The moving corner. */
  head: () => Corner | undefined;
  clear: () => void;
  /** Encodes the first and last column of the range in a row, for comparison; empty outside. */
  inRow: (row: number) => string;
  subscribe: (listener: () => void) => () => void;
}

export function createCellRange(): CellRange {
  let start: Corner | undefined;
  let end: Corner | undefined;
  const { subscribe, notify } = createListeners();
  const block = (): Block | undefined =>
    start &&
    end && {
      rows: [Math.min(start.row, end.row), Math.max(start.row, end.row)],
      columns: [Math.min(start.column, end.column), Math.max(start.column, end.column)],
    };
  function set(from: Corner, to: Corner) {
    if (
      start?.row === from.row &&
      start.column === from.column &&
      end?.row === to.row &&
      end.column === to.column
    )
      return;
    start = from;
    end = to;
    notify();
  }
  return {
    block,
    set,
    extend: (to, from) => set(start ?? from, to),
    head: () => end,
    clear() {
      if (!start) return;
      start = undefined;
      end = undefined;
      notify();
    },
    inRow(row) {
      const now = block();
      return now && row >= now.rows[0] && row <= now.rows[1] ? now.columns.join('-') : '';
    },
    subscribe,
  };
}
