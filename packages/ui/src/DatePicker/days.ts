import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** Parses `YYYY-MM-DD` to a calendar date; null otherwise. */
export function toCalendarDate(day: string | null | undefined): CalendarDate | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}
