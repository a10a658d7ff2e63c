import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/metrics.ts';

const query = `(max-width: ${breakpoints.md - 1}px)`;

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the screen is too narrow for two columns. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
