import { trackingMessages } from './languages/index.ts';
import type { TrackingLanguage } from './languages/index.ts';

const zone = 'Asia/Kolkata';
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
/** Of dates: in English the day before the month. */
const dateLocale = (language: TrackingLanguage): string => (language === 'en' ? 'en-GB' : `${language}-IN`);

/** Converts a time to the day in India (YYYY-MM-DD); a date is unchanged. Undefined if invalid. */
export function toIstDay(at: string | Date): string | undefined {
  if (typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at)) return at;
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? undefined : dayFormat.format(moment);
}

/** Returns the hour of the day in India, 0 to 23. */
export function hourInIndia(at: string | Date): number {
  return Number(hourFormat.format(new Date(at)));
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

const weekdayFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day as "Sunday 22 November", or "Sun 22 Nov" if short. */
export function formatWeekday(
  day: string,
  language: TrackingLanguage,
  length: 'long' | 'short' = 'long',
): string {
  const key = `${language} ${length}`;
  let format = weekdayFormats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(dateLocale(language), {
      timeZone: 'UTC',
      weekday: length,
      day: 'numeric',
      month: length,
      numberingSystem: 'latn',
    });
    weekdayFormats.set(key, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');
}

const timeFormats = new Map<TrackingLanguage, Intl.DateTimeFormat>();

/** Formats a time in India: "Today, 06:42" or "Fri 20 Nov, 23:10". */
export function formatEventTime(at: string, now: Date, language: TrackingLanguage): string {
  let format = timeFormats.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${language}-IN`, {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      numberingSystem: 'latn',
    });
    timeFormats.set(language, format);
  }
  const day = toIstDay(at) ?? '';
  const isToday = day === toIstDay(now);
  const comma = language === 'ur' ? '،' : ',';
  return `${isToday ? trackingMessages[language].today : formatWeekday(day, language, 'short')}${comma} ${format.format(new Date(at))}`;
}
