import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface WebhookPost {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** Refuses addresses at the moment of the connection, which `fetch` can't. */
  lookup?: LookupFunction | undefined;
}

/**
 * Posts a body and resolves with the status of the response. The response isn't read, and no redirect is followed.
 * @throws Error TimeoutError after `timeoutMs`, or why the address can't be reached
 */
export function postWebhook(url: string, { headers, body, timeoutMs, lookup }: WebhookPost): Promise<number> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // Each receiver is looked up again, so its connection isn't kept.
        agent: false,
        ...(lookup && { lookup }),
        signal,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    request.end(body);
  });
}
