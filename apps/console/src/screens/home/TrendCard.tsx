import type { HomeSummary } from '@khep/api';
import { EmptyState } from '@khep/ui';
import { AreaChart } from '@khep/ui/charts';
import { useMemo } from 'react';

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats YYYY-MM-DD; the last day is today. */
function dayLabel(day: string, isLast: boolean): string {
  return isLast ? 'Today' : shortDay.format(new Date(`${day}T00:00:00Z`));
}

export interface TrendCardProps {
  /** Oldest first; undefined while loading. */
  trend: HomeSummary['trend'] | undefined;
}

/** Orders of the last 14 days, as a chart or a table. */
export function TrendCard({ trend }: TrendCardProps) {
  const { labels, series } = useMemo(
    () => ({
      labels: trend?.map(({ day }, index) => dayLabel(day, index === trend.length - 1)) ?? [],
      series: [{ name: 'Orders', values: trend?.map(({ orders }) => orders) ?? [] }],
    }),
    [trend],
  );
  return (
    <AreaChart
      title="Orders"
      description={`Last ${trend?.length ?? 14} days`}
      labels={labels}
      series={series}
      labelHeader="Day"
      height={132}
      isLoading={trend === undefined}
      empty={<EmptyState title="No orders in this period" />}
    />
  );
}
