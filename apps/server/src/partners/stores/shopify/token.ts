import { z } from 'zod';
import { StoreRejected, StoreUnavailable } from './client.ts';

/** How Khep signs in to a shop: an admin token, or an app that may ask for one. */
export type ShopifyCredentials =
  | { kind: 'token'; token: string; /** Signs webhooks; empty if it isn't known. */ api_secret: string }
  | { kind: 'client'; client_id: string; client_secret: string };

/** The secret that signs the webhooks of an app; empty if it isn't known. */
export const webhookSecretOf = (credentials: ShopifyCredentials): string =>
  credentials.kind === 'token' ? credentials.api_secret : credentials.client_secret;

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().optional() });
/** Tokens of the client-credentials grant are valid for 24 hours. */
const dayMs = 24 * 3_600_000;
/** Renewed this long before they expire. */
const marginMs = 10 * 60_000;

/**
 * Returns the access token of a shop. One of the client-credentials grant is requested, cached until shortly before it
 * expires, and renewed when Shopify rejects it.
 */
export function createTokenSource(
  baseUrl: string,
  credentials: ShopifyCredentials,
  now: () => number = Date.now,
): (isRejected: boolean) => Promise<string> {
  if (credentials.kind === 'token') return () => Promise.resolve(credentials.token);
  let kept: { token: string; until: number } | undefined;
  let pending: Promise<string> | undefined;
  const renew = () =>
    (pending ??= grant(baseUrl, credentials)
      .then(({ access_token, expires_in }) => {
        kept = { token: access_token, until: now() + (expires_in ? expires_in * 1000 : dayMs) - marginMs };
        return access_token;
      })
      .finally(() => {
        pending = undefined;
      }));
  return (isRejected) => (kept && kept.until > now() && !isRejected ? Promise.resolve(kept.token) : renew());
}

async function grant(
  baseUrl: string,
  { client_id, client_secret }: { client_id: string; client_secret: string },
): Promise<z.output<typeof Granted>> {
  let answer: Response;
  try {
    answer = await fetch(`${baseUrl}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }),
      signal: AbortSignal.timeout(20_000),
      redirect: 'error',
    });
  } catch (error) {
    throw new StoreUnavailable("Shopify can't be reached.", { cause: error });
  }
  if (answer.status >= 500 || answer.status === 429)
    throw new StoreUnavailable(`Shopify responded with ${answer.status}.`);
  const parsed = answer.ok ? Granted.safeParse(await answer.json().catch(() => undefined)) : undefined;
  if (!parsed?.success)
    throw new StoreRejected(
      'Shopify rejected the client ID and secret. Check that the app is installed in this store.',
    );
  return parsed.data;
}
