import { useSyncExternalStore } from 'react';

const key = 'khep-pick-language';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this device has chosen.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const chosen = (): 'en' | 'hi' => (localStorage.getItem(key) === 'hi' ? 'hi' : 'en');

function choose(language: 'en' | 'hi'): void {
  localStorage.setItem(key, language);
  for (const listener of listeners) listener();
}

/**
 * The language of picking and packing on this device, one for all that is on the screen: a picker may read another one than
 * the person who set it up.
 */
export function usePickLanguage(): ['en' | 'hi', (language: 'en' | 'hi') => void] {
  return [useSyncExternalStore(subscribe, chosen), choose];
}
