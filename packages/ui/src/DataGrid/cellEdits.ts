import { createListeners } from './listeners.ts';

/** A text that was written into a cell and is on its way, or was refused. */
export interface CellEdit {
  text: string;
  state: 'saving' | 'refused';
  /** Why it was refused, in words. */
  problem?: string;
}

export interface CellPlace {
  rowKey: string;
  /** Id of the column. */
  column: string;
}

/** What is being written into cells, kept outside React: a cell that is saved renders its own row. */
export interface CellEdits {
  /** The cell whose field is open. */
  open: () => CellPlace | undefined;
  isOpen: (rowKey: string, column: string) => boolean;
  start: (place: CellPlace) => void;
  stop: () => void;
  of: (rowKey: string, column: string) => CellEdit | undefined;
  set: (place: CellPlace, edit: CellEdit | undefined) => void;
  /** Grows with every change of a row. */
  version: (rowKey: string) => number;
  /** Cells whose text was refused. */
  refused: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createCellEdits(): CellEdits {
  let opened: CellPlace | undefined;
  const byRow = new Map<string, Map<string, CellEdit>>();
  const versions = new Map<string, number>();
  const { subscribe, tell } = createListeners();
  function touch(rowKey: string) {
    versions.set(rowKey, (versions.get(rowKey) ?? 0) + 1);
  }
  return {
    open: () => opened,
    isOpen: (rowKey, column) => opened?.rowKey === rowKey && opened.column === column,
    start(place) {
      if (opened) touch(opened.rowKey);
      opened = place;
      touch(place.rowKey);
      tell();
    },
    stop() {
      if (!opened) return;
      touch(opened.rowKey);
      opened = undefined;
      tell();
    },
    of: (rowKey, column) => byRow.get(rowKey)?.get(column),
    set({ rowKey, column }, edit) {
      const cells = byRow.get(rowKey) ?? new Map<string, CellEdit>();
      if (edit) cells.set(column, edit);
      else cells.delete(column);
      if (cells.size > 0) byRow.set(rowKey, cells);
      else byRow.delete(rowKey);
      touch(rowKey);
      tell();
    },
    version: (rowKey) => versions.get(rowKey) ?? 0,
    refused() {
      let count = 0;
      for (const cells of byRow.values())
        for (const edit of cells.values()) if (edit.state === 'refused') count += 1;
      return count;
    },
    subscribe,
  };
}
