import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { dataMessages } from '../dataMessages.ts';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'short' });
const shortDay = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-IN', { ...zone, hour: 'numeric', minute: '2-digit', hour12: true });
const calendar = new Intl.DateTimeFormat('en-CA', zone);

const defaults = dataMessages.time;
type TimeMessages = Messages<typeof defaults>;

const minute = 60_000;
const hour = 60 * minute;

/** Returns the number of calendar days in India between two times. */
function daysBetween(at: Date, now: Date): number {
  const midnight = (date: Date) => Date.parse(`${calendar.format(date)}T00:00:00Z`);
  return Math.round((midnight(at) - midnight(now)) / (24 * hour));
}

/** "just now", "12 min ago", "in 3 hr", "yesterday", "8 Nov", "8 Nov 2024": as near as it helps. */
export function formatRelative(at: Date, now: Date, words: TimeMessages = defaults): string {
  const away = at.getTime() - now.getTime();
  const size = Math.abs(away);
  if (size < minute) return words.now;
  if (size < hour) return relative.format(Math.trunc(away / minute), 'minute');
  const days = daysBetween(at, now);
  if (days === 0 || size < 6 * hour) return relative.format(Math.trunc(away / hour), 'hour');
  if (Math.abs(days) < 7) return relative.format(days, 'day');
  const isThisYear = calendar.format(at).slice(0, 4) === calendar.format(now).slice(0, 4);
  return (isThisYear ? shortDay : longDay).format(at);
}

/** "21 Nov 2026, 2:05 pm" on India's clocks. */
export const formatAbsolute = (at: Date, words: TimeMessages = defaults): string =>
  words.at(longDay.format(at), clock.format(at).replace('\u202F', ' '));
