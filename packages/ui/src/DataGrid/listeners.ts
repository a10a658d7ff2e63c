/** The way every store of the grid tells React, and nobody else, that it has changed. */
export interface Listeners {
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell() {
      for (const listener of all) listener();
    },
  };
}
