import { roundingTolerance } from '../money/index.ts';
import { daysBetween } from '../days/index.ts';

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
