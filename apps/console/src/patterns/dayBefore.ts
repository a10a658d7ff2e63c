const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Returns a day in India, YYYY-MM-DD, some days before now. */
export function dayBefore(days: number, now = new Date()): string {
  return indianDay.format(new Date(now.getTime() - days * 86_400_000));
}
