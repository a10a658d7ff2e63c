import { useSyncExternalStore } from 'react';

/** The current user, as stored in this browser. */
export interface Session {
  token: string;
  brand_id: string;
  email: string;
  name: string;
  /** The connected store's name, or the brand's without a store. It is kept after logging out. */
  store_name: string;
}

const keys = ['token', 'brand_id', 'email', 'name', 'store_name'] as const satisfies (keyof Session)[];
const signedOut: Session = { token: '', brand_id: '', email: '', name: '', store_name: '' };
const listeners = new Set<() => void>();

function read(): Session {
  const entries = keys.map((key) => [key, localStorage.getItem(key) ?? '']);
  return { ...signedOut, ...Object.fromEntries(entries) };
}

let current = typeof localStorage === 'undefined' ? signedOut : read();

function changed(): void {
  current = read();
  for (const listener of listeners) listener();
}

const loggedOutKey = 'khep-logged-out';

// Follows a log-in or log-out in another tab. After logging out on purpose no tab keeps drafts.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    // Drafts that tabs share are there too.
    if (event.key?.startsWith('draft:')) return;
    if (event.key === loggedOutKey && event.newValue !== null) sessionStorage.clear();
    changed();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current session, outside React. Empty strings when logged out. */
export function getSession(): Session {
  return current;
}

/** The current session. Re-renders on a log-in or log-out in any tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => signedOut);
}

/** Saves the response of a log-in. */
export function saveSession(session: Partial<Session>): void {
  for (const key of keys) {
    const value = session[key];
    if (value !== undefined) localStorage.setItem(key, value);
  }
  changed();
}

/** Clears everything this browser stores, except the store name. */
export function clearSession(): void {
  const storeName = localStorage.getItem('store_name');
  localStorage.clear();
  if (storeName !== null) localStorage.setItem('store_name', storeName);
  changed();
}

/**
 * Ends the session on purpose: also clears what tabs keep, such as drafts with buyers' names.
 * A session that expired keeps them for the same user.
 */
export function endSession(): void {
  clearSession();
  sessionStorage.clear();
  localStorage.setItem(loggedOutKey, String(Date.now()));
  localStorage.removeItem(loggedOutKey);
}

/** The user's first name, for greetings: "Ritika". */
export function firstName(session: Session): string {
  return session.name.trim().split(/\s+/)[0] ?? '';
}
