import { couriers } from '../couriers/registry.ts';
import type { CourierPartner } from '../couriers/registry.ts';
import { formatDate, formatTime, istDay } from '../days/index.ts';
import type { BuyerAnswer } from './buyerAnswer.ts';
import { buyerMessages } from './buyerMessages.ts';
import type { FakeScore } from './fakeAttempt.ts';

export interface FakeReport {
  awb: string;
  attempt: { number: number; at: string };
  score: FakeScore;
  buyer_answer: BuyerAnswer | null;
  /** The seller's. */
  remark: string;
  /** Addresses that open without a login. */
  proof: readonly string[];
}

/** Returns the text that reports a fake attempt: what speaks against it, the buyer's own answer and links to the proof. */
export function formatFakeReport({ awb, attempt, score, buyer_answer, remark, proof }: FakeReport): string {
  const against = score.details.filter(({ points }) => points > 0).map(({ text }) => text);
  const said = buyer_answer && [buyerMessages.en[buyer_answer.choice], buyer_answer.comment];
  const quoted = said?.filter((text) => text !== '').map((text) => `“${text}”`);
  const day = formatDate(istDay(attempt.at));
  return [
    `Fake attempt reported: AWB ${awb}, attempt ${attempt.number} on ${day} at ${formatTime(attempt.at)}.`,
    ...(against.length > 0 ? [`Reasons: ${against.join('; ')}.`] : []),
    ...(quoted ? [`Buyer's answer: ${quoted.join(', ')}.`] : []),
    `Seller's remark: ${remark}`,
    `Proof: ${proof.join(' ')}`,
  ].join('\n');
}

/** Whether the courier gets the report of a fake attempt with the answer. */
export const sendsFakeReport = (partner: CourierPartner): boolean => couriers[partner].takesNdrRemark;

/** Tells a seller how the report of a fake attempt reaches the courier. */
export const fakeReportNote = (partner: CourierPartner, courier_name: string): string =>
  sendsFakeReport(partner)
    ? `${courier_name} gets your remark, the reasons, the buyer's answer and links to the proof.`
    : `${courier_name} takes no files and no remark: email the report from this case, where you can also download the proof.`;

/** Returns the link that opens an email with a report, whose links open the proof for the courier. */
export function fakeReportEmail({
  awb,
  attempt,
  report,
  to,
}: {
  awb: string;
  attempt: number;
  report: string;
  to: string;
}): string {
  const subject = encodeURIComponent(`Fake attempt ${attempt}, AWB ${awb}`);
  return `mailto:${encodeURIComponent(to)}?subject=${subject}&body=${encodeURIComponent(report)}`;
}
