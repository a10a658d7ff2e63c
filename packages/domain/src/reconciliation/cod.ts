import { formatRupees, roundingTolerance } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { formatDate } from '../days/index.ts';
import type { CodCategory } from './categories.ts';

/** A line of a remittance file, in paise. */
export interface RemittedLine {
  awb: string;
  /** COD amount that the courier reports; negative takes back an earlier payment. */
  amount: Paise;
}

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
  { amount }: RemittedLine,
  shipment: CodShipment | undefined,
  paidBefore: string,
): CodResult {
  const result = (category: CodCategory, expected: Paise, why: string): CodResult => ({
    category,
    expected,
    remitted: amount,
    difference: amount - expected,
    why,
  });
  if (!shipment) return result('UNKNOWN_AWB', 0, 'No shipment of yours has this AWB.');
  if (amount < 0) return result('REVERSED', 0, `The courier took back ${formatRupees(-amount)}.`);
  if (paidBefore !== '') return result('DUPLICATE', 0, `Already remitted with ${paidBefore}.`);
  const expected = shipment.payment_mode === 'cod' ? shipment.collect : 0;
  if (shipment.state !== 'DELIVERED')
    return result('REMITTED_NOT_DELIVERED', 0, 'It is not delivered, by our tracking.');
  // To the paisa: a courier collects what the label says.
  if (amount < expected)
    return result('SHORT', expected, `${formatRupees(expected - amount)} less than collected.`);
  if (amount > expected)
    return result('EXCESS', expected, `${formatRupees(amount - expected)} more than collected.`);
  return result('MATCHED', expected, '');
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
