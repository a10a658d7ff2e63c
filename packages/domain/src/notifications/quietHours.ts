import { addDays, formatTime, istDay, timeOnDay } from '../days/index.ts';

/** Hours in which no buyer gets a message. HH:MM in India; both the same for none. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Returns when a message may be sent: now, or the end of the quiet hours. */
export function nextSendTime(now: Date, { from, to }: QuietHours): Date {
  if (from === to) return now;
  const time = formatTime(now);
  const isOverNight = from > to;
  const isQuiet = isOverNight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return now;
  const today = istDay(now);
  return timeOnDay(isOverNight && time >= from ? addDays(today, 1) : today, to);
}
