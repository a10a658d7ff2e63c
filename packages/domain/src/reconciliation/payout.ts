import { formatCount, formatNumber } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { tieBankCredit } from './cod.ts';

export const payoutStates = [
  'received',
  'short',
  'excess',
  'not_received',
  'no_statement',
  'no_utr',
] as const;
/**
 * Whether the bank shows what a remittance advises. `no_statement`: none goes beyond its day, so nobody knows yet. `no_utr`:
 * nothing can be found by it.
 */
export type PayoutState = (typeof payoutStates)[number];

export const payoutStateLabels: Record<PayoutState, string> = {
  received: 'Received',
  short: 'Short at the bank',
  excess: 'More at the bank',
  not_received: 'Not at the bank',
  no_statement: 'No statement yet',
  no_utr: 'No UTR',
};

export const payoutStateTones = {
  received: 'positive',
  short: 'critical',
  excess: 'caution',
  not_received: 'critical',
  no_statement: 'neutral',
  no_utr: 'caution',
} as const satisfies Record<PayoutState, string>;

/** The letters and digits of a reference, in capitals: banks part and lower-case them as they like. */
export const plainReference = (text: string): string => text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');

/**
 * A shorter reference is found by accident. UTRs have 16 characters with NEFT and 22 with RTGS:
 * https://www.xflowpay.com/blog/what-is-utr-number (read 2026-11-26).
 */
export const minReferenceLength = 10;

/** Whether a credit of the bank names a UTR, in its reference or in its narration. */
export function namesUtr(
  { reference, narration }: { reference: string; narration: string },
  utr: string,
): boolean {
  const plain = plainReference(utr);
  if (plain.length < minReferenceLength) return false;
  return [reference, narration].some((text) => plainReference(text).includes(plain));
}

/**
 * Compares what a remittance advises with what the bank shows, within a rupee.
 * @param received undefined for no credit
 * @param isCovered whether statements go beyond the day of the payout: a bank may credit a day later
 * @returns the difference null where no statement can show one
 */
export function judgePayout({
  utr,
  advised,
  received,
  isCovered,
}: {
  utr: string;
  advised: Paise;
  received: Paise | undefined;
  isCovered: boolean;
}): { state: PayoutState; difference: Paise | null } {
  if (received === undefined) {
    if (plainReference(utr).length < minReferenceLength) return { state: 'no_utr', difference: null };
    return isCovered
      ? { state: 'not_received', difference: -advised }
      : { state: 'no_statement', difference: null };
  }
  const { ties, difference } = tieBankCredit([advised], received);
  return { state: ties ? 'received' : difference < 0 ? 'short' : 'excess', difference };
}

/** Says what a bank statement has added: "12 deposits added, 3 known from an earlier statement. 2 payouts found by their UTR." */
export function describeBankStatement({
  added,
  known,
  matched,
}: {
  added: number;
  known: number;
  matched: number;
}): string {
  const again = known === 0 ? '' : `, ${formatNumber(known)} known from an earlier statement`;
  return `${formatCount(added, 'deposit', 'deposits')} added${again}. ${formatCount(matched, 'payout', 'payouts')} found by UTR.`;
}
