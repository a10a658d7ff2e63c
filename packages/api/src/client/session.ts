/** Who is signed in, as the client needs to know. */
export interface SessionStore {
  /** The token of now; empty when signed out. */
  token: () => string;
  /** Who, for error reports. */
  user: () => UserContext;
  /** Forgets everything except the name of the store. */
  forget: () => void;
}

export interface UserContext {
  email: string;
  name: string;
  brand_id: string;
}

/** The one thing that outlives signing out. */
const keptKey = 'store_name';

/** Clears a storage of everything except the name of the store. */
export function forgetAll(storage: Storage): void {
  const storeName = storage.getItem(keptKey);
  storage.clear();
  if (storeName !== null) storage.setItem(keptKey, storeName);
}

/** The session as the console keeps it: `token`, `brand_id`, `email`, `name`, `store_name`. */
export function storedSession(storage: Storage): SessionStore {
  const read = (key: string) => storage.getItem(key) ?? '';
  return {
    token: () => read('token'),
    user: () => ({ email: read('email'), name: read('name'), brand_id: read('brand_id') }),
    forget: () => forgetAll(storage),
  };
}
