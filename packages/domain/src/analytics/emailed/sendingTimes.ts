import { addDays, istDay, timeOnDay, weekdayOf } from '../../days/index.ts';
import type { PeriodName } from '../periods.ts';

/** How often a page is sent. */
export const emailedRhythms = ['day', 'week', 'month'] as const;
export type EmailedRhythm = (typeof emailedRhythms)[number];

/** The days that each email covers: whole ones, which don't change by what happens today. */
export const emailedPeriods = {
  day: 'yesterday',
  week: 'last_7_days',
  month: 'last_month',
} as const satisfies Record<EmailedRhythm, PeriodName>;

export interface SendingTime {
  rhythm: EmailedRhythm;
  /** Of a week: 0 is Sunday. */
  weekday: number;
  /** In India, 0 to 23. */
  hour: number;
}

/** Whether a day is one of those on which an email is sent: of a month its first. */
function isSendingDay(day: string, { rhythm, weekday }: SendingTime): boolean {
  if (rhythm === 'day') return true;
  return rhythm === 'week' ? weekdayOf(day) === weekday : day.endsWith('-01');
}

/** Returns the first time after another at which an email is sent. */
export function nextSendingTime(time: SendingTime, after: Date): Date {
  const at = (day: string) => timeOnDay(day, `${String(time.hour).padStart(2, '0')}:00`);
  let day = istDay(after);
  while (!isSendingDay(day, time) || at(day) <= after) day = addDays(day, 1);
  return at(day);
}
