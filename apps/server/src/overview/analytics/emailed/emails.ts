import { confirmationDays, emailedPageOf, formatChange, formatMetric } from '@khep/domain/analytics';
import type { EmailedPageId, SendingTime } from '@khep/domain/analytics';
import { weekdayNames } from '@khep/domain/days';
import type { EmailText } from '../../../platform/mail/mailer.ts';
import { daysText } from './loadEmailedReport.ts';
import type { EmailedNumbers } from './loadEmailedReport.ts';

/** "each Monday at 09:00 (India)". */
export function rhythmText({ rhythm, weekday, hour }: SendingTime): string {
  const days = {
    day: 'each day',
    week: `each ${weekdayNames[weekday] ?? ''}`,
    month: 'on the first of each month',
  };
  return `${days[rhythm]} at ${String(hour).padStart(2, '0')}:00 (India)`;
}

/** The email that asks an address outside the brand whether it wants a page. */
export function confirmationEmail(
  report: SendingTime & { page: EmailedPageId },
  {
    brand,
    sender,
    filterText,
    confirm,
    stop,
  }: { brand: string; sender: string; filterText: string; confirm: string; stop: string },
): EmailText {
  const { title } = emailedPageOf(report.page);
  return {
    subject: `Do you want ${title} of ${brand} by email?`,
    text: [
      `${sender} of ${brand} wants to send you numbers of the brand's analytics: ${title}, ${rhythmText(report)}.`,
      ...(filterText === '' ? [] : [`${filterText}.`]),
      '',
      `To get them, confirm within ${confirmationDays} days: ${confirm}`,
      '',
      'Without it nothing more is sent. You can stop the email at any time.',
      `Not for you? Refuse it: ${stop}`,
    ].join('\n'),
  };
}

/**
 * The email with a page of analytics: its key numbers as text, the rest attached.
 * @param last its last line: where it can be stopped
 */
export function reportEmail(numbers: EmailedNumbers, brand: string, last: string): EmailText {
  const { title, filterText, cards } = numbers;
  return {
    subject: `${title}, ${daysText(numbers)} (${brand})`,
    text: [
      ...(filterText === '' ? [] : [`${filterText}.`, '']),
      ...cards.map(({ label, unit, value, change }) => {
        const changed = formatChange(unit, change);
        return `${label}: ${formatMetric(unit, value)}${changed === undefined ? '' : ` (${changed})`}`;
      }),
      '',
      'The tables are attached as CSV and PDF.',
      last,
    ].join('\n'),
  };
}
