import { formatChange, formatMetric } from '@khep/domain/analytics';
import type { EmailText } from '../../../platform/mail/mailer.ts';
import { daysText } from './loadEmailedReport.ts';
import type { EmailedNumbers } from './loadEmailedReport.ts';

/** The email with a page of analytics: its key numbers as text, the rest attached. */
export function reportEmail(numbers: EmailedNumbers, brand: string, link: string): EmailText {
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
      `Open the page, or stop this email: ${link}`,
    ].join('\n'),
  };
}
