/** The zone of every time that the kit shows. Its formats are those of the domain's days, which the kit can't import. */
export const timeZone = 'Asia/Kolkata';

const dayAndMonth = { day: 'numeric', month: 'short' } as const;
const formats = {
  day: new Intl.DateTimeFormat('en-IN', { timeZone, ...dayAndMonth }),
  date: new Intl.DateTimeFormat('en-IN', { timeZone, ...dayAndMonth, year: 'numeric' }),
  time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  iso: new Intl.DateTimeFormat('en-CA', { timeZone }),
};

/** Formats a moment or a start of a day as "8 Nov". */
export const formatDay = (at: Date): string => formats.day.format(at);

/** Formats a moment or a start of a day as "8 Nov 2026". */
export const formatDate = (at: Date): string => formats.date.format(at);

/** Formats a moment as "14:05". */
export const formatTime = (at: Date): string => formats.time.format(at);

/** Returns the day of a moment, YYYY-MM-DD. */
export const dayOf = (at: Date): string => formats.iso.format(at);

/** Short names of months: Jan to Dec. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
);
