const date = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' });
const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "Sat, 21 Nov", from a day in India as YYYY-MM-DD. */
export const formatDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** "12 min ago" within a day, else the date in India. */
export function formatRelative(at: string, now = new Date()): string {
  const minutes = Math.round((now.getTime() - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.round(minutes / 60)} h ago`;
  return date.format(new Date(at));
}

/** "21 Nov 2026, 09:14" in IST. */
export const formatDateTime = (at: string): string => moment.format(new Date(at));

/** "1 day", "4 days". */
export const formatDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

/** "12:41" today, "21 Nov, 12:41" before. */
export function formatPrintTime(at: string, now = new Date()): string {
  const clock = time.format(new Date(at));
  const day = date.format(new Date(at));
  return day === date.format(now) ? clock : `${day}, ${clock}`;
}

/** Returns the day in India, YYYY-MM-DD. */
export const indianDay = (at: Date): string => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10);
