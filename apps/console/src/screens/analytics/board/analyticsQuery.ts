import type { calls } from '@khep/api';
import type { RequestOf } from '@khep/api';
import type { PeriodName } from '@khep/domain/analytics';
import type { DatePreset, DatesValue } from '@khep/ui';
import { dateParam, toListQuery } from '../../../patterns/list/listFilters.ts';
import type { ListFilter, ListValues } from '../../../patterns/list/listFilters.ts';

export type AnalyticsQuery = NonNullable<RequestOf<typeof calls.analytics.overview.cards>['query']>;

/** Periods that the server knows by name: it decides their days, and leaves today out of those that end before it. */
const periods: Partial<Record<DatePreset, PeriodName>> = {
  today: 'today',
  last7: 'last_7_days',
  last30: 'last_30_days',
  thisMonth: 'this_month',
  lastMonth: 'last_month',
};

/** The query of a page's filters. */
export function toAnalyticsQuery(filters: readonly ListFilter[], values: ListValues): AnalyticsQuery {
  const dates = values[dateParam] as DatesValue | undefined;
  const name = dates && 'preset' in dates ? periods[dates.preset] : undefined;
  const { start_date, end_date, ...query } = toListQuery(filters, values);
  return name === undefined
    ? { ...query, dateRange: 'custom', start_date: start_date as string, end_date: end_date as string }
    : { ...query, dateRange: name };
}

/** Whether the days of a query end before today, so that none of them is half. */
export const isWithoutToday = ({ dateRange }: AnalyticsQuery): boolean =>
  dateRange === 'last_7_days' || dateRange === 'last_30_days';
