/** India has one time zone without summer time. */
const offsetMs = 19_800_000;
const dayMs = 86_400_000;

/** The first and last day that is accepted anywhere. A typed year of two digits must not become year 26. */
export const minDay = '2000-01-01';
export const maxDay = '2099-12-31';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
/** Days that were named before: naming one takes longer than all else that is counted of a parcel on it. */
const namedDays = new Map<number, string>();
const mostNamed = 10_000;

function dayOfUtc(ms: number): string {
  if (Number.isNaN(ms)) return '';
  const number = Math.floor(ms / dayMs);
  const known = namedDays.get(number);
  if (known !== undefined) return known;
  const day = new Date(ms).toISOString().slice(0, 10);
  if (namedDays.size >= mostNamed) namedDays.clear();
  namedDays.set(number, day);
  return day;
}

/** Returns a date whose UTC fields are those of India's clocks: for hours and weekdays, never for a moment. */
export const indianClock = (at: Date | number | string): Date => new Date(new Date(at).getTime() + offsetMs);

/** Returns the day in India, YYYY-MM-DD. A day is unchanged; empty if it is no time. */
export function istDay(at: Date | number | string): string {
  if (typeof at === 'string' && dayPattern.test(at)) return at;
  return dayOfUtc(new Date(at).getTime() + offsetMs);
}

/** Returns the hour in India, 0 to 23. */
export const istHour = (at: Date | number | string): number => indianClock(at).getUTCHours();

/** Whether a text is a day of the calendar, YYYY-MM-DD, from `minDay` to `maxDay`. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text < minDay || text > maxDay) return false;
  return dayOfUtc(midnightUtc(text)) === text;
}

/** Returns the month after a month, both YYYY-MM. */
export const nextMonth = (month: string): string =>
  dayOfUtc(midnightUtc(`${month}-28`) + 4 * dayMs).slice(0, 7);

/** Returns the start of a day in India. */
export const startOfDay = (day: string): Date => new Date(midnightUtc(day) - offsetMs);

/** Returns the start of the next day in India. */
export const endOfDay = (day: string): Date => new Date(midnightUtc(day) + dayMs - offsetMs);

/** Returns the moment of a time in India, HH:MM or HH:MM:SS, on a day. */
export const timeOnDay = (day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}Z`) - offsetMs);

/** Returns the day so many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => dayOfUtc(midnightUtc(day) + days * dayMs);

/** Returns the number of days from one day to another, negative if the other is before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnightUtc(to) - midnightUtc(from)) / dayMs);

/** Returns the weekday of a day: 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay();

/** Returns the number of days of a day's month. */
export const daysOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Returns the financial year of a day: `26-27` from 1 April 2026 to 31 March 2027. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${String(year).slice(2)}-${String(year + 1).slice(2)}`;
}
