import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** A typed year of two digits is one of these. */
export const firstYear = 2000;
export const lastYear = 2099;

/** Parses `YYYY-MM-DD` to a calendar date; null otherwise. */
export function toCalendarDate(day: string | null | undefined): CalendarDate | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

export const isWithinYears = ({ year }: Pick<CalendarDate, 'year'>): boolean =>
  year >= firstYear && year <= lastYear;

/** Adds the century to a year of two digits: 20 Nov 26 is in 2026. */
export const withCentury = (day: CalendarDate): CalendarDate =>
  day.year < 100 ? day.set({ year: firstYear + day.year }) : day;
