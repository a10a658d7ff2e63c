import { createListeners } from '../base/listeners.ts';

/** Expanded rows by key, with the height of their details. */
export interface RowExpansion {
  isExpanded: (key: string) => boolean;
  /** Pixels: measured once rendered, estimated before. */
  height: (key: string) => number;
  keys: () => readonly string[];
  toggle: (key: string) => void;
  measured: (key: string, height: number) => void;
  /** Increases with every change. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createExpansion(guess: number): RowExpansion {
  const heights = new Map<string, number>();
  const { subscribe, notify } = createListeners();
  let version = 0;
  function changed() {
    version += 1;
    notify();
  }
  return {
    isExpanded: (key) => heights.has(key),
    height: (key) => heights.get(key) ?? 0,
    keys: () => [...heights.keys()],
    toggle(key) {
      if (!heights.delete(key)) heights.set(key, guess);
      changed();
    },
    measured(key, height) {
      if (!heights.has(key) || heights.get(key) === height) return;
      heights.set(key, height);
      changed();
    },
    version: () => version,
    subscribe,
  };
}
