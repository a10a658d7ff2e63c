import { useSyncExternalStore } from 'react';
import { createListeners } from '../base/listeners.ts';

/** Result of a bulk action for one row. */
export type RowResult = { state: 'running' | 'done' } | { state: 'failed'; problem: string };

export interface ResultCounts {
  running: number;
  done: number;
  failed: number;
}

/** Results of a bulk action by key. They survive paging, sorting and selection changes. */
export interface RowResults {
  get: (key: string) => RowResult | undefined;
  /** The same object until something changes. */
  counts: () => ResultCounts;
  failedKeys: () => readonly string[];
  /**
   * Runs an action and stores a result per row. `settle` can be called per row; unsettled rows are done at
   * the end, or failed with the thrown error.
   */
  run: (
    keys: readonly string[],
    work: (keys: readonly string[], settle: (key: string, problem?: string) => void) => Promise<void>,
  ) => Promise<ResultCounts>;
  /** Repeats the last action for failed rows. */
  retryFailed: () => Promise<ResultCounts>;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store for results, shared by the grid and its bulk bar. */
export function createRowResults(): RowResults {
  const results = new Map<string, RowResult>();
  const { subscribe, notify } = createListeners();
  let counts: ResultCounts | undefined;
  let lastWork: Parameters<RowResults['run']>[1] | undefined;

  function changed() {
    counts = undefined;
    notify();
  }
  function count(): ResultCounts {
    if (counts) return counts;
    counts = { running: 0, done: 0, failed: 0 };
    for (const { state } of results.values()) counts[state] += 1;
    return counts;
  }
  const failedKeys = () => [...results].flatMap(([key, { state }]) => (state === 'failed' ? [key] : []));

  const run: RowResults['run'] = async (keys, work) => {
    lastWork = work;
    for (const key of keys) results.set(key, { state: 'running' });
    changed();
    const settle = (key: string, problem?: string) => {
      // Ignores rows cleared in the meantime.
      if (results.get(key)?.state !== 'running') return;
      results.set(key, problem === undefined ? { state: 'done' } : { state: 'failed', problem });
      changed();
    };
    try {
      await work(keys, settle);
      for (const key of keys) settle(key);
    } catch (error) {
      for (const key of keys) settle(key, error instanceof Error ? error.message : String(error));
    }
    return count();
  };

  return {
    get: (key) => results.get(key),
    counts: count,
    failedKeys,
    run,
    retryFailed: () => (lastWork ? run(failedKeys(), lastWork) : Promise.resolve(count())),
    clear() {
      results.clear();
      changed();
    },
    subscribe,
  };
}

const nothing = createRowResults();

/** Returns the number of done, failed and running rows. */
export function useResultCounts(results: RowResults | undefined): ResultCounts {
  const store = results ?? nothing;
  return useSyncExternalStore(store.subscribe, store.counts, store.counts);
}
