import type { Db } from '../db/schema.ts';
import type { Session } from './session.ts';

/** How the token of a request becomes a session. Log-ins and API keys belong to higher floors, which provide it. */
export interface Authentication {
  /** Finds the session of a log-in; undefined if its token is unknown or has expired. */
  findSession: (db: Db, token: string | undefined) => Promise<Session | undefined>;
  /**
   * Authenticates an API key and counts the request; undefined for a token that isn't a key.
   * @param required the scope that an endpoint requires of a key, without which it takes none, and the module that it
   *   requires of the person who created the key
   * @throws ApiError 401 for an unknown or revoked key, 403 without the scope or module, 429 above the limit
   */
  authenticateKey: (
    db: Db,
    token: string | undefined,
    required: { scope?: string | undefined; module?: unknown },
  ) => Promise<Session | undefined>;
}
