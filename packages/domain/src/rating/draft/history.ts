/** Undo and redo of a value that is replaced, never changed. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const maxSteps = 200;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Records a step; the same value is none. */
export function pushHistory<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (next === present) return { past, present, future };
  return { past: [...past.slice(1 - maxSteps), present], present: next, future: [] };
}

export function undoHistory<T>({ past, present, future }: History<T>): History<T> {
  const last = past.at(-1);
  return past.length === 0
    ? { past, present, future }
    : { past: past.slice(0, -1), present: last as T, future: [present, ...future] };
}

export function redoHistory<T>({ past, present, future }: History<T>): History<T> {
  return future.length === 0
    ? { past, present, future }
    : { past: [...past, present], present: future[0] as T, future: future.slice(1) };
}
