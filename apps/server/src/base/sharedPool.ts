import { FairQueue } from './fairQueue.ts';
import type { FairQueueInit } from './fairQueue.ts';
import { currentParty } from './party.ts';

/** Runs a task when its party has a turn; rejects with the pool's error if too many of the party wait. */
export type RunInPool = <T>(work: () => Promise<T>) => Promise<T>;

type SharedPoolInit = Pick<FairQueueInit, 'concurrency' | 'maxQueuedPerKey' | 'createError' | 'now'>;

/**
 * Limits how much processor- or memory-heavy work runs at once. Parties take turns: one of them may use every slot while it
 * is alone, and one slot while others come, so that nobody waits behind the queue of another.
 */
export function createSharedPool(init: SharedPoolInit): RunInPool {
  const queue = new FairQueue({ ...init, concurrencyPerKey: init.concurrency, contendedPerKey: 1 });
  return async (work) => {
    const release = await queue.acquire(currentParty());
    try {
      return await work();
    } finally {
      release();
    }
  };
}
