/** Does one piece of work when its turn comes; the error of a full queue where too many wait already. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

interface TurnsInit {
  /** Pieces of work that run together. */
  concurrency: number;
  /** Pieces that may wait; the next is refused. */
  maxQueued: number;
  createError: () => Error;
}

/** Work that takes much memory or a whole core, a little of it at a time: a burst waits, and what is too much is refused. */
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
      // The place is handed on, not freed, so that a newcomer cannot slip in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
