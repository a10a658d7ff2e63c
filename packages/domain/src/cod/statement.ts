import { daysBetween } from '../days/index.ts';
import type { Paise } from '../money/index.ts';

/** Outcomes of the COD amount of a parcel. `unmatched`: money for no parcel that this payout settles. */
export const codResults = ['matched', 'short', 'excess', 'due', 'overdue', 'unmatched'] as const;
export type CodResultName = (typeof codResults)[number];

export const codResultLabels: Record<CodResultName, string> = {
  matched: 'Matched',
  short: 'Short',
  excess: 'Excess',
  due: 'Due',
  overdue: 'Overdue',
  unmatched: 'No parcel',
};

export const codResultTones = {
  matched: 'positive',
  short: 'critical',
  excess: 'caution',
  due: 'neutral',
  overdue: 'critical',
  unmatched: 'caution',
} as const satisfies Record<CodResultName, string>;

/** Compares what was paid for a parcel with what was collected. To the paisa: a courier collects what the label says. */
export function comparePaid(expected: Paise, paid: Paise): 'short' | 'excess' | 'matched' {
  return paid < expected ? 'short' : paid > expected ? 'excess' : 'matched';
}

/** A line of the statement of one payout. */
export interface CodStatementLine {
  /** COD amount due from the delivery; 0 for money without a parcel. */
  expected: Paise;
  /** Null until the courier has paid. */
  received: Paise | null;
  /** Deducted against freight. */
  deducted: Paise;
  isMatched: boolean;
  /** YYYY-MM-DD; empty without a delivery. */
  due_on: string;
  /** YYYY-MM-DD; empty until it is paid. */
  paid_on: string;
}

/** Returns what became of a COD amount, and how many days after its payout day it was paid, or still isn't. */
export function judgeCodLine(
  { expected, received, isMatched, due_on, paid_on }: Omit<CodStatementLine, 'deducted'>,
  today: string,
): { result: CodResultName; days_late: number } {
  if (!isMatched) return { result: 'unmatched', days_late: 0 };
  const until = received === null ? today : paid_on;
  const days_late = due_on === '' ? 0 : Math.max(0, daysBetween(due_on, until));
  if (received === null) return { result: days_late > 0 ? 'overdue' : 'due', days_late };
  return { result: comparePaid(expected, received), days_late };
}

/** Sums of a statement. `net` is what reaches the bank: received and unmatched, less deducted. */
export interface CodTotals {
  expected: Paise;
  received: Paise;
  deducted: Paise;
  unmatched: Paise;
  net: Paise;
  /** Expected and not received yet. */
  open: Paise;
  /** Of the parcels that were paid, or are still due, after their payout day. */
  late: Paise;
  short: Paise;
  excess: Paise;
}

/** Adds up the lines of a statement: expected is received, open and short, less excess. */
export function sumCodLines(lines: readonly CodStatementLine[], today: string): CodTotals {
  const totals: CodTotals = {
    expected: 0,
    received: 0,
    deducted: 0,
    unmatched: 0,
    net: 0,
    open: 0,
    late: 0,
    short: 0,
    excess: 0,
  };
  for (const line of lines) {
    const { result, days_late } = judgeCodLine(line, today);
    totals.deducted += line.deducted;
    if (result === 'unmatched') {
      totals.unmatched += line.received ?? 0;
      continue;
    }
    totals.expected += line.expected;
    totals.received += line.received ?? 0;
    if (line.received === null) totals.open += line.expected;
    if (result === 'short') totals.short += line.expected - (line.received ?? 0);
    if (result === 'excess') totals.excess += (line.received ?? 0) - line.expected;
    if (days_late > 0) totals.late += line.expected;
  }
  totals.net = totals.received + totals.unmatched - totals.deducted;
  return totals;
}
