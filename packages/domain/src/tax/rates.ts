import { formatPercent } from '../money/index.ts';
import { formatDate } from '../tracking/days.ts';

/** GST rates that hold between two days; both ends count. */
export interface GstRatePeriod {
  from: string;
  /** None while it holds. */
  till: string | null;
  /** Per cent a brand may choose for a product. */
  rates: readonly number[];
}

/** The slabs changed on 22 September 2025: 12 and 28 went, 40 came. Special rates stay throughout. */
export const gstRatePeriods: readonly GstRatePeriod[] = [
  { from: '2017-07-01', till: '2025-09-21', rates: [0, 0.25, 1.5, 3, 5, 12, 18, 28] },
  { from: '2025-09-22', till: null, rates: [0, 0.25, 1.5, 3, 5, 18, 40] },
];

/** The rates of a day, YYYY-MM-DD. */
export function gstRatesOn(
  day: string,
  periods: readonly GstRatePeriod[] = gstRatePeriods,
): readonly number[] {
  const date = day.slice(0, 10);
  return periods.find(({ from, till }) => from <= date && (till === null || date <= till))?.rates ?? [];
}

/** What is wrong with a rate on a day; undefined when nothing is. */
export function gstRateProblem(
  rate: number,
  day: string,
  periods: readonly GstRatePeriod[] = gstRatePeriods,
): string | undefined {
  const rates = gstRatesOn(day, periods);
  if (rates.includes(rate)) return undefined;
  return rates.length === 0
    ? `There was no GST on ${formatDate(day.slice(0, 10))}.`
    : `${formatPercent(rate)} is no GST rate on ${formatDate(day.slice(0, 10))}. Choose ${rates.join(', ')}.`;
}

/**
 * HSN digits an invoice must show: 4 up to ₹5 crore of turnover a year, 6 above. A company's profile does not ask for its
 * turnover, so that no SKU is refused by it: its form says the rule, and takes 4, 6 or 8 digits.
 */
export function hsnDigits(turnoverRupees: number): 4 | 6 {
  return turnoverRupees > 50_000_000 ? 6 : 4;
}

/** `26-27` for a day from 1 April 2026 to 31 March 2027. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${String(year).slice(2)}-${String(year + 1).slice(2)}`;
}
