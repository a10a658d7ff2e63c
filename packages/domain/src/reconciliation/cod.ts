import { comparePaid } from '../cod/index.ts';
import { formatRupees, roundingTolerance } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { formatDate } from '../days/index.ts';
import type { CodCategory } from './categories.ts';

/** The amounts of a line, as a remittance file has them. */
export interface StatedRemittance {
  amount: Paise;
  deductions?: Paise | undefined;
  net?: Paise | undefined;
}

/** The three facts of a line of a remittance, and what they pay for its parcel. Paise. */
export interface RemittedLine {
  /** COD amount that the courier reports. */
  amount: Paise;
  /** Kept back for freight, as the file states; negative where the courier pays charges back. */
  deducted: Paise;
  /** Paid to the bank. */
  net: Paise;
  /** Paid for the parcel: net and deducted; negative takes back an earlier payment. */
  remitted: Paise;
}

/**
 * Reads the amounts of a line. A deduction counts only where the file states it: what is missing from the net amount without
 * one isn't paid. Files write deductions with either sign; the one that makes the net amount is right.
 */
export function readRemittance({ amount, deductions = 0, net }: StatedRemittance): RemittedLine {
  const size = Math.abs(deductions);
  const deducted = size !== 0 && net === amount + size ? -size : size;
  const paid = net ?? amount - deducted;
  return { amount, deducted, net: paid, remitted: paid + deducted };
}

/** The categories of lines that pay a delivered parcel. */
export const settlingCategories = ['MATCHED', 'SHORT', 'EXCESS'] as const satisfies CodCategory[];

const categoryOf = { short: 'SHORT', excess: 'EXCESS', matched: 'MATCHED' } as const;

export interface CodShipment {
  state: string;
  payment_mode: 'prepaid' | 'cod';
  collect: Paise;
}

export interface CodResult {
  category: CodCategory;
  expected: Paise;
  remitted: Paise;
  /** Remitted less expected. */
  difference: Paise;
  why: string;
}

/**
 * Compares a line of a remittance with its shipment.
 * @param paidBefore where it was remitted before: "UTR HDFC001, line 4"; empty for the first time
 */
export function reconcileRemittance(
  { amount, remitted }: Pick<RemittedLine, 'amount' | 'remitted'>,
  shipment: CodShipment | undefined,
  paidBefore: string,
): CodResult {
  const result = (category: CodCategory, expected: Paise, why: string): CodResult => ({
    category,
    expected,
    remitted,
    difference: remitted - expected,
    why,
  });
  if (!shipment) return result('UNKNOWN_AWB', 0, 'No shipment of yours has this AWB.');
  if (remitted < 0) return result('REVERSED', 0, `The courier took back ${formatRupees(-remitted)}.`);
  if (paidBefore !== '') return result('DUPLICATE', 0, `Already remitted with ${paidBefore}.`);
  const expected = shipment.payment_mode === 'cod' ? shipment.collect : 0;
  if (shipment.state !== 'DELIVERED')
    return result('REMITTED_NOT_DELIVERED', 0, 'It is not delivered, by our tracking.');
  const compared = comparePaid(expected, remitted);
  return result(categoryOf[compared], expected, describePaid(compared, { amount, remitted, expected }));
}

function describePaid(
  compared: keyof typeof categoryOf,
  { amount, remitted, expected }: { amount: Paise; remitted: Paise; expected: Paise },
): string {
  if (compared === 'matched') return '';
  if (compared === 'excess') return `${formatRupees(remitted - expected)} more than collected.`;
  const missing = formatRupees(expected - remitted);
  return remitted < amount
    ? `${missing} less than collected. The file states ${formatRupees(amount)} as COD amount, and no deduction for the difference.`
    : `${missing} less than collected.`;
}

/** A delivered COD shipment without a remittance; undefined until its payout day has passed. */
export function overdueRemittance(
  { collect, due_on }: { collect: Paise; due_on: string },
  today: string,
): CodResult | undefined {
  if (today <= due_on) return undefined;
  return {
    category: 'NOT_REMITTED',
    expected: collect,
    remitted: 0,
    difference: -collect,
    why: `Due on ${formatDate(due_on)}.`,
  };
}

export interface BankTie {
  net: Paise;
  credit: Paise;
  difference: Paise;
  ties: boolean;
}

/** Compares the sum of a remittance's net amounts with the bank credit. */
export function tieBankCredit(nets: readonly Paise[], credit: Paise): BankTie {
  const net = nets.reduce((sum, amount) => sum + amount, 0);
  const difference = credit - net;
  return { net, credit, difference, ties: Math.abs(difference) <= roundingTolerance };
}
