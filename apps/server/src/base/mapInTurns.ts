import { setImmediate as turn } from 'node:timers/promises';

/** Time that long work may block the event loop at once: other requests run between slices. */
const sliceMs = 8;

/**
 * Returns a function to await between the steps of long work. It lets others run if the last turn was longer than a slice
 * ago, and returns at once otherwise.
 */
export function createTurns(): () => Promise<void> | undefined {
  let startedAt = performance.now();
  async function letOthersRun(): Promise<void> {
    await turn();
    startedAt = performance.now();
  }
  return () => (performance.now() - startedAt < sliceMs ? undefined : letOthersRun());
}

/** Maps a long list in sequence without keeping the event loop. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const pause = createTurns();
  for (const [index, item] of items.entries()) {
    const waiting = pause();
    if (waiting) await waiting;
    results.push(map(item, index));
  }
  return results;
}
