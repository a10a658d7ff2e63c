import { setPriority } from 'node:os';

/** Of 20 steps below normal: a thread that competes gets about a tenth of what the event loop gets. */
const niceness = 10;

/**
 * Lets the event loop and the database go first on a machine with few cores. Called by a thread about itself: on Linux a
 * thread has a priority of its own; elsewhere it would be that of the whole process, so nothing is changed.
 */
export function yieldToRequests(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {
    // A sandbox that forbids it: the thread works as before, beside the event loop.
  }
}
