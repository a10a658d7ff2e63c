import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether what is drawn can be measured before it is seen: in a browser, but not while it takes over a server's page. */
export function useIsMeasurable(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
