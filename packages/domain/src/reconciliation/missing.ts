import { percentOf, roundingTolerance } from '../money/index.ts';
import { daysBetween } from '../days/index.ts';
import { freightGstRate } from '../tax/serviceGst.ts';

/** Days after which a shipped parcel must have been billed. */
export const unbilledDays = 45;

/** Whether a shipment is missing from the courier's invoices: shipped, and unbilled for over 45 days. */
export function isMissingFromInvoice(
  { picked_up_on, is_billed }: { picked_up_on: string | undefined; is_billed: boolean },
  today: string,
): boolean {
  return !is_billed && picked_up_on !== undefined && daysBetween(picked_up_on, today) > unbilledDays;
}

/** The warning of a file whose lines don't make its totals row; empty where they tie within a rupee. */
export function totalsProblem(lines: number, stated: number | undefined): number {
  return stated === undefined || Math.abs(lines - stated) <= roundingTolerance ? 0 : lines - stated;
}

/**
 * As `totalsProblem` of a file without GST: its total may be without GST, as its lines are, or with it. The tax of each
 * line is rounded.
 * @param lines the sum of the lines with GST
 */
export function taxedTotalsProblem(lines: number, stated: number | null, count: number): number {
  if (stated === null) return 0;
  const tolerance = roundingTolerance + Math.ceil(count / 2);
  const offs = [lines - stated, lines - stated - percentOf(stated, freightGstRate)];
  return offs.some((off) => Math.abs(off) <= tolerance) ? 0 : (offs[1] ?? 0);
}
