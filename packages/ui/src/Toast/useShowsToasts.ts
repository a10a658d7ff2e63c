import { useCallback, useState, useSyncExternalStore } from 'react';
import { queue } from './toast.ts';

/** The regions on the page, in the sequence of their arrival. */
const regions = new Set<symbol>();
const watchers = new Set<() => void>();
const changed = () => watchers.forEach((look) => look());

queue.subscribe(changed);

/**
 * True of one region of the page, while there is something to show. It is drawn no sooner: the library knows a region
 * as a landmark, which F6 goes to, only where there is an element from the first.
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
