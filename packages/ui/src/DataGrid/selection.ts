import { useSyncExternalStore } from 'react';

/**
 * Which rows are selected, by key, kept outside React so that ticking one box renders one row. It outlives
 * sorting, filtering and loading more.
 */
export interface GridSelection {
  isSelected: (key: string) => boolean;
  /** How many are selected. */
  count: () => number;
  /** The selected keys, in the order they were selected. The same array until the selection changes. */
  keys: () => readonly string[];
  /** Selects or deselects one row and makes it the start of the next range. */
  toggle: (key: string, isSelected?: boolean) => void;
  /** Selects or deselects many rows at once. */
  setMany: (keys: Iterable<string>, isSelected: boolean) => void;
  /** Makes these keys, and no others, the selection. */
  replace: (keys: Iterable<string>) => void;
  clear: () => void;
  /** Where a range with Shift begins: the row last toggled. */
  anchor: () => string | undefined;
  /** Calls back after every change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a selection. Keep it where the screen lives: `const [selection] = useState(() => createSelection())`. */
export function createSelection(initial: Iterable<string> = []): GridSelection {
  const selected = new Set(initial);
  const listeners = new Set<() => void>();
  let list: readonly string[] | undefined;
  let start: string | undefined;

  function changed() {
    list = undefined;
    for (const listener of listeners) listener();
  }

  return {
    isSelected: (key) => selected.has(key),
    count: () => selected.size,
    keys: () => (list ??= [...selected]),
    anchor: () => start,
    toggle(key, isSelected = !selected.has(key)) {
      start = key;
      if (isSelected === selected.has(key)) return;
      if (isSelected) selected.add(key);
      else selected.delete(key);
      changed();
    },
    setMany(keys, isSelected) {
      const before = selected.size;
      for (const key of keys) {
        if (isSelected) selected.add(key);
        else selected.delete(key);
      }
      if (selected.size !== before) changed();
    },
    replace(keys) {
      selected.clear();
      for (const key of keys) selected.add(key);
      changed();
    },
    clear() {
      start = undefined;
      if (selected.size === 0) return;
      selected.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
