import { addDays, daysBetween } from '../days/day.ts';

/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The periods that a page offers. Today is left out until it is over, except where it is asked for. */
export const periodNames = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'last_365_days',
  'this_month',
  'last_month',
  'custom',
] as const;
export type PeriodName = (typeof periodNames)[number];

export const periodLabels: Record<PeriodName, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  last_90_days: 'Last 90 days',
  last_365_days: 'Last 365 days',
  this_month: 'This month',
  last_month: 'Last month',
  custom: 'Custom dates',
};

export const defaultPeriod: PeriodName = 'last_30_days';

const lengths: Partial<Record<string, number>> = {
  last_7_days: 7,
  last_30_days: 30,
  last_90_days: 90,
  last_365_days: 365,
};

/** Returns the days of a named period; of the default one for an unknown name, and for custom dates that are missing. */
export function resolvePeriod(name: string, custom: Partial<Period>, today: string): Period {
  const yesterday = addDays(today, -1);
  if (name === 'custom' && custom.from !== undefined && custom.to !== undefined)
    return custom.from <= custom.to
      ? { from: custom.from, to: custom.to }
      : { from: custom.to, to: custom.from };
  if (name === 'today') return { from: today, to: today };
  if (name === 'yesterday') return { from: yesterday, to: yesterday };
  const monthStart = `${today.slice(0, 7)}-01`;
  if (name === 'this_month') return { from: monthStart, to: today };
  if (name === 'last_month') {
    const to = addDays(monthStart, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  return { from: addDays(yesterday, 1 - (lengths[name] ?? 30)), to: yesterday };
}

export const comparisons = ['previous', 'last_year'] as const;
/** The period to compare with: as many days before it, or the same weekdays a year before. */
export type Comparison = (typeof comparisons)[number];

/** Fifty-two weeks, so that each day meets its weekday. */
const yearOfWeeks = 364;

/** Returns the period that another is compared with. */
export function comparedPeriod({ from, to }: Period, comparison: Comparison): Period {
  const back = comparison === 'last_year' ? yearOfWeeks : daysBetween(from, to) + 1;
  return { from: addDays(from, -back), to: addDays(to, -back) };
}

/** Longer periods are shown by month. */
const mostDays = 92;

/** Returns by what a series over a period is grouped. */
export const seriesGrain = ({ from, to }: Period): 'day' | 'month' =>
  daysBetween(from, to) + 1 > mostDays ? 'month' : 'day';

/** Returns the days of one step of a series: none, as they end before they begin, for a step outside the period. */
export function daysOfStep({ from, to }: Period, step: string): Period {
  const isMonth = step.length === 7;
  const first = isMonth ? `${step}-01` : step;
  const last = isMonth ? addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) : step;
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Lists the days or months of a period. */
export function seriesSteps(period: Period): string[] {
  const days = Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_, at) =>
    addDays(period.from, at),
  );
  return seriesGrain(period) === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}
