import type { Logger } from 'pino';
import type { Email, Mailer } from './mailer.ts';

/**
 * Sends an email without being waited for. Where a stranger asks, the time that it takes would tell who has an account or
 * an order.
 */
export function sendInBackground(
  { mailer, log }: { mailer: Mailer; log: Pick<Logger, 'error'> },
  email: Email,
): void {
  inBackground(log, () => mailer.send(email));
}

/** Messages that are being sent. */
const running = new Set<Promise<void>>();

/** Runs work that a response must not wait for, after the response's own. A failure is logged. */
export function inBackground(log: Pick<Logger, 'error'>, work: () => Promise<void>): void {
  const sent = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, 'a message could not be sent'))
    .finally(() => void running.delete(sent));
  running.add(sent);
}

/** Resolves when nothing is being sent in the background: a server that stops loses no message. */
export async function backgroundMessagesSent(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
