import { addDays, istDay } from '@khep/domain/days';

/** Days in India, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The period of a filter: the last seven days by default. */
export function resolveDateRange(
  filter: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): DateRange {
  const to = filter.end_date ?? istDay(now);
  return { from: filter.start_date ?? addDays(to, -6), to };
}
