import { useState } from 'react';
import type { Draft } from './draft.ts';

/** A draft that survives a reload, on this device and for this brand. */
export function usePersistedDraft(name: string | undefined, initial: Draft) {
  const key = name && `draft:${name}`;
  const [found] = useState(() => (key ? read(key) : undefined));
  const [isKept, setKept] = useState(false);
  return {
    initial: found ? { ...initial, ...found } : initial,
    isKept: isKept || found !== undefined,
    keep(draft: Draft) {
      if (!key) return;
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
        setKept(true);
      } catch {
        // A full or forbidden storage costs the convenience, not the order.
      }
    },
    forget() {
      if (key) sessionStorage.removeItem(key);
      setKept(false);
    },
  };
}

function read(key: string): Partial<Draft> | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Partial<Draft>);
  } catch {
    return undefined;
  }
}
