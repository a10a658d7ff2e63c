/** Groups an async iterable into batches; the last may be smaller. */
export async function* inBatches<T>(things: AsyncIterable<T>, size: number): AsyncGenerator<T[], void> {
  let group: T[] = [];
  for await (const thing of things) {
    group.push(thing);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/**
 * Runs a function for each item with limited concurrency. After an error starts no more, and throws once all
 * have ended.
 */
export async function forEachConcurrent<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const waiting = things.values();
  let isStopped = false;
  const lane = async () => {
    for (const thing of waiting) {
      if (isStopped) return;
      try {
        await work(thing);
      } catch (error) {
        isStopped = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}
