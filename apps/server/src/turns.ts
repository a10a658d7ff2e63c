/** Does one piece of work when its turn comes; the error of a full queue where too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface TurnsInit {
  /** Pieces of work that run together. */
  atOnce: number;
  /** Pieces that may wait; the next is refused. */
  longestQueue: number;
  refusal: () => Error;
}

/** Work that takes much memory or a whole core, a little of it at a time: a burst waits, and what is too much is refused. */
export function turns({ atOnce, longestQueue, refusal }: TurnsInit): InTurn {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= longestQueue) throw refusal();
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
