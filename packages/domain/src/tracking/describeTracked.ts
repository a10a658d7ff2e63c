import { daysBetween, formatWeekday, istDay } from '../days/index.ts';
import { formatRupeeValue } from '../money/index.ts';
import type { InquiryKind, InquiryState } from '../shipments/inquiries.ts';
import { formatSilence } from '../shipments/laneTimes.ts';
import { describeLateness } from './describePrediction.ts';

/** A shipment on its way, as far as a list describes it. */
export interface TrackedData {
  status: string;
  /** ISO 8601. */
  promised_date: string | null;
  prediction: { day: string } | null;
  last_scan_at: string | null;
  silence: { is_stuck: boolean; hours: number } | null;
  /** The latest question to the courier. Rupees. */
  inquiry: { kind: InquiryKind; state: InquiryState; amount: number | null; paid: number | null } | null;
  /** The claim that a lost or damaged shipment allows. */
  claim: { deadline: string; is_late: boolean } | null;
}

/** The promised day, YYYY-MM-DD; empty without one. */
export const promisedDay = ({ promised_date }: Pick<TrackedData, 'promised_date'>): string =>
  istDay(promised_date ?? '');

/** Days after the promise: of the delivery, else of the prediction; null while one of them isn't known. */
export function daysLate(row: TrackedData): number | null {
  const promised = promisedDay(row);
  const end = row.status === 'DELIVERED' ? istDay(row.last_scan_at ?? '') : (row.prediction?.day ?? '');
  return promised === '' || end === '' ? null : daysBetween(promised, end);
}

/** How late a shipment is, in words and with its urgency; undefined while it isn't known. */
export function describeDelay(
  row: TrackedData,
): { words: string; tone: 'critical' | 'caution' | 'positive' | 'second' } | undefined {
  const days = daysLate(row);
  if (days === null) return undefined;
  const tone = days > 1 ? 'critical' : days > 0 ? 'caution' : days < 0 ? 'positive' : 'second';
  return { words: describeLateness(days), tone };
}

/**
 * "No scan for 58 h" of a stuck shipment, else when the last one was.
 * @param formatAgo formats a time as "5 min ago"
 */
export function describeLastScan(
  { silence, last_scan_at }: Pick<TrackedData, 'silence' | 'last_scan_at'>,
  formatAgo: (at: string) => string,
): string {
  if (silence?.is_stuck === true) return `No scan for ${formatSilence(silence.hours)}`;
  return last_scan_at ? formatAgo(last_scan_at) : 'No scan yet';
}

/** Describes the latest question to the courier; empty without an open one. */
export function describeInquiry({ inquiry }: Pick<TrackedData, 'inquiry'>): string {
  if (inquiry?.state === 'sent' || inquiry?.state === 'queued')
    return inquiry.kind === 'claim' ? 'Claim sent' : 'Courier asked';
  return inquiry?.state === 'answered' ? 'Courier answered' : '';
}

/** Describes the claim for a lost or damaged shipment, or until when there can be one. */
export function describeClaim({ claim, inquiry }: Pick<TrackedData, 'claim' | 'inquiry'>): string {
  if (!claim) return '';
  if (inquiry?.kind === 'claim' && inquiry.state !== 'rejected')
    return inquiry.paid === null
      ? `${formatRupeeValue(inquiry.amount ?? 0)} claimed`
      : `${formatRupeeValue(inquiry.paid)} paid`;
  return claim.is_late ? 'Too late' : `Until ${formatWeekday(istDay(claim.deadline))}`;
}
