import { useSyncExternalStore } from 'react';
import { createListeners } from '../base/listeners.ts';

/**
 * The selection for an action: keys, or everything that matches the filter except some. For `matching`, send
 * the filter to the server: keys of other pages are unknown.
 */
export type SelectionScope =
  | { kind: 'keys'; keys: readonly string[] }
  | { kind: 'matching'; except: readonly string[]; count: number };

/**
 * A selection of rows by key, stored outside React, so that selecting a row re-renders one row. It survives
 * sorting, filtering and loading more.
 */
export interface GridSelection {
  isSelected: (key: string) => boolean;
  count: () => number;
  /**
   * Selected keys in order of selection; the same array until it changes. Empty while all matching rows are
   * selected: use `scope` if `BulkBar` has `matching`.
   */
  keys: () => readonly string[];
  scope: () => SelectionScope;
  /** Toggles one row and makes it the start of the next range. */
  toggle: (key: string, isSelected?: boolean) => void;
  setMany: (keys: Iterable<string>, isSelected: boolean) => void;
  /** Replaces the selection. */
  replace: (keys: Iterable<string>) => void;
  /** Selects all matching rows, including pages that aren't loaded. Clear it when the filter changes. */
  selectMatching: (total: number) => void;
  /**
   * Removes rows that no longer exist. Rows of other pages stay selected; with all matching selected, the
   * count decreases. `DataGrid` calls it if `listKey` is set.
   */
  prune: (gone: Iterable<string>) => void;
  clear: () => void;
  /** Start of a range with Shift: the row last toggled. */
  anchor: () => string | undefined;
  /** Subscribes to changes. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a selection. Keep it in the screen: `const [selection] = useState(() => createSelection())`. */
export function createSelection(initial: Iterable<string> = []): GridSelection {
  /** Selected keys; with all matching selected, the exceptions. */
  const marked = new Set(initial);
  const { subscribe, notify } = createListeners();
  let matching: number | undefined;
  let list: readonly string[] | undefined;
  let start: string | undefined;

  function changed() {
    list = undefined;
    notify();
  }
  function mark(key: string, isSelected: boolean) {
    if (isSelected === (matching === undefined)) marked.add(key);
    else marked.delete(key);
  }
  const isSelected = (key: string) => marked.has(key) === (matching === undefined);
  const markedKeys = () => (list ??= [...marked]);
  const none: readonly string[] = [];

  return {
    isSelected,
    count: () => (matching === undefined ? marked.size : matching - marked.size),
    keys: () => (matching === undefined ? markedKeys() : none),
    scope: () =>
      matching === undefined
        ? { kind: 'keys', keys: markedKeys() }
        : { kind: 'matching', except: markedKeys(), count: matching - marked.size },
    anchor: () => start,
    toggle(key, toSelected = !isSelected(key)) {
      start = key;
      if (toSelected === isSelected(key)) return;
      mark(key, toSelected);
      changed();
    },
    setMany(keys, toSelected) {
      const before = marked.size;
      for (const key of keys) mark(key, toSelected);
      if (marked.size !== before) changed();
    },
    replace(keys) {
      matching = undefined;
      marked.clear();
      for (const key of keys) marked.add(key);
      changed();
    },
    selectMatching(total) {
      matching = total;
      marked.clear();
      changed();
    },
    prune(gone) {
      let isChanged = false;
      for (const key of gone) {
        if (key === start) start = undefined;
        const wasMarked = marked.delete(key);
        // One matching row fewer, whether it was excluded or not.
        if (matching !== undefined) matching -= 1;
        isChanged ||= wasMarked || matching !== undefined;
      }
      if (matching !== undefined && matching <= marked.size) {
        matching = undefined;
        marked.clear();
      }
      if (isChanged) changed();
    },
    clear() {
      start = undefined;
      if (marked.size === 0 && matching === undefined) return;
      matching = undefined;
      marked.clear();
      changed();
    },
    subscribe,
  };
}

const nothing = createSelection();

/** Returns whether a row is selected; re-renders only when that changes. */
export function useIsSelected(selection: GridSelection | undefined, key: string): boolean {
  const store = selection ?? nothing;
  const read = () => store.isSelected(key);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns the number of selected rows. */
export function useSelectedCount(selection: GridSelection | undefined): number {
  const store = selection ?? nothing;
  return useSyncExternalStore(store.subscribe, store.count, store.count);
}

/** Returns the selected keys, for a summary or action. */
export function useSelectedKeys(selection: GridSelection): readonly string[] {
  return useSyncExternalStore(selection.subscribe, selection.keys, selection.keys);
}

/** Toggles one row; with `isRange`, sets all rows from the range's start. */
export function selectRange<Row>(
  selection: GridSelection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  index: number,
  isRange: boolean,
): void {
  const row = rows[index];
  if (row === undefined) return;
  const key = rowKey(row);
  const anchor = selection.anchor();
  const start = isRange && anchor !== undefined ? rows.findIndex((each) => rowKey(each) === anchor) : -1;
  if (start < 0) {
    selection.toggle(key);
    return;
  }
  const isSelected = !selection.isSelected(key);
  selection.setMany(rows.slice(Math.min(start, index), Math.max(start, index) + 1).map(rowKey), isSelected);
  selection.toggle(key, isSelected);
}
