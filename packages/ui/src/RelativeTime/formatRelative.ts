import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { dataMessages } from '../dataMessages.ts';
import { dayOf, formatDate, formatDay, formatTime } from '../indianTime.ts';

const defaults = dataMessages.time;
type TimeMessages = Messages<typeof defaults>;

const minute = 60_000;
const hour = 60 * minute;

/** Returns the number of calendar days in India between two times. */
function daysBetween(at: Date, now: Date): number {
  const midnight = (date: Date) => Date.parse(`${dayOf(date)}T00:00:00Z`);
  return Math.round((midnight(at) - midnight(now)) / (24 * hour));
}

/** "just now", "12 min ago", "in 3 h", "yesterday", "8 Nov", "8 Nov 2024": as near as it helps. */
export function formatRelative(at: Date, now: Date, words: TimeMessages = defaults): string {
  const away = at.getTime() - now.getTime();
  const size = Math.abs(away);
  const tell = (text: string) => (away < 0 ? words.ago(text) : words.ahead(text));
  if (size < minute) return words.now;
  if (size < hour) return tell(words.minutes(Math.trunc(size / minute)));
  const days = daysBetween(at, now);
  // Shortly after midnight, the evening before is hours ago.
  if (days === 0 || size < 6 * hour) return tell(words.hours(Math.trunc(size / hour)));
  if (Math.abs(days) === 1) return days < 0 ? words.yesterday : words.tomorrow;
  if (Math.abs(days) < 7) return tell(words.days(Math.abs(days)));
  return dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4) ? formatDay(at) : formatDate(at);
}

/** "21 Nov 2026, 14:05" on India's clocks. */
export const formatAbsolute = (at: Date, words: TimeMessages = defaults): string =>
  words.at(formatDate(at), formatTime(at));
