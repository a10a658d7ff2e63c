import { createListeners } from '../base/listeners.ts';

/** A cell text being saved, or rejected. */
export interface CellEdit {
  text: string;
  state: 'saving' | 'refused';
  /** Why it was rejected. */
  problem?: string;
}

export interface CellPlace {
  rowKey: string;
  /** ID of the column. */
  column: string;
}

/** Edited cells, stored outside React: saving a cell re-renders only its row. */
export interface CellEdits {
  /** The cell with an open editor. */
  open: () => CellPlace | undefined;
  isOpen: (rowKey: string, column: string) => boolean;
  start: (place: CellPlace) => void;
  stop: () => void;
  of: (rowKey: string, column: string) => CellEdit | undefined;
  set: (place: CellPlace, edit: CellEdit | undefined) => void;
  /** Increases with every change of a row. */
  version: (rowKey: string) => number;
  /** Number of rejected cells. */
  refused: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createCellEdits(): CellEdits {
  let opened: CellPlace | undefined;
  const byRow = new Map<string, Map<string, CellEdit>>();
  const versions = new Map<string, number>();
  const { subscribe, notify } = createListeners();
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
      notify();
    },
    stop() {
      if (!opened) return;
      touch(opened.rowKey);
      opened = undefined;
      notify();
    },
    of: (rowKey, column) => byRow.get(rowKey)?.get(column),
    set({ rowKey, column }, edit) {
      const cells = byRow.get(rowKey) ?? new Map<string, CellEdit>();
      if (edit) cells.set(column, edit);
      else cells.delete(column);
      if (cells.size > 0) byRow.set(rowKey, cells);
      else byRow.delete(rowKey);
      touch(rowKey);
      notify();
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
