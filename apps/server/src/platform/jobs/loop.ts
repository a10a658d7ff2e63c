import { randomUUID } from 'node:crypto';
import type { Services } from '../../start/services.ts';
import { acquireLease } from '../db/leases.ts';
import type { Db } from '../db/schema.ts';

/** Work that no request waits for. It may run again at any time, and in another process. */
export type Upkeep = (db: Db, services: Services) => Promise<unknown>;

/** Work that is repeated in rounds, one task after the other. If one fails, the round ends. */
export interface Loop {
  /** Names the lease: every process may run the loop, one at a time does. */
  name: string;
  everyMs: (services: Services) => number;
  tasks: readonly (Upkeep | SlowTask)[];
}

/** A task that not every round runs. */
export interface SlowTask {
  run: Upkeep;
  /** Time between two runs in a process; the first is this long after its start. */
  everyMs: number;
}

/** Repeats a loop; returns how to stop it, which waits for the end of a round. */
export function startLoop(db: Db, services: Services, { name, everyMs, tasks }: Loop): () => Promise<void> {
  const holder = randomUUID();
  const startedAt = performance.now();
  const lastRuns = new Map<SlowTask, number>();
  let round: Promise<void> | undefined;

  const runRound = async () => {
    try {
      if (!(await acquireLease(db, name, holder, services.clock.now()))) return;
      for (const task of tasks) {
        if (typeof task === 'function') {
          await task(db, services);
        } else if (performance.now() - (lastRuns.get(task) ?? startedAt) > task.everyMs) {
          lastRuns.set(task, performance.now());
          await task.run(db, services);
        }
      }
    } catch (error) {
      services.log.error({ loop: name, err: error }, 'a round of scheduled work failed');
    }
  };
  const timer = setInterval(() => {
    round ??= runRound().finally(() => {
      round = undefined;
    });
  }, everyMs(services));
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
