import { daysBetween, istDay, weekdayOf } from '../days/index.ts';

/** Time limits of a courier. Couriers change them: they are data, stored with the brand. */
export interface DisputeWindows {
  /** Days to accept or dispute after the courier's notice. */
  act_days: number;
  /** Working days of the courier to resolve a dispute. */
  resolve_working_days: number;
  /** Hours to reopen a lost dispute. */
  reopen_hours: number;
  /** A billed weight this far above the declared slab isn't disputed, in grams. */
  tolerance_g: number;
  /** Working days of the week; 0 is Sunday. */
  working_weekdays: readonly number[];
}

export const defaultDisputeWindows: DisputeWindows = {
  act_days: 7,
  resolve_working_days: 7,
  reopen_hours: 48,
  tolerance_g: 50,
  working_weekdays: [1, 2, 3, 4, 5, 6],
};

const dayMs = 86_400_000;

/** The last moment to accept or dispute a notice. */
export const actBy = (noticed_at: Date, { act_days }: DisputeWindows): Date =>
  new Date(noticed_at.getTime() + act_days * dayMs);

/** The moment by which the courier resolves a dispute: working days after its submission, at the same time of day. */
export function resolveBy(
  submitted_at: Date,
  { resolve_working_days, working_weekdays }: DisputeWindows,
): Date {
  let at = submitted_at;
  let remaining = working_weekdays.length === 0 ? 0 : resolve_working_days;
  while (remaining > 0) {
    at = new Date(at.getTime() + dayMs);
    if (working_weekdays.includes(weekdayOf(istDay(at)))) remaining -= 1;
  }
  return at;
}

/** The last moment to reopen a dispute after the courier's response. */
export const reopenBy = (resolved_at: Date, { reopen_hours }: DisputeWindows): Date =>
  new Date(resolved_at.getTime() + reopen_hours * 3_600_000);

/** Days of the calendar in India until a deadline: 0 on its day, negative after it. */
export const daysLeft = (deadline: string, now: string): number => daysBetween(istDay(now), istDay(deadline));
