import { addDays, nextMonth } from '../days/index.ts';

export const plannedRepeats = ['once', 'monthly'] as const;
export type PlannedRepeat = (typeof plannedRepeats)[number];
export const plannedRepeatLabels: Record<PlannedRepeat, string> = { once: 'Once', monthly: 'Every month' };

/** Days after its own that a payment the brand entered may be moved to: less than a month, so that two never meet. */
export const plannedMoveDays = 27;

/**
 * Lists the days of a payment between two days, both included. A monthly one is on the same day of each month from its first
 * on, or on the last day of a shorter month.
 * @param day YYYY-MM-DD
 */
export function plannedDays(
  { day, repeats }: { day: string; repeats: PlannedRepeat },
  from: string,
  to: string,
): string[] {
  if (repeats === 'once') return day >= from && day <= to ? [day] : [];
  const days: string[] = [];
  const ofMonth = Number(day.slice(8));
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) {
    const last = Number(addDays(`${nextMonth(month)}-01`, -1).slice(8));
    const own = `${month}-${String(Math.min(ofMonth, last)).padStart(2, '0')}`;
    if (own >= day && own >= from && own <= to) days.push(own);
  }
  return days;
}
