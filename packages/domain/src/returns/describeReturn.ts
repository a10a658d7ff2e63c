import { daysBetween, formatDateTime, formatDay } from '../days/index.ts';
import { formatRupeeValue } from '../money/index.ts';
import { isReverseEnded, reverseLabel } from './states.ts';
import type { ReverseState } from './states.ts';
import type { ReturnKind } from './steps.ts';

/** Returns the label of a state, as an instruction where the seller is to act. */
export const returnStatusLabel = (status: ReverseState): string =>
  status === 'DTO_DELIVERED' ? 'Check and decide' : reverseLabel(status);

/** Returns the tone of a state: what waits for the seller stands out. */
export function returnStatusTone(status: ReverseState): 'caution' | 'critical' | 'positive' | 'neutral' {
  if (status === 'DTO_DELIVERED' || status === 'REQUESTED') return 'caution';
  if (status === 'LOST' || status === 'PICKUP_FAILED' || status === 'QC_FAILED') return 'critical';
  return isReverseEnded(status) && status !== 'CANCELLED' && status !== 'REJECTED' ? 'positive' : 'neutral';
}

/** Describes a return in a line: payment, value in rupees, place and courier. */
export function describeReturn({
  payment_mode,
  value,
  city,
  pincode,
  courier_name,
  awb,
  is_simulated,
}: {
  payment_mode: string;
  value: number;
  city: string;
  pincode: string;
  /** Empty before booking. */
  courier_name: string;
  awb: string;
  is_simulated: boolean;
}): string {
  return [
    `${payment_mode === 'cod' ? 'COD' : 'prepaid'} ${formatRupeeValue(value)}`,
    `${city} ${pincode}`,
    [courier_name, awb].filter(Boolean).join(' '),
    is_simulated && 'simulated',
  ]
    .filter(Boolean)
    .join(' · ');
}

export interface ReturnDue {
  words: string;
  tone: 'caution' | 'critical';
}

/** "Refund by 23 Nov", with its urgency; undefined if nothing is promised. */
export function describeReturnDue(
  {
    status,
    refund_due,
    kind,
  }: {
    status: ReverseState;
    /** YYYY-MM-DD */
    refund_due: string | null;
    kind: ReturnKind;
  },
  today: string,
): ReturnDue | undefined {
  if (refund_due === null || isReverseEnded(status)) return undefined;
  const days = daysBetween(today, refund_due);
  const verb = kind === 'exchange' ? 'Send' : 'Refund';
  if (days < 0) return { words: `${verb} overdue since ${formatDay(refund_due, today)}`, tone: 'critical' };
  if (days <= 1) return { words: `${verb} by ${days === 0 ? 'today' : 'tomorrow'}`, tone: 'critical' };
  return { words: `${verb} by ${formatDay(refund_due, today)}`, tone: 'caution' };
}

/** Says how a refund was paid, and what was credited; empty if neither. Rupees. */
export function describeRefund(
  refund: { at: string; reference: string } | null,
  creditNotes: readonly { number: string; total: number }[],
): string {
  return [
    refund && `Paid ${formatDateTime(refund.at)}, ${refund.reference}.`,
    ...creditNotes.map(({ number, total }) => `Credit note ${number}: ${formatRupeeValue(total)}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says why nothing is refunded; undefined if the buyer is to get money back. */
export function describeNoRefund({
  kind,
  is_paid,
}: {
  kind: ReturnKind;
  is_paid: boolean;
}): string | undefined {
  if (!is_paid) return 'Nothing was paid: the parcel was not delivered.';
  return kind === 'exchange' ? 'The items are sent again instead.' : undefined;
}

/** Names what finishing the check does: "Refund ₹2,098.00, restock 2". */
export function describeFinish({
  kind,
  refund,
  restocked,
}: {
  kind: ReturnKind;
  /** Rupees */
  refund: number;
  /** Number of items. */
  restocked: number;
}): string {
  const first =
    refund > 0
      ? `Refund ${formatRupeeValue(refund)}`
      : kind === 'exchange'
        ? 'Send exchange'
        : 'Finish check';
  return restocked > 0 ? `${first}, restock ${restocked}` : first;
}

/** Why sellers reject a request; the buyer sees it. */
export const returnRejectReasons: readonly string[] = [
  'Outside the return window',
  'Used or washed',
  'Photos show no damage',
  'Not sold by us',
];

/** Why sellers cancel a return before its pickup. */
export const returnCancelReasons: readonly string[] = [
  'Buyer keeps the items',
  'Pickup failed too often',
  'Created by mistake',
];
