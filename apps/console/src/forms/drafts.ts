import { newIdempotencyKey } from '@khep/api/client';
import { getSession } from '../session.ts';
import { isSameValue } from './valuePaths.ts';

const prefix = 'draft:';

/** Unsaved input of a form, in this tab. Null is a value that was emptied, which JSON can store. */
export interface Draft {
  /** Typed values, by the names of the form; only those that differ from the record. */
  typed: Readonly<Record<string, unknown>>;
  /** The record's values of the same names when the editing began. */
  base: Readonly<Record<string, unknown>>;
  /** Sent with each try to save, so that the change is made once. */
  idempotencyKey: string;
}

/** Storage key of a form's draft: per brand and user. */
export function draftKey(name: string): string {
  const { brand_id, email } = getSession();
  return `${prefix}${brand_id}:${email}:${name}`;
}

/** Returns the values that differ from the record's, with the record's own. */
export function changedValues(
  values: object,
  record: object,
  except: readonly string[] = [],
): Pick<Draft, 'typed' | 'base'> {
  const now = values as Readonly<Record<string, unknown>>;
  const before = record as Readonly<Record<string, unknown>>;
  const names = Object.keys({ ...before, ...now }).filter(
    (name) => !except.includes(name) && !isSameValue(now[name], before[name]),
  );
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { typed: pick(now), base: pick(before) };
}

/** Returns stored values as a form has them: an emptied one is undefined. */
export function toFormValues(stored: Draft['typed']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? undefined]));
}

/** @param isShared all tabs of this browser show the draft */
export function loadDraft(key: string, isShared = false): Draft | undefined {
  try {
    const stored = (isShared ? localStorage.getItem(key) : null) ?? sessionStorage.getItem(key);
    const found: unknown = JSON.parse(stored ?? 'null');
    if (typeof found !== 'object' || found === null || !('typed' in found)) return undefined;
    return { base: {}, idempotencyKey: newIdempotencyKey(), ...(found as Pick<Draft, 'typed'>) };
  } catch {
    return undefined;
  }
}

/**
 * Stores a draft, or deletes it where nothing differs from the record. A shared one is also in this tab, because a
 * session that expires clears the browser's storage.
 */
export function saveDraft(key: string, draft: Draft, isShared = false): void {
  try {
    if (Object.keys(draft.typed).length === 0) {
      deleteDraft(key, isShared);
      return;
    }
    const text = JSON.stringify(draft);
    sessionStorage.setItem(key, text);
    if (isShared) localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
}

export function deleteDraft(key: string, isShared = false): void {
  sessionStorage.removeItem(key);
  if (isShared) localStorage.removeItem(key);
}
