import { formatDateTime } from '@khep/domain/days';
import { ApiError, conflict } from '../../base/errors.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import type { Services } from '../../start/services.ts';
import type { PurchaseEmailJson } from '../tables.ts';

/** An email that was begun this long ago ended, one way or the other. */
const sendingMs = 2 * 60_000;

/** Whether an email is being sent now. */
export const isSendingEmail = (email: PurchaseEmailJson | null | undefined, now: Date): boolean =>
  email?.state === 'sending' && now.getTime() - Date.parse(email.at) < sendingMs;

/** Refuses a second email while one is being sent, or without being asked for it. @throws ApiError 409 */
export function assertEmailable(
  number: string,
  email: PurchaseEmailJson | null | undefined,
  { is_again, now }: { is_again: boolean; now: Date },
): void {
  if (isSendingEmail(email, now)) throw conflict(`${number} is being emailed.`);
  if (email?.state === 'sent' && !is_again)
    throw conflict(`${number} was emailed to ${email.to} on ${formatDateTime(email.at)}.`);
}

interface Emailing {
  /** Claims the email in a transaction, so that two requests send one. @returns the address @throws ApiError 404, 409 */
  begin: () => Promise<string>;
  letter: () => Promise<Omit<Email, 'to'>>;
  /** Saves the outcome. */
  end: (email: PurchaseEmailJson) => Promise<void>;
  /** Of the record, for the log. */
  fields: Record<string, string>;
}

/**
 * Emails a document to a supplier. If the process dies in between, the outcome is unknown: Khep doesn't send it again.
 * @throws ApiError 404, 409 if it was emailed already or can't be; 503 if the mail server doesn't take it
 */
export async function emailOnce(
  { mailer, clock, log }: Services,
  { begin, letter, end, fields }: Emailing,
): Promise<void> {
  if (mailer.kind === 'terminal') throw conflict("This server can't send emails: SMTP_URL isn't set.");
  const to = await begin();
  try {
    await mailer.send({ to, ...(await letter()) });
  } catch (error) {
    log.warn({ ...fields, err: error }, 'email to a supplier not sent');
    await end({ state: 'failed', to, at: clock.now().toISOString() });
    const detail = `The email to ${to} couldn't be sent. Try again in a minute, or download the PDF.`;
    throw new ApiError({ status: 503, code: 'mail_unavailable', detail });
  }
  await end({ state: 'sent', to, at: clock.now().toISOString() });
}
