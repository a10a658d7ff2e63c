import { maskEmail } from '../../../base/contact.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Email } from '../../../platform/mail/mailer.ts';
import type { Services } from '../../../start/services.ts';
import type { EmailedReportRecord } from '../tables.ts';
import { reportEmail } from './emails.ts';
import type { EmailedNumbers } from './loadEmailedReport.ts';
import { codeOf, findConfirmed } from './outsideAddresses.ts';
import { outsideLink } from './outsideTokens.ts';

/**
 * One click on a mail program's own button stops the email. It needs https and a signature of the mail server.
 * @see https://www.rfc-editor.org/rfc/rfc8058
 */
const oneClick = (link: string): Email['headers'] =>
  link.startsWith('https:')
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : undefined;

/**
 * Sends a page to the addresses outside the brand that have confirmed it, each in an email of its own: no one sees another's
 * address. Returns a sentence for each that it could not be sent to.
 */
export async function sendOutside(
  db: Db,
  services: Services,
  { brand_id, id: report_id }: EmailedReportRecord,
  {
    numbers,
    brand,
    attachments,
  }: { numbers: EmailedNumbers; brand: string; attachments: NonNullable<Email['attachments']> },
): Promise<string[]> {
  const missed: string[] = [];
  for (const { id, email } of await findConfirmed(db, brand_id, report_id)) {
    const stop = outsideLink(services, 'stop', { brand_id, id });
    const headers = oneClick(stop);
    try {
      await services.mailer.send({
        to: email,
        ...reportEmail(numbers, brand, `You get this because you confirmed it. Stop it: ${stop}`),
        ...(headers && { headers }),
        attachments,
      });
    } catch (error) {
      services.log.error(
        { brand_id, report: report_id, code: codeOf(error) },
        'a page could not be sent to an address',
      );
      missed.push(`The email to ${maskEmail(email)} could not be sent.`);
    }
  }
  return missed;
}
