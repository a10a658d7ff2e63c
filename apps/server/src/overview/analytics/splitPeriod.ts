import { addDays, daysBetween, daysOfMonth, nextMonth } from '@khep/domain/days';

/** Days from one to another, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The cells that a period is read from: whole months, more days, less days. */
export interface PeriodParts {
  months: { first: string; last: string } | undefined;
  added: readonly Days[];
  /** Days of these months that are not in the period. */
  subtracted: readonly Days[];
}

/**
 * Splits a period into months and days. A month of which most days are in the period is read whole, less its other days: 28 days
 * of November are one month and two days.
 */
export function splitPeriod(from: string, to: string): PeriodParts {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (from > to) return { months: undefined, added: [], subtracted: [] };
  const start = partOf(first, from, first === last ? to : endOf(first));
  const end = first === last ? start : partOf(last, `${last}-01`, to);
  const months = {
    first: start.isMonth ? first : nextMonth(first),
    last: end.isMonth ? last : addDays(`${last}-01`, -1).slice(0, 7),
  };
  const parts = first === last ? [start] : [start, end];
  return {
    months: months.first <= months.last ? months : undefined,
    added: parts.flatMap(({ added }) => added),
    subtracted: parts.flatMap(({ subtracted }) => subtracted),
  };
}

const endOf = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);

/** The part of a month that lies in a period. */
function partOf(month: string, from: string, to: string) {
  const inside = daysBetween(from, to) + 1;
  const outside = daysOfMonth(from) - inside;
  // The month itself has more cells than a day.
  if (outside * 2 > inside) return { isMonth: false, added: [{ from, to }], subtracted: [] };
  const others = [
    { from: `${month}-01`, to: addDays(from, -1) },
    { from: addDays(to, 1), to: endOf(month) },
  ];
  return { isMonth: true, added: [], subtracted: others.filter((days) => days.from <= days.to) };
}
