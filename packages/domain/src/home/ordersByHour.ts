/** Orders placed before a full hour of the day, 0 to 24, today and on the day it is compared with. */
export interface OrdersByHour {
  hour: number;
  /** Null where the hour is still to come. */
  today: number | null;
  before: number;
}

const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** Adds up the orders of each hour over the day. @param now the hour that has begun, 0 to 23 */
export function addUpHours(
  today: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number>,
  now: number,
): OrdersByHour[] {
  const upTo = (counts: ReadonlyMap<number, number>, hour: number) =>
    [...counts].reduce((sum, [of, count]) => sum + (of < hour ? count : 0), 0);
  return hours.map((hour) => ({
    hour,
    today: hour > now ? null : upTo(today, hour),
    before: upTo(before, hour),
  }));
}
