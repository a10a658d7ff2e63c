import { setTimeout as sleep } from 'node:timers/promises';
import { CourierUnavailable } from '../port.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import type { CallLog } from './callLog.ts';
import { redact } from './redact.ts';
import type { CourierMetrics } from './metrics.ts';
import type { RateLimiter } from './rateLimit.ts';
import type { RetryBudget } from './retryBudget.ts';

export interface CourierCall {
  /** For rate limits, log and metrics: book, track, pincode. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** Can be retried after a timeout, a 5xx or a 429. */
  idempotent: boolean;
  /** Changes nothing at the courier. @default same as `idempotent` and a GET */
  isRead?: boolean;
  timeoutMs?: number;
  /** Format of a successful response; `text` with or without JSON's quotes. A file is at most `maxFileBytes`. @default 'json' */
  format?: 'json' | 'text' | 'xml' | 'file';
  /**
   * Nothing depends on it: it doesn't wait for the rate limit, isn't repeated, isn't sent while the courier fails, and its
   * failure tells nothing of the courier. @default false
   */
  isOptional?: boolean;
  /** The courier answers 404, with any body, if it has no such thing: a rejection, not a failure. @default false */
  isAbsenceAnswered?: boolean;
}

/** The largest file that is downloaded from a courier. */
export const maxFileBytes = 10 * 1024 * 1024;

/** A response that may be a rejection: 2xx, or a 4xx with a valid body. */
export interface CourierResponse {
  status: number;
  /** Parsed JSON, the text of XML, or the bytes of a file; null for an absence. */
  data: unknown;
}

export interface Transport {
  send(call: CourierCall): Promise<CourierResponse>;
}

interface TransportInit {
  partner: string;
  /** Name of the courier in sentences. */
  name: string;
  limiter: RateLimiter;
  breaker: CircuitBreaker;
  budget: RetryBudget;
  log: CallLog;
  metrics: CourierMetrics;
  /** @default 15000 */
  timeoutMs?: number;
  /** Maximum wait for the rate limit and for Retry-After. @default 5000 */
  mostWaitMs?: number;
  /** First backoff; doubled for each retry, with full jitter. @default 250 */
  backOffMs?: number;
}

const tries = 3;
/** How long a firewall's refusal is respected. Delhivery counts requests of five minutes by address. */
const firewallMs = 60_000;

type Outcome =
  | { done: CourierResponse }
  | { problem: string; status: number; retryAfterMs?: number; isOurs?: boolean; sent: boolean };

/** Sends requests of one account: rate limited, with circuit breaker, retries and log. */
export function createTransport(init: TransportInit): Transport {
  const { partner, name, limiter, breaker, budget, metrics } = init;
  const mostWaitMs = init.mostWaitMs ?? 5000;

  const once = async (call: CourierCall, attempt: number): Promise<Outcome> => {
    const started = performance.now();
    const { outcome, text } = await exchange(call, init.timeoutMs ?? 15_000);
    const ms = Math.round(performance.now() - started);
    const isRefusal = 'done' in outcome && outcome.done.status >= 400;
    metrics.called(
      partner,
      call.name,
      'done' in outcome ? (isRefusal ? 'refused' : 'ok') : outcome.status === 429 ? 'limited' : 'failed',
      ms / 1000,
    );
    await init.log({
      call: call.name,
      method: call.method,
      url: call.url.replace(/\?.*$/, ''),
      attempt,
      status: 'done' in outcome ? outcome.done.status : outcome.status,
      ms,
      request: redact(call.body ?? call.url.replace(/^[^?]*\??/, '')),
      answer: redact(text),
      problem: 'done' in outcome ? '' : outcome.problem,
      isRead: call.isRead ?? (call.method === 'GET' && call.idempotent),
    });
    return outcome;
  };

  return {
    async send(call) {
      const isOptional = call.isOptional === true;
      for (let attempt = 1; ; attempt += 1) {
        // The one request that a breaker lets through while it is half open is for what somebody needs.
        if (isOptional ? breaker.state() !== 'closed' : !breaker.allows()) {
          metrics.called(partner, call.name, 'broken', 0);
          const seconds = Math.max(1, Math.ceil(breaker.restsFor() / 1000));
          throw new CourierUnavailable(`${name} is failing; next attempt in ${seconds} s.`, {
            // An earlier attempt of this request may have arrived.
            sent: attempt > 1,
          });
        }
        const wait = await limiter.take(call.name, isOptional ? 0 : mostWaitMs);
        if (wait === undefined) {
          metrics.called(partner, call.name, 'limited', 0);
          throw new CourierUnavailable(`${name}: rate limit reached. Try again in a minute.`, {
            sent: attempt > 1,
          });
        }
        if (wait > 0) await sleep(wait);
        const outcome = await once(call, attempt);
        if ('done' in outcome) {
          if (!isOptional) breaker.succeeded();
          budget.earn();
          return outcome.done;
        }
        // Rate limits and wrong keys are our fault, not the courier's.
        if (outcome.isOurs === true) breaker.succeeded();
        else if (!isOptional) breaker.failed();
        const { retryAfterMs } = outcome;
        if (retryAfterMs !== undefined) await limiter.pause(retryAfterMs);
        const isWorthwhile =
          call.idempotent &&
          !isOptional &&
          outcome.status !== 401 &&
          attempt < tries &&
          (retryAfterMs ?? 0) <= mostWaitMs;
        if (!isWorthwhile || !budget.take())
          throw new CourierUnavailable(`${name} ${outcome.problem}.`, {
            sent: outcome.sent || attempt > 1,
            status: outcome.status,
            retryAfterMs,
          });
        metrics.retried(partner, call.name);
        // Full jitter: failed requests don't retry at the same time.
        await sleep(retryAfterMs ?? Math.random() * (init.backOffMs ?? 250) * 2 ** attempt);
      }
    },
  };
}

/** One HTTP exchange, classified for retries. */
async function exchange(call: CourierCall, timeoutMs: number): Promise<{ outcome: Outcome; text: string }> {
  let answer: Response;
  let text = '';
  let file: Uint8Array | undefined;
  try {
    answer = await fetch(call.url, {
      method: call.method,
      ...(call.headers ? { headers: call.headers } : {}),
      ...(call.body === undefined ? {} : { body: call.body }),
      // The address of a file was checked; where it leads to was not.
      ...(call.format === 'file' ? { redirect: 'error' as const } : {}),
      signal: AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
    });
    if (call.format === 'file' && answer.ok) file = await readFile(answer);
    else text = await answer.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    const isRefused = cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND';
    const problem = isLate ? 'did not respond in time' : 'could not be reached';
    return { outcome: { problem, status: 0, sent: !isRefused }, text };
  }
  const { status } = answer;
  if (status === 429)
    return {
      outcome: {
        problem: 'reached its rate limit',
        status,
        isOurs: true,
        sent: false,
        retryAfterMs: retryAfter(answer.headers.get('retry-after')),
      },
      text,
    };
  // A firewall answers with a page, at too many requests. A courier that rejects a key answers with its own JSON.
  if (status === 403 && read(text, 'json') === undefined)
    return {
      outcome: {
        problem: 'refused the request at its firewall, as it does at too many',
        status: 429,
        isOurs: true,
        sent: false,
        retryAfterMs: firewallMs,
      },
      text,
    };
  if (status === 401 || status === 403)
    return {
      outcome: { problem: 'rejected these credentials', status, isOurs: true, sent: false },
      text,
    };
  if (status >= 500 || status === 408)
    return { outcome: { problem: `responded with ${status}`, status, sent: true }, text };
  if (status === 404 && call.isAbsenceAnswered === true)
    return { outcome: { done: { status, data: null } }, text };
  const data = file ?? read(text, call.format ?? 'json');
  if (data === undefined)
    return {
      outcome: {
        problem:
          status < 400
            ? 'returned an unexpected response'
            : // Blue Dart's 415 and any 404 are a wrong path.
              `responded with ${status}`,
        status,
        sent: status < 400,
      },
      text,
    };
  return { outcome: { done: { status, data } }, text };
}

/** Reads a file; undefined above `maxFileBytes`. */
async function readFile({ body }: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the download.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxFileBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function read(text: string, format: NonNullable<CourierCall['format']>): unknown {
  if (format === 'xml') return /^\s*</.test(text) && !/^\s*<(!doctype )?html/i.test(text) ? text : undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // A page of a proxy is no answer.
    return format === 'text' && !/^\s*</.test(text) ? text : undefined;
  }
  if (format === 'text' && (typeof data === 'string' || typeof data === 'number')) return String(data);
  return typeof data === 'object' && data !== null ? data : undefined;
}

/** Parses Retry-After: seconds or a date; one second if invalid. */
function retryAfter(value: string | null): number {
  const seconds = Number(value);
  if (value !== null && value !== '' && Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? 1000 : Math.max(0, at - Date.now());
}
