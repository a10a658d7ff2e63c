import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the machine has ⌘ where others have Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The same for what is shown; on the server, and until the page lives, no. */
export function useIsApple(): boolean {
  return useSyncExternalStore(neverChanges, isApple, () => false);
}
