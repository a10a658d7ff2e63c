import { CourierUnavailable } from '../port.ts';

export interface LoginToken {
  token: string;
  /** Milliseconds for which it is used. */
  keepMs: number;
}

export interface TokenCache {
  /** Does something with a token, once more with a new one where the courier says that the old one has ended. */
  with<T>(work: (token: string) => Promise<T>): Promise<T>;
}

/** Thrown by a use of the token that the courier answered with "expired" in a body of its own. */
export class TokenExpired extends Error {
  override readonly name = 'TokenEnded';
}

/** One login at a time for many calls; the token is kept until shortly before it ends. */
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
        // Another call may have logged in anew meanwhile: its token is as good.
        if (kept?.token === token) kept = undefined;
        try {
          return await work(await current());
        } catch (second) {
          if (!(second instanceof TokenExpired)) throw second;
          kept = undefined;
          throw new CourierUnavailable('The courier does not take its own token.', {
            sent: false,
            status: 401,
          });
        }
      }
    },
  };
}
