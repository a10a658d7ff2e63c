import { indianClock, istDay } from './day.ts';
import { longMonths, shortMonths } from './months.ts';

/** Formats a day as "26 Nov 2026"; anything else is unchanged. */
export function formatDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = shortMonths[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

/** Formats a day as "26 Nov", with the year unless it is the one of `today`; anything else is unchanged. */
export function formatDay(day: string, today: string): string {
  const text = formatDate(day);
  return text !== day && day.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text;
}

/** Formats a month, YYYY-MM, or the month of a day as "November 2026"; anything else is unchanged. */
export function formatMonth(month: string): string {
  const name = longMonths[Number(month.slice(5, 7)) - 1];
  return name === undefined ? month : `${name} ${month.slice(0, 4)}`;
}

/** Formats the time in India as "14:05"; empty if it is no time. */
export function formatTime(at: Date | number | string): string {
  const clock = indianClock(at);
  return Number.isNaN(clock.getTime()) ? '' : clock.toISOString().slice(11, 16);
}

/** Formats a moment in India as "26 Nov 2026, 14:05"; empty if it is no time. */
export function formatDateTime(at: Date | number | string): string {
  const time = formatTime(at);
  return time && `${formatDate(istDay(new Date(at)))}, ${time}`;
}

/** Formats a moment in India as "14:05" today, else "21 Nov, 14:05", with the year unless it is this one. */
export function formatRecentTime(at: Date | number | string, now: Date): string {
  const [day, today] = [istDay(new Date(at)), istDay(now)];
  return day === today ? formatTime(at) : `${formatDay(day, today)}, ${formatTime(at)}`;
}

/** Formats a moment in India as spreadsheets read it: "2026-11-26 14:05". A day is unchanged; empty if it is no time. */
export function toSheetTime(at: Date | number | string): string {
  const day = istDay(at);
  return day === at || day === '' ? day : `${day} ${formatTime(at)}`;
}
