import { useCallback, useState, useSyncExternalStore } from 'react';
import { queue } from './toast.ts';

/** Regions on the page, in order of mounting. */
const regions = new Set<symbol>();
const watchers = new Set<() => void>();
const changed = () => watchers.forEach((look) => look());

queue.subscribe(changed);

/**
 * Returns true in one region of the page, while there are toasts. Rendered only then: React Aria registers a
 * landmark (for F6) only if its element exists from the start.
 */
export function useShowsToasts(): boolean {
  const [own] = useState(() => Symbol('region'));
  const watch = useCallback(
    (look: () => void) => {
      regions.add(own);
      watchers.add(look);
      changed();
      return () => {
        regions.delete(own);
        watchers.delete(look);
        changed();
      };
    },
    [own],
  );
  return useSyncExternalStore(
    watch,
    () => regions.values().next().value === own && queue.visibleToasts.length > 0,
    () => false,
  );
}
