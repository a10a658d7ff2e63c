import { addDays, isDay, istDay, maxDay, minDay } from './day.ts';
import { formatDate } from './formatDay.ts';
import { shortMonths } from './months.ts';

/** Which of two numbers is the day, where both could be. */
export type DateOrder = 'day-first' | 'month-first';

export interface TypedDay {
  year: number;
  /** 1 is January; 0 or above 12 if there is no such month. */
  month: number;
  date: number;
}

const monthOf = (name: string): number =>
  shortMonths.findIndex((month) => month.slice(0, 3).toLowerCase() === name.toLowerCase()) + 1;

/** A year of two digits is one from 2000 on, never the year 26. */
const yearOf = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text);

const isoTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

/** The day in India of a time with its zone: 20:15 in UTC is after midnight in India. */
function readMoment(text: string): TypedDay | undefined {
  const [, day, time, zone = ''] = isoTime.exec(text) ?? [];
  if (day === undefined) return undefined;
  const offset = /^[A-Z]/i.test(zone) ? 'Z' : zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2');
  const [year, month, date] = istDay(`${day}T${time}${offset}`).split('-').map(Number);
  return date === undefined || !isDay(day) ? undefined : { year: year!, month: month!, date };
}

/**
 * Reads a typed date: 2026-11-20, 20261120, 20/11/2026, 20 11 26, 20 Nov 2026, Nov 20, 2026. A time after it is ignored,
 * except one with a zone, which has its day in India. It may not exist: see `toDay`. Undefined if it is no date.
 */
export function readTypedDay(text: string, order: DateOrder = 'day-first'): TypedDay | undefined {
  const moment = readMoment(text);
  if (moment) return moment;
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (compact) return { year: Number(compact[1]), month: Number(compact[2]), date: Number(compact[3]) };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[ T])/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), date: Number(iso[3]) };
  const named = /^(\d{1,2})[-/ .]?([a-z]{3})[a-z]*[-/ .,]+(\d{2}|\d{4})(?:$|[ T,])/i.exec(text);
  if (named) return { year: yearOf(named[3] ?? ''), month: monthOf(named[2] ?? ''), date: Number(named[1]) };
  const usNamed = /^([a-z]{3})[a-z]*[-/ .]+(\d{1,2})[-/ .,]+(\d{4})(?:$|[ T,])/i.exec(text);
  if (usNamed)
    return { year: Number(usNamed[3]), month: monthOf(usNamed[1] ?? ''), date: Number(usNamed[2]) };
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})(?:$|[ T,])/.exec(text);
  if (!numeric) return undefined;
  const [first, second] = [Number(numeric[1]), Number(numeric[2])];
  const isDayFirst = second > 12 ? false : first > 12 ? true : order === 'day-first';
  return {
    year: yearOf(numeric[3] ?? ''),
    month: isDayFirst ? second : first,
    date: isDayFirst ? first : second,
  };
}

/** Returns a typed day as YYYY-MM-DD; undefined unless it exists, from `minDay` to `maxDay`. */
export function toDay({ year, month, date }: TypedDay): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

/** Parses a typed date, YYYY-MM-DD; undefined unless it exists, from `minDay` to `maxDay`. */
export function parseDay(text: string, order: DateOrder = 'day-first'): string | undefined {
  const typed = readTypedDay(text.trim(), order);
  return typed && toDay(typed);
}

/** Returns what is wrong with a day, YYYY-MM-DD; undefined unless something is. */
export function dayProblem(day: string): string | undefined {
  if (isDay(day)) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && (day < minDay || day > maxDay)
    ? `Enter a date between ${formatDate(minDay)} and ${formatDate(maxDay)}.`
    : 'Enter the date as YYYY-MM-DD.';
}

/** Returns the day of a spreadsheet's number: days since 30 December 1899, in Excel's calendar. */
export const sheetDay = (serial: number): string => addDays('1899-12-30', Math.floor(serial));
