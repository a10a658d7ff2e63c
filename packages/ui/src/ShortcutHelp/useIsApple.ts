import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns whether the machine is an Apple device with ⌘. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The same for rendering; false on the server and before hydration. */
export function useIsApple(): boolean {
  return useSyncExternalStore(neverChanges, isApple, () => false);
}
