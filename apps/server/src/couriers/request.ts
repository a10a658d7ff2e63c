import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CourierDown } from './port.ts';

interface CourierCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** May be sent again when nothing or a 5xx came back. */
  idempotent: boolean;
  timeoutMs?: number;
}

const tries = 3;
const secretNames = /("?(?:token|authorization|password|secretkey|phone|mobile)"?\s*[:=]\s*"?)[^"&,}]+/gi;

/** Hides tokens and phone numbers of a text that goes to the log. */
export function masked(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // Not url-encoded after all: masked as it is.
  }
  return plain.replace(secretNames, '$1***').slice(0, 2000);
}

/** Sends a call with a time limit; repeats idempotent ones with jitter; answers parsed JSON. */
export async function callCourier(call: CourierCall, log: Logger): Promise<unknown> {
  const attempts = call.idempotent ? tries : 1;
  let problem = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Full jitter: many parcels that failed together do not come back together.
    if (attempt > 1) await sleep(Math.random() * 200 * 2 ** attempt);
    const started = performance.now();
    try {
      const answer = await fetch(call.url, {
        method: call.method,
        headers: call.headers,
        body: call.body,
        signal: AbortSignal.timeout(call.timeoutMs ?? 15_000),
      });
      const text = await answer.text();
      log.debug(
        {
          courier: {
            method: call.method,
            url: call.url,
            status: answer.status,
            ms: Math.round(performance.now() - started),
            request: masked(call.body ?? ''),
            answer: masked(text),
          },
        },
        'courier call',
      );
      if (answer.ok) return JSON.parse(text);
      problem = `answered ${answer.status}`;
      if (answer.status < 500 && answer.status !== 429) break;
    } catch (error) {
      problem =
        error instanceof Error && error.name === 'TimeoutError'
          ? 'did not answer in time'
          : 'could not be reached';
      log.warn({ courier: { method: call.method, url: call.url, attempt, problem } }, 'courier call failed');
    }
  }
  throw new CourierDown(`The courier ${problem}.`);
}
