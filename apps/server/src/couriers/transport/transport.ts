import { setTimeout as sleep } from 'node:timers/promises';
import { CourierUnavailable } from '../port.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import type { CallLog } from './callLog.ts';
import { redact } from './redact.ts';
import type { CourierMetrics } from './metrics.ts';
import type { RateLimiter } from './rateLimit.ts';
import type { RetryBudget } from './retryBudget.ts';

export interface CourierCall {
  /** For limits, log and metrics: book, track, pincode. */
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** May be sent again when no answer, a 5xx or a 429 came. */
  idempotent: boolean;
  /** It changes nothing at the courier. @default same as `idempotent` and a GET */
  isRead?: boolean;
  timeoutMs?: number;
  /** What a good answer is written in. @default 'json' */
  format?: 'json' | 'xml';
}

/** An answer that may be a refusal: 2xx, or a 4xx with a body in the courier's shape. */
export interface CourierResponse {
  status: number;
  /** Parsed JSON, or the text of XML. */
  data: unknown;
}

export interface Transport {
  send(call: CourierCall): Promise<CourierResponse>;
}

interface TransportInit {
  partner: string;
  /** How the courier is called in sentences. */
  name: string;
  limiter: RateLimiter;
  breaker: CircuitBreaker;
  budget: RetryBudget;
  log: CallLog;
  metrics: CourierMetrics;
  /** @default 15000 */
  timeoutMs?: number;
  /** The longest wait for a free moment, and for a Retry-After. @default 5000 */
  mostWaitMs?: number;
  /** The first step of the waits between tries; they double, with full jitter. @default 250 */
  backOffMs?: number;
}

const tries = 3;

type Outcome =
  | { done: CourierResponse }
  | { problem: string; status: number; retryAfterMs?: number; isOurs?: boolean; sent: boolean };

/** Sends calls of one account: spread over time, stopped while the courier is down, repeated where that is safe, logged. */
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
      for (let attempt = 1; ; attempt += 1) {
        if (!breaker.allows()) {
          metrics.called(partner, call.name, 'broken', 0);
          const seconds = Math.max(1, Math.ceil(breaker.restsFor() / 1000));
          throw new CourierUnavailable(
            `${name} has failed several times and is asked again in ${seconds} s.`,
            {
              // An earlier try of this very call may have arrived.
              sent: attempt > 1,
            },
          );
        }
        const wait = await limiter.take(call.name, mostWaitMs);
        if (wait === undefined) {
          metrics.called(partner, call.name, 'limited', 0);
          throw new CourierUnavailable(
            `${name} allows no more calls at this moment. Try again in a minute.`,
            {
              sent: attempt > 1,
            },
          );
        }
        if (wait > 0) await sleep(wait);
        const outcome = await once(call, attempt);
        if ('done' in outcome) {
          breaker.succeeded();
          budget.earn();
          return outcome.done;
        }
        // Too many calls or a wrong key is our doing: the courier is well.
        if (outcome.isOurs === true) breaker.succeeded();
        else breaker.failed();
        const { retryAfterMs } = outcome;
        if (retryAfterMs !== undefined) await limiter.pause(retryAfterMs);
        const isWorthwhile =
          call.idempotent && outcome.status !== 401 && attempt < tries && (retryAfterMs ?? 0) <= mostWaitMs;
        if (!isWorthwhile || !budget.take())
          throw new CourierUnavailable(`${name} ${outcome.problem}.`, {
            sent: outcome.sent || attempt > 1,
            status: outcome.status,
            ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
          });
        metrics.retried(partner, call.name);
        // Full jitter: many parcels that failed together do not come back together.
        await sleep(retryAfterMs ?? Math.random() * (init.backOffMs ?? 250) * 2 ** attempt);
      }
    },
  };
}

/** One exchange over HTTP, told apart by what it means for a repeat. */
async function exchange(call: CourierCall, timeoutMs: number): Promise<{ outcome: Outcome; text: string }> {
  let answer: Response;
  let text = '';
  try {
    answer = await fetch(call.url, {
      method: call.method,
      ...(call.headers ? { headers: call.headers } : {}),
      ...(call.body === undefined ? {} : { body: call.body }),
      signal: AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
    });
    text = await answer.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    const isRefused = cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND';
    const problem = isLate ? 'did not answer in time' : 'could not be reached';
    return { outcome: { problem, status: 0, sent: !isRefused }, text };
  }
  const { status } = answer;
  if (status === 429)
    return {
      outcome: {
        problem: 'allows no more calls at this moment',
        status,
        isOurs: true,
        sent: false,
        retryAfterMs: retryAfter(answer.headers.get('retry-after')),
      },
      text,
    };
  if (status === 401 || status === 403)
    return {
      outcome: { problem: 'does not take these credentials', status, isOurs: true, sent: false },
      text,
    };
  if (status >= 500 || status === 408)
    return { outcome: { problem: `answered ${status}`, status, sent: true }, text };
  const data = read(text, call.format ?? 'json');
  if (data === undefined)
    return {
      outcome: {
        problem:
          status < 400
            ? 'answered in a shape that is not its own'
            : // Blue Dart's 415 and any 404 are a wrong path.
              `answered ${status}`,
        status,
        sent: status < 400,
      },
      text,
    };
  return { outcome: { done: { status, data } }, text };
}

function read(text: string, format: 'json' | 'xml'): unknown {
  if (format === 'xml') return /^\s*</.test(text) && !/^\s*<(!doctype )?html/i.test(text) ? text : undefined;
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Retry-After is seconds or a date; a second where it says nothing readable. */
function retryAfter(value: string | null): number {
  const seconds = Number(value);
  if (value !== null && value !== '' && Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? 1000 : Math.max(0, at - Date.now());
}
