/** Runs a task when a slot is free; rejects with the limit's error if the queue is full. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

interface TurnsInit {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that may wait; more are rejected. */
  maxQueued: number;
  createError: () => Error;
}

/** Limits concurrency of CPU- or memory-heavy work. Excess calls queue; above `maxQueued` they fail. */
export function createConcurrencyLimit({ concurrency, maxQueued, createError }: TurnsInit): RunLimited {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= concurrency) {
      if (queue.length >= maxQueued) throw createError();
      await new Promise<void>((resolve) => void queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Hand the slot over instead of freeing it, so that a new call can't take it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
