import { flushSync } from 'react-dom';

/** Between two turns: time for a frame, so that the requests of two cards at most start in the same one. */
const gapMs = 8;

/** In the order of the page. */
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function takeNext() {
  const [next] = waiting;
  timer = undefined;
  if (next === undefined) return;
  waiting.delete(next);
  timer = setTimeout(takeNext, gapMs);
  // React would render the updates of several turns in one task.
  flushSync(next);
}

/** Runs an update in a task that it shares with no other, after those that wait already. Returns what cancels it. */
export function takeTurn(update: () => void): () => void {
  waiting.add(update);
  timer ??= setTimeout(takeNext, 0);
  return () => waiting.delete(update);
}
