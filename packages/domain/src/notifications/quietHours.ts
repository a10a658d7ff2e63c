import { addDays, toIstDay } from '../tracking/days.ts';

/** Hours in which no buyer gets a message. HH:MM in India; both the same for none. */
export interface QuietHours {
  from: string;
  to: string;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const atTime = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

/** Returns when a message may be sent: now, or the end of the quiet hours. */
export function nextSendTime(now: Date, { from, to }: QuietHours): Date {
  if (from === to) return now;
  const time = clock.format(now);
  const isOverNight = from > to;
  const isQuiet = isOverNight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return now;
  const today = toIstDay(now) ?? '';
  return atTime(isOverNight && time >= from ? addDays(today, 1) : today, to);
}
