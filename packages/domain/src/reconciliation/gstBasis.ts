import { formatNumber, percentOf } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { freightGstRate } from '../tax/serviceGst.ts';
import type { BilledLine } from './billedLine.ts';
import { chanceOfAtLeast } from './chance.ts';

export const gstBases = ['included', 'excluded'] as const;
/** Whether the amounts of a file are with GST or without. */
export type GstBasis = (typeof gstBases)[number];

export const gstChoices = ['detect', ...gstBases] as const;
/** A person's choice at the upload: a basis, or to detect it from the file. */
export type GstChoice = (typeof gstChoices)[number];

/** Who says on which basis a file is: its lines, a person; or nobody, until somebody is asked. */
export const gstBasisSources = ['file', 'user', 'assumed'] as const;
export type GstBasisSource = (typeof gstBasisSources)[number];

/** How many lines fit each basis, of those whose price is known or whose columns say it. */
export interface GstEvidence {
  lines: number;
  included: number;
  excluded: number;
}

/** Paise by which an amount may differ from a price and be that price; more in a file of whole rupees. */
const roundingOfPrice = 1;
const roundingOfRupees = 60;
/** How often an amount is a price by chance: some prices of a card are alike. */
const chanceOfPrice = 0.02;
const maxChance = 0.05;
/** Lines of the winning basis for one of the other. */
const minMajority = 10;

const isSame = (one: Paise, other: Paise): boolean => Math.abs(one - other) <= roundingOfPrice;
const withTax = (amount: Paise): Paise => amount + percentOf(amount, freightGstRate);
const sumOfHeads = ({ heads }: BilledLine): Paise | undefined => {
  const amounts = Object.values(heads);
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0);
};

/** A line as the file has it, with its difference to the contract in each form; undefined where it has no price. */
export interface GstSample {
  line: BilledLine;
  difference: Record<GstBasis, Paise | undefined>;
}

/** Which basis the columns of a line say: they add up to the total with the tax, or without. */
function basisOfColumns(line: BilledLine): GstBasis | undefined {
  const before = line.sub_total ?? sumOfHeads(line);
  if (before === undefined || before === 0) return undefined;
  const gst = line.gst ?? 0;
  if (gst === 0) return isSame(line.total, withTax(before)) ? 'included' : undefined;
  if (isSame(line.total, before + gst)) return 'included';
  return isSame(line.total, before) ? 'excluded' : undefined;
}

/** Counts the lines of a file that fit amounts with GST and without: by their columns, else by their price. */
export function countGstEvidence(samples: readonly GstSample[]): GstEvidence {
  const evidence: GstEvidence = { lines: 0, included: 0, excluded: 0 };
  const areRupees = samples.every(({ line }) => line.total % 100 === 0);
  const tolerance = areRupees ? roundingOfRupees : roundingOfPrice;
  for (const { line, difference } of samples) {
    const fits = (basis: GstBasis) => Math.abs(difference[basis] ?? Infinity) <= tolerance;
    const byPrice = gstBases.filter(fits);
    const basis = basisOfColumns(line) ?? (byPrice.length === 1 ? byPrice[0] : undefined);
    if (basis) evidence[basis] += 1;
    const hasPrice = gstBases.some((one) => difference[one] !== undefined);
    if (basis !== undefined || hasPrice) evidence.lines += 1;
  }
  return evidence;
}

/**
 * Decides whether amounts are with GST: one basis fits more lines than chance would, and ten times as many as the other.
 * Undefined where the file doesn't show it.
 */
export function decideGstBasis({ lines, included, excluded }: GstEvidence): GstBasis | undefined {
  const [basis, fits, against] =
    included >= excluded
      ? (['included', included, excluded] as const)
      : (['excluded', excluded, included] as const);
  if (fits === 0 || fits < against * minMajority) return undefined;
  return chanceOfAtLeast(fits, lines, chanceOfPrice) < maxChance ? basis : undefined;
}

/** Says what was found: "Amounts in this file are without GST (118 of 124 lines fit)". */
export function describeGstBasis(basis: GstBasis, { lines, ...fits }: GstEvidence): string {
  const words = basis === 'included' ? 'with' : 'without';
  return `Amounts in this file are ${words} GST (${formatNumber(fits[basis])} of ${formatNumber(lines)} lines fit).`;
}

/**
 * A line in the form that is compared: charges before tax, the total after it. Both forms of one invoice make the same
 * line, to the paisa.
 */
export function toTaxedLine(line: BilledLine, basis: GstBasis): BilledLine {
  const heads = sumOfHeads(line);
  if (basis === 'excluded') {
    const gst = line.gst ? line.gst : percentOf(line.total, freightGstRate);
    return { ...line, total: line.total + gst };
  }
  // Charges that make the total have the tax in them, where no column has it.
  if (line.gst !== undefined || line.sub_total !== undefined || heads === undefined || heads === 0)
    return line;
  if (!isSame(heads, line.total)) return line;
  return { ...line, heads: withoutTax(line.heads, line.total) };
}

/** The amount before tax whose total this is. To the paisa: the tax is rounded to less than half of its own step. */
const beforeTax = (total: Paise): Paise => Math.round((total * 100) / (100 + freightGstRate));

/** Charges without their tax, which add up to the total without it: the largest takes what rounding leaves. */
function withoutTax(heads: BilledLine['heads'], total: Paise): BilledLine['heads'] {
  const entries = Object.entries(heads).map(([head, amount]) => [head, beforeTax(amount)] as [string, Paise]);
  const left = beforeTax(total) - entries.reduce((sum, [, amount]) => sum + amount, 0);
  const largest = entries.toSorted((one, other) => other[1] - one[1])[0];
  if (largest) largest[1] += left;
  return Object.fromEntries(entries);
}
