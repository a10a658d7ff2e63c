import { addDays, weekdayNames, weekdayOf } from '../days/index.ts';

/** When a courier pays COD money out. */
export interface CodCycle {
  /** Days from delivery until an amount can be paid out. */
  days_after: number;
  /** Payout weekdays: 0 is Sunday, 6 Saturday. Empty: any day. */
  weekdays: readonly number[];
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns a cycle in words: `Mon and Thu, 7 days after delivery`. */
export function describeCodCycle({ days_after, weekdays }: CodCycle): string {
  const isAnyDay = weekdays.length === 0 || new Set(weekdays).size === weekdayNames.length;
  const on = isAnyDay
    ? 'Any day'
    : listed.format(weekdays.map((day) => (weekdayNames[day] ?? '').slice(0, 3)));
  return `${on}, ${days_after} ${days_after === 1 ? 'day' : 'days'} after delivery`;
}

/**
 * Returns the day that the COD amount of a delivery is due: the next payout weekday on or after delivery + N days.
 * @param delivered day of delivery in India, YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export function codDueDay(delivered: string, { days_after, weekdays }: CodCycle): string {
  const earliest = addDays(delivered, days_after);
  for (let wait = 0; wait < 7; wait += 1) {
    const day = addDays(earliest, wait);
    if (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) return day;
  }
  return earliest;
}

/** Returns the latest day of delivery whose amount is due by a day, so that later ones can be left out of a sum. */
export function lastDeliveryDueBy(due: string, { days_after }: CodCycle): string {
  return addDays(due, -days_after);
}
