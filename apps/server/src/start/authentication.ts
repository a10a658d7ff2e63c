import { findSession } from '../brand/accounts/sessions.ts';
import { authenticateKey, isApiKey } from '../brand/channels/keys.ts';
import type { Clock } from '../base/clock.ts';
import type { Authentication } from '../platform/http/authentication.ts';

/** Authenticates requests by the log-ins of users and the API keys of brands. */
export function createAuthentication(clock: Clock): Authentication {
  return {
    findSession: (db, token) => findSession(db, clock, token),
    authenticateKey: async (db, token, required) =>
      isApiKey(token) ? authenticateKey(db, token, required, clock.now()) : undefined,
  };
}
