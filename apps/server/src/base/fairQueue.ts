/** Ends the use of a slot. Further calls do nothing. */
export type Release = () => void;

export interface FairQueueInit {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks of one key that run at once. */
  concurrencyPerKey: number;
  /** The same while another key has used the queue within the last second. @default concurrencyPerKey */
  contendedPerKey?: number;
  /** Tasks of one key that may wait; more are rejected. */
  maxQueuedPerKey: number;
  createError: () => Error;
  /** Milliseconds, for tests. */
  now?: () => number;
}

const contendedMs = 1000;

/** Shares slots between keys: the key that uses the fewest is next, and of several the one that waits longest. */
export class FairQueue {
  readonly #init: FairQueueInit;
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  /** Waiting tasks by key. The key that was served last is at the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** When each key came last, the longest ago first. */
  readonly #seenAt = new Map<string, number>();

  constructor(init: FairQueueInit) {
    this.#init = init;
  }

  /** Waits for a slot. Rejects with the queue's error if too many tasks of the key wait. */
  async acquire(key: string): Promise<Release> {
    this.#see(key);
    if (this.#canRun(key) && !this.#waiting.has(key)) this.#start(key);
    else await this.#wait(key);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#end(key);
    };
  }

  #canRun(key: string): boolean {
    const { concurrency, concurrencyPerKey, contendedPerKey = concurrencyPerKey } = this.#init;
    const perKey = this.#seenAt.size > 1 ? contendedPerKey : concurrencyPerKey;
    return this.#running < concurrency && this.#uses(key) < perKey;
  }

  #see(key: string): void {
    const now = (this.#init.now ?? performance.now.bind(performance))();
    this.#seenAt.delete(key);
    this.#seenAt.set(key, now);
    for (const [other, at] of this.#seenAt) {
      if (now - at <= contendedMs) break;
      this.#seenAt.delete(other);
    }
  }

  #uses(key: string): number {
    return this.#runningOf.get(key) ?? 0;
  }

  #start(key: string): void {
    this.#running += 1;
    this.#runningOf.set(key, this.#uses(key) + 1);
  }

  #wait(key: string): Promise<void> {
    const queue = this.#waiting.get(key) ?? [];
    if (queue.length >= this.#init.maxQueuedPerKey) throw this.#init.createError();
    this.#waiting.set(key, queue);
    return new Promise((resolve) => void queue.push(resolve));
  }

  #end(key: string): void {
    this.#running -= 1;
    const left = this.#uses(key) - 1;
    if (left > 0) this.#runningOf.set(key, left);
    else this.#runningOf.delete(key);
    // Several, when the queue was contended before.
    for (let next = this.#next(); next !== undefined; next = this.#next()) this.#run(next);
  }

  #run(next: string): void {
    const queue = this.#waiting.get(next) ?? [];
    const run = queue.shift();
    this.#waiting.delete(next);
    if (queue.length > 0) this.#waiting.set(next, queue);
    // Counted before the task continues, so that a new one can't take the slot.
    this.#start(next);
    run?.();
  }

  #next(): string | undefined {
    let best: string | undefined;
    for (const key of this.#waiting.keys())
      if (this.#canRun(key) && (best === undefined || this.#uses(key) < this.#uses(best))) best = key;
    return best;
  }
}
