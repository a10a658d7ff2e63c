import { useSyncExternalStore } from 'react';

/** Who is signed in, as kept in this browser. */
export interface Session {
  token: string;
  brand_id: string;
  email: string;
  name: string;
  /** The connected store, or the brand where none is connected. It outlives signing out. */
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

// Another tab signed in or out: this one follows.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.storageArea === localStorage) changed();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session now, outside React. Empty strings when signed out. */
export function getSession(): Session {
  return current;
}

/** The session, followed: signing in or out in any tab draws again. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => signedOut);
}

/** Keeps the answer of a log-in. */
export function saveSession(session: Partial<Session>): void {
  for (const key of keys) {
    const value = session[key];
    if (value !== undefined) localStorage.setItem(key, value);
  }
  changed();
}

/** Forgets everything this browser holds, except the name of the store. */
export function clearSession(): void {
  const storeName = localStorage.getItem('store_name');
  localStorage.clear();
  if (storeName !== null) localStorage.setItem('store_name', storeName);
  changed();
}

/** What a person is called when the app speaks to them: "Ritika". */
export function firstName(session: Session): string {
  return session.name.trim().split(/\s+/)[0] ?? '';
}
