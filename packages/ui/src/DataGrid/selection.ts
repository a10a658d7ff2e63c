import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/**
 * What is selected, for an action: the keys themselves, or everything that matches the list's filter but for a few.
 * An action on `matching` goes to the server as the filter: the keys of other pages are not here.
 */
export type SelectionScope =
  | { kind: 'keys'; keys: readonly string[] }
  | { kind: 'matching'; except: readonly string[]; count: number };

/**
 * Which rows are selected, by key, kept outside React so that ticking one box renders one row. It outlives
 * sorting, filtering and loading more.
 */
export interface GridSelection {
  isSelected: (key: string) => boolean;
  /** How many are selected. */
  count: () => number;
  /**
   * The selected keys, in the order they were selected. The same array until the selection changes. Empty while all
   * that match are selected: read `scope` where `BulkBar` has `matching`.
   */
  keys: () => readonly string[];
  scope: () => SelectionScope;
  /** Selects or deselects one row and makes it the start of the next range. */
  toggle: (key: string, isSelected?: boolean) => void;
  /** Selects or deselects many rows at once. */
  setMany: (keys: Iterable<string>, isSelected: boolean) => void;
  /** Makes these keys, and no others, the selection. */
  replace: (keys: Iterable<string>) => void;
  /** Selects all rows that match, also those on pages that are not loaded. Clear it when the filter changes. */
  selectMatching: (total: number) => void;
  /**
   * Forgets rows that are gone: cancelled, moved to another tab, deleted. Rows of other pages stay selected; of all
   * that match there are so many fewer. `DataGrid` does it by itself where it has a `listKey`.
   */
  prune: (gone: Iterable<string>) => void;
  clear: () => void;
  /** Where a range with Shift begins: the row last toggled. */
  anchor: () => string | undefined;
  /** Calls back after every change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a selection. Keep it where the screen lives: `const [selection] = useState(() => createSelection())`. */
export function createSelection(initial: Iterable<string> = []): GridSelection {
  /** The selected keys; while all that match are selected, those that are not. */
  const marked = new Set(initial);
  const { subscribe, tell } = createListeners();
  let matching: number | undefined;
  let list: readonly string[] | undefined;
  let start: string | undefined;

  function changed() {
    list = undefined;
    tell();
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
        // Of all that match there is one fewer, whether it was left out or not.
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

/** Whether one row is selected. Renders only when that answer changes. */
export function useIsSelected(selection: GridSelection | undefined, key: string): boolean {
  const store = selection ?? nothing;
  const read = () => store.isSelected(key);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** How many rows are selected. */
export function useSelectedCount(selection: GridSelection | undefined): number {
  const store = selection ?? nothing;
  return useSyncExternalStore(store.subscribe, store.count, store.count);
}

/** The selected keys, for a summary or an action. */
export function useSelectedKeys(selection: GridSelection): readonly string[] {
  return useSyncExternalStore(selection.subscribe, selection.keys, selection.keys);
}

/** Toggles one row, or, with `isRange`, brings every row from the range's start to it into one state. */
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
