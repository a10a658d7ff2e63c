import { createListeners } from './listeners.ts';

/** One corner of a range: a row's index and a column's place. */
export interface Corner {
  row: number;
  column: number;
}

export interface Block {
  rows: readonly [from: number, to: number];
  /** Both ends included, as for rows. */
  columns: readonly [from: number, to: number];
}

/** How many rows and columns a block has. */
export function blockSize({ rows, columns }: Block): readonly [rows: number, columns: number] {
  return [rows[1] - rows[0] + 1, columns[1] - columns[0] + 1];
}

/** A block of cells to copy or to paste over, kept outside React: growing it renders the rows it touches. */
export interface CellRange {
  block: () => Block | undefined;
  /** Starts at one corner and reaches to the other. */
  set: (from: Corner, to: Corner) => void;
  /** Reaches from where the range began; begins there when there is none. */
  extend: (to: Corner, from: Corner) => void;
  /** The corner that moves. */
  head: () => Corner | undefined;
  clear: () => void;
  /** First and last column of the range in a row, as one word to compare; empty outside. */
  inRow: (row: number) => string;
  subscribe: (listener: () => void) => () => void;
}

export function createCellRange(): CellRange {
  let start: Corner | undefined;
  let end: Corner | undefined;
  const { subscribe, tell } = createListeners();
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
    tell();
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
      tell();
    },
    inRow(row) {
      const now = block();
      return now && row >= now.rows[0] && row <= now.rows[1] ? now.columns.join('-') : '';
    },
    subscribe,
  };
}
