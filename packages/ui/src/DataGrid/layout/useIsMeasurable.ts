import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether layout can be measured: in a browser, except during hydration. */
export function useIsMeasurable(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
