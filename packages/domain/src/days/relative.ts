import { daysBetween, istDay } from './day.ts';
import { formatDay } from './formatDay.ts';

const minute = 60_000;
const hour = 60 * minute;

const away = (count: number, unit: string): string =>
  count < 0 ? `${-count} ${unit} ago` : `in ${count} ${unit}`;

/** Says how far a day is from today: "today", "tomorrow", "yesterday", "in 3 days", "4 days ago". */
export function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days < 0 ? 'yesterday' : 'tomorrow';
  return away(days, 'days');
}

/** "just now", "12 min ago", "in 3 h", "yesterday", "8 Nov", "8 Nov 2024". Days are those of India. */
export function formatRelative(at: Date | number | string, now: Date): string {
  const moment = new Date(at);
  const left = moment.getTime() - now.getTime();
  const size = Math.abs(left);
  if (Number.isNaN(size)) return '';
  if (size < minute) return 'just now';
  if (size < hour) return away(Math.trunc(left / minute), 'min');
  const day = istDay(moment);
  const today = istDay(now);
  const days = Math.abs(daysBetween(today, day));
  // Shortly after midnight, the evening before is hours ago.
  if (days === 0 || size < 6 * hour) return away(Math.trunc(left / hour), 'h');
  return days < 7 ? relativeDay(day, today) : formatDay(day, today);
}
