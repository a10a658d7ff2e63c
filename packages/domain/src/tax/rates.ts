import { formatPercent } from '../money/index.ts';
import { formatDate, istDay } from '../days/index.ts';

/** GST rates in force from `from` to `till` inclusive. */
export interface GstRatePeriod {
  from: string;
  /** Null while in force. */
  till: string | null;
  /** Percentages a product may have. */
  rates: readonly number[];
}

/** The slabs changed on 22 September 2025: 12% and 28% were removed, 40% was added. */
export const gstRatePeriods: readonly GstRatePeriod[] = [
  { from: '2017-07-01', till: '2025-09-21', rates: [0, 0.25, 1.5, 3, 5, 12, 18, 28] },
  { from: '2025-09-22', till: null, rates: [0, 0.25, 1.5, 3, 5, 18, 40] },
];

/** Returns the rates on a day (YYYY-MM-DD). */
export function gstRatesOn(
  day: string,
  periods: readonly GstRatePeriod[] = gstRatePeriods,
): readonly number[] {
  const date = istDay(day);
  return periods.find(({ from, till }) => from <= date && (till === null || date <= till))?.rates ?? [];
}

/** Returns what is wrong with a rate on a day; undefined if it is valid. */
export function gstRateProblem(
  rate: number,
  day: string,
  periods: readonly GstRatePeriod[] = gstRatePeriods,
): string | undefined {
  const rates = gstRatesOn(day, periods);
  if (rates.includes(rate)) return undefined;
  return rates.length === 0
    ? `There was no GST on ${formatDate(istDay(day))}.`
    : `${formatPercent(rate)} isn't a GST rate on ${formatDate(istDay(day))}. Choose ${rates.join(', ')}.`;
}
