import { createListeners } from './listeners.ts';

/** Which rows are opened, by key, and how tall what is under them turned out to be. */
export interface RowExpansion {
  isExpanded: (key: string) => boolean;
  /** Pixels: measured once it is drawn, a guess until then. */
  height: (key: string) => number;
  keys: () => readonly string[];
  toggle: (key: string) => void;
  measured: (key: string, height: number) => void;
  /** Changes with every change: for what depends on all of them. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createExpansion(guess: number): RowExpansion {
  const heights = new Map<string, number>();
  const { subscribe, tell } = createListeners();
  let version = 0;
  function changed() {
    version += 1;
    tell();
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
