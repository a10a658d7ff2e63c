import { CourierUnavailable } from '../port.ts';

export interface LoginToken {
  token: string;
  /** Milliseconds for which a token is used. */
  keepMs: number;
}

export interface TokenCache {
  /** Uses a token, and retries once with a new one if it has expired. */
  with<T>(work: (token: string) => Promise<T>): Promise<T>;
}

/** Thrown by a use of the token when the response's body says "expired". */
export class TokenExpired extends Error {
  override readonly name = 'TokenExpired';
}

/** Shares one login among concurrent requests; caches the token until shortly before it expires. */
export function createTokenCache(login: () => Promise<LoginToken>, now: () => number = Date.now): TokenCache {
  let kept: { token: string; until: number } | undefined;
  let pending: Promise<string> | undefined;
  const fresh = async (): Promise<string> => {
    pending ??= login()
      .then(({ token, keepMs }) => {
        kept = { token, until: now() + keepMs };
        return token;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  const current = async (): Promise<string> => (kept && kept.until > now() ? kept.token : fresh());
  const hasEnded = (error: unknown): boolean =>
    error instanceof TokenExpired || (error instanceof CourierUnavailable && error.status === 401);
  return {
    async with(work) {
      const token = await current();
      try {
        return await work(token);
      } catch (error) {
        if (!hasEnded(error)) throw error;
        // A concurrent request may have renewed the token.
        if (kept?.token === token) kept = undefined;
        try {
          return await work(await current());
        } catch (second) {
          if (!(second instanceof TokenExpired)) throw second;
          kept = undefined;
          throw new CourierUnavailable('The courier rejects its own token.', {
            sent: false,
            status: 401,
          });
        }
      }
    },
  };
}
