const istOffset = 19_800_000;
const dayMs = 86_400_000;

/** The date in IST, YYYY-MM-DD. */
export function istDay(at: Date): string {
  return new Date(at.getTime() + istOffset).toISOString().slice(0, 10);
}

/** Whether a text is a valid date, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Start of a day in IST. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - istOffset);
}

/** Start of the next day in IST. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/** The date so many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days in IST, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The period of a filter: the last seven days in IST by default. */
export function resolveDateRange(
  filter: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): DateRange {
  const to = filter.end_date ?? istDay(now);
  return { from: filter.start_date ?? addDays(to, -6), to };
}
