import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** How an action on many rows went for one of them. */
export type RowResult = { state: 'running' | 'done' } | { state: 'failed'; problem: string };

export interface ResultCounts {
  running: number;
  done: number;
  failed: number;
}

/** Results of an action on many rows, by key. They outlive paging, sorting and the selection. */
export interface RowResults {
  get: (key: string) => RowResult | undefined;
  /** The same object until something changes. */
  counts: () => ResultCounts;
  failedKeys: () => readonly string[];
  /**
   * Runs an action and keeps a result for each row. `settle` may be called row by row as answers arrive, with a
   * problem or without; rows that were not settled by the end are done, or failed with the error that was thrown.
   */
  run: (
    keys: readonly string[],
    work: (keys: readonly string[], settle: (key: string, problem?: string) => void) => Promise<void>,
  ) => Promise<ResultCounts>;
  /** Runs the last action again, for the rows that failed. */
  retryFailed: () => Promise<ResultCounts>;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a place for results. Give it to the grid and to its bulk bar. */
export function createRowResults(): RowResults {
  const results = new Map<string, RowResult>();
  const { subscribe, tell } = createListeners();
  let counts: ResultCounts | undefined;
  let lastWork: Parameters<RowResults['run']>[1] | undefined;

  function changed() {
    counts = undefined;
    tell();
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
      // A row that was cleared meanwhile does not come back.
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

/** How many rows are done, failed and on their way. */
export function useResultCounts(results: RowResults | undefined): ResultCounts {
  const store = results ?? nothing;
  return useSyncExternalStore(store.subscribe, store.counts, store.counts);
}
