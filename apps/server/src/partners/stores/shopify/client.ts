import type { CallOutcome } from '../../health/health.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** The store is unreachable, throttles or fails: the request can be repeated later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The store rejects the credentials, or they lack a scope: repeating doesn't help. */
export class StoreRejected extends Error {
  override readonly name = 'StoreRejected';
  /** The scope that is missing, as Shopify words it. */
  readonly isAccessDenied: boolean;
  constructor(message: string, isAccessDenied = false) {
    super(message);
    this.isAccessDenied = isAccessDenied;
  }
}

/** The query costs more than a request may; ask for less. */
export class QueryTooCostly extends Error {
  override readonly name = 'QueryTooCostly';
}

export interface ClientCall {
  outcome: CallOutcome;
  ms: number;
}

/** Timings, shorter in tests. */
export interface ClientTimings {
  timeoutMs?: number;
  /** First backoff; doubled for each retry, with full jitter. */
  backoffMs?: number;
  /** How many times a request is sent. */
  attempts?: number;
}

interface ClientInit {
  /** https://mitti-and-loom.myshopify.com */
  baseUrl: string;
  /** Version of the Admin API, such as 2026-10. */
  version: string;
  /** Returns the access token; `isRejected` if the last one was. */
  token: (isRejected: boolean) => Promise<string>;
  timings?: ClientTimings;
  /** Called once per request that was sent, for health. */
  onCall?: (call: ClientCall) => void;
}

interface RequestOptions {
  /** Estimated cost in points. @default 50 */
  cost?: number;
  /** Whether it can be repeated when its outcome is unknown. @default true */
  isRepeatable?: boolean;
}

export interface ShopifyClient {
  request<S extends z.ZodType>(
    document: string,
    variables: Record<string, unknown>,
    schema: S,
    options?: RequestOptions,
  ): Promise<z.output<S>>;
}

const Throttle = z.object({
  maximumAvailable: z.number(),
  currentlyAvailable: z.number(),
  restoreRate: z.number().positive(),
});
const Body = z.object({
  data: z.unknown().optional(),
  errors: z
    .union([
      z.string(),
      z.array(
        z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).nullish() }),
      ),
    ])
    .optional(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number().nullish(),
          actualQueryCost: z.number().nullish(),
          throttleStatus: Throttle,
        })
        .optional(),
    })
    .nullish(),
});
type Body = z.output<typeof Body>;

const maxThrottleWaits = 20;

/** Statuses of Shopify's API that no repeat changes. Source: shopify.dev, API response status codes. */
const refusals: Readonly<Record<number, string>> = {
  402: 'Shopify has frozen this store, because its bill is unpaid. Pay it in Shopify, then verify here.',
  404: 'Shopify has no store at this address.',
  423: 'Shopify has locked this store. Ask Shopify support, then verify here.',
};

/**
 * The GraphQL Admin API of one shop. Waits for points before it sends a query, and after a throttled response as long as
 * the shop needs to restore them; retries timeouts and server errors with jitter.
 */
export function createShopifyClient({
  baseUrl,
  version,
  token,
  timings = {},
  onCall,
}: ClientInit): ShopifyClient {
  const { timeoutMs = 20_000, backoffMs = 500, attempts = 5 } = timings;
  const url = `${baseUrl}/admin/api/${version}/graphql.json`;
  let bucket: { available: number; rate: number; max: number; at: number } | undefined;

  const learn = (body: Body) => {
    const status = body.extensions?.cost?.throttleStatus;
    if (status)
      bucket = {
        available: status.currentlyAvailable,
        rate: status.restoreRate,
        max: status.maximumAvailable,
        at: performance.now(),
      };
  };
  /** Milliseconds until a query of this cost may be sent. */
  const waitFor = (cost: number): number => {
    if (!bucket) return 0;
    const available = Math.min(
      bucket.max,
      bucket.available + ((performance.now() - bucket.at) / 1000) * bucket.rate,
    );
    const needed = Math.min(cost, bucket.max) - available;
    return needed <= 0 ? 0 : Math.ceil((needed / bucket.rate) * 1000);
  };

  const send = async (
    payload: string,
    isRejected: boolean,
  ): Promise<{ status: number; body: Body | undefined; retryAfterMs: number }> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-shopify-access-token': await token(isRejected),
      },
      body: payload,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const text = await answer.text();
    const seconds = Number(answer.headers.get('retry-after') ?? '');
    return {
      status: answer.status,
      body: parseBody(text),
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0,
    };
  };

  return {
    async request(document, variables, schema, { cost = 50, isRepeatable = true } = {}) {
      const payload = JSON.stringify({ query: document, variables });
      const started = performance.now();
      let isRejected = false;
      let throttled = 0;
      const report = (outcome: ClientCall['outcome']) =>
        onCall?.({ outcome, ms: Math.round(performance.now() - started) });
      for (let attempt = 1; ; attempt += 1) {
        const wait = waitFor(cost);
        if (wait > 0) await sleep(wait);
        let response: Awaited<ReturnType<typeof send>> | undefined;
        let problem = '';
        try {
          response = await send(payload, isRejected);
        } catch (error) {
          if (error instanceof StoreRejected || error instanceof StoreUnavailable) {
            report('failed');
            throw error;
          }
          const isLate = error instanceof Error && error.name === 'TimeoutError';
          problem = isLate ? 'Shopify did not respond in time.' : "Shopify can't be reached.";
        }
        const body = response?.body;
        if (body) learn(body);
        if (response?.status === 401 || response?.status === 403) {
          // A token of the client-credentials grant may have expired: renew it once.
          if (!isRejected && response.status === 401) {
            isRejected = true;
            continue;
          }
          report('failed');
          throw new StoreRejected(
            'Shopify rejected the access token. Copy it again from the API credentials of your app.',
          );
        }
        const refusal = response && refusals[response.status];
        if (refusal !== undefined) {
          report('failed');
          throw new StoreRejected(refusal);
        }
        const codes = errorCodes(body);
        if (body && codes.includes('THROTTLED') && throttled < maxThrottleWaits) {
          throttled += 1;
          attempt -= 1;
          const needed = body.extensions?.cost?.requestedQueryCost ?? cost;
          await sleep(Math.max(waitFor(needed), backoffMs / 5));
          continue;
        }
        if (codes.includes('MAX_COST_EXCEEDED')) throw new QueryTooCostly(errorText(body));
        if (codes.includes('ACCESS_DENIED')) {
          report('failed');
          throw new StoreRejected(errorText(body), true);
        }
        const isServerError =
          problem !== '' ||
          !response ||
          response.status >= 429 ||
          !body ||
          codes.includes('INTERNAL_SERVER_ERROR');
        if (!isServerError && body?.data !== undefined && body.errors === undefined) {
          const parsed = schema.safeParse(body.data);
          if (!parsed.success)
            throw new StoreUnavailable('Unexpected response from Shopify.', { cause: parsed.error });
          report(attempt > 1 ? 'retried' : 'ok');
          return parsed.data;
        }
        if (!isServerError) {
          report('failed');
          throw new StoreRejected(errorText(body));
        }
        if (attempt >= attempts || (!isRepeatable && response?.status !== 429)) {
          report('failed');
          throw new StoreUnavailable(problem || `Shopify responded with ${response?.status ?? 0}.`);
        }
        // Full jitter: requests that failed together don't retry together.
        await sleep(Math.max(response?.retryAfterMs ?? 0, Math.random() * backoffMs * 2 ** attempt));
      }
    },
  };
}

function parseBody(text: string): Body | undefined {
  try {
    const result = Body.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function errorCodes(body: Body | undefined): string[] {
  if (!Array.isArray(body?.errors)) return [];
  return body.errors.map(
    ({ message, extensions }) => extensions?.code ?? (message === 'Throttled' ? 'THROTTLED' : ''),
  );
}

function errorText(body: Body | undefined): string {
  const errors = body?.errors;
  return typeof errors === 'string' ? errors : (errors?.[0]?.message ?? 'Shopify rejected the request.');
}
