import { weekdayOf } from './day.ts';
import { formatDate } from './formatDay.ts';
import { longMonths } from './months.ts';

/** Names of weekdays; 0 is Sunday. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function translated(day: string, language: string, length: 'long' | 'short'): string {
  const key = `${language} ${length}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${language}-IN`, {
      timeZone: 'UTC',
      weekday: length,
      day: 'numeric',
      month: length,
      numberingSystem: 'latn',
    });
    formats.set(key, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '');
}

/** Formats a day as "Sun 22 Nov", or in another language of India: `hi`. */
export function formatWeekday(day: string, language = 'en'): string {
  if (language !== 'en') return translated(day, language, 'short');
  const text = formatDate(day);
  return text === day ? day : `${weekdayNames[weekdayOf(day)]?.slice(0, 3)} ${text.slice(0, -5)}`;
}

/** Formats a day as "Sunday 22 November", or in another language of India: `hi`. */
export function formatLongWeekday(day: string, language = 'en'): string {
  if (language !== 'en') return translated(day, language, 'long');
  const month = longMonths[Number(day.slice(5, 7)) - 1];
  return month === undefined ? day : `${weekdayNames[weekdayOf(day)]} ${Number(day.slice(8, 10))} ${month}`;
}

/** Formats a day as "Sun 22", where the month is known. */
export const formatShortDay = (day: string): string => formatWeekday(day).split(' ').slice(0, 2).join(' ');
