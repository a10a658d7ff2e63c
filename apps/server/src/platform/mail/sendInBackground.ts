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

/** Runs work that a response must not wait for, after the response's own. A failure is logged. */
export function inBackground(log: Pick<Logger, 'error'>, work: () => Promise<void>): void {
  setImmediate(() => {
    work().catch((error: unknown) => log.error({ err: error }, 'a message could not be sent'));
  });
}
