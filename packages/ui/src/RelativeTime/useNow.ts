import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}

/** A shared clock; it stops without subscribers. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, 30_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

const read = () => now;

/** Returns the time, updated every half minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, read, read);
