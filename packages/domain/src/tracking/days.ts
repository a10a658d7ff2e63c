import type { TrackingLanguage } from './messages.ts';

const zone = 'Asia/Kolkata';
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const locales: Record<TrackingLanguage, string> = { en: 'en-GB', hi: 'hi-IN' };

/** Converts a time to the day in India (YYYY-MM-DD); a date is unchanged. Undefined if invalid. */
export function toIstDay(at: string | Date): string | undefined {
  if (typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at)) return at;
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? undefined : dayFormat.format(moment);
}

/** Returns the number of days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

// Faster than Intl: a reason with a date is built for every courier of every order.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Formats a day as "21 Nov 2026"; anything else is unchanged. */
export function formatDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

/** Formats a day as "Sunday 22 November", or "Sun 22 Nov" if short. */
export function formatWeekday(
  day: string,
  language: TrackingLanguage,
  length: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    weekday: length,
    day: 'numeric',
    month: length,
    numberingSystem: 'latn',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');
}
