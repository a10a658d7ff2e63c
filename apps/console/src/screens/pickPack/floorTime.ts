import { formatRecentTime, formatTime, formatWeekday, istDay } from '@khep/domain/days';

/** A time on a screen of the floor: "16:00" today, else with its day in the language of picking. */
export function floorTime(at: string, now: Date, language: 'en' | 'hi'): string {
  const day = istDay(new Date(at));
  if (language === 'en' || day === istDay(now)) return formatRecentTime(at, now);
  return `${formatWeekday(day, language)}, ${formatTime(at)}`;
}
