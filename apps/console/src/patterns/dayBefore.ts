import { addDays, istDay } from '@khep/domain/days';

/** Returns the day in India so many days ago, YYYY-MM-DD; 0 is today. */
export const dayBefore = (days: number, now = new Date()): string => addDays(istDay(now), -days);
