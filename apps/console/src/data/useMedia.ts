import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and follows it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Returns whether a record fits beside its list. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)');
