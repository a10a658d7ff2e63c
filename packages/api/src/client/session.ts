/** The session, as the client needs it. */
export interface SessionStore {
  /** The current token; empty when signed out. */
  token: () => string;
  /** The user, for error reports. */
  user: () => UserContext;
  /** Clears everything except the store name. */
  forget: () => void;
}

export interface UserContext {
  email: string;
  name: string;
  brand_id: string;
}

/** The only entry that survives signing out. */
const storeNameKey = 'store_name';

/** Clears a storage except the store name. */
export function forgetAll(storage: Storage): void {
  const storeName = storage.getItem(storeNameKey);
  storage.clear();
  if (storeName !== null) storage.setItem(storeNameKey, storeName);
}

/** The console's session in a storage: `token`, `brand_id`, `email`, `name`, `store_name`. */
export function storedSession(storage: Storage): SessionStore {
  const read = (key: string) => storage.getItem(key) ?? '';
  return {
    token: () => read('token'),
    user: () => ({ email: read('email'), name: read('name'), brand_id: read('brand_id') }),
    forget: () => forgetAll(storage),
  };
}
