import { formatLongWeekday, istDay, istHour } from '@khep/domain/days';

/** "Good morning, Ritika", by the hour in India. */
export function greeting(now: Date, name: string): string {
  const hour = istHour(now);
  const part = hour < 4 ? 'evening' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return name === '' ? `Good ${part}` : `Good ${part}, ${name}`;
}

/** "Saturday 21 November". */
export const today = (now: Date): string => formatLongWeekday(istDay(now));
