import type { Db } from '../db/schema.ts';
import type { Session } from './session.ts';

/** How the token of a request becomes a session. Log-ins and API keys belong to higher floors, which provide it. */
export interface Authentication {
  /** Finds the session of a log-in; undefined if its token is unknown or has expired. */
  findSession: (db: Db, token: string | undefined) => Promise<Session | undefined>;
  /**
   * Authenticates an API key and counts the request; undefined for a token that isn't a key.
   * @param scope what an endpoint requires of a key; without one it takes none
   * @throws ApiError 401 for an unknown or revoked key, 403 without the scope, 429 above the limit
   */
  authenticateKey: (
    db: Db,
    token: string | undefined,
    scope: string | undefined,
  ) => Promise<Session | undefined>;
}
