import { EmptyState } from '@khep/ui';
import { AreaChart } from '@khep/ui/charts';
import { useMemo } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.orderTrend;

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export interface OrderTrendProps {
  /** Orders by day (YYYY-MM-DD), oldest first; the last day is today. Undefined while loading. */
  trend: readonly { day: string; orders: number }[] | undefined;
}

/** Orders of the last days, as a chart or a table. */
export function OrderTrend({ trend }: OrderTrendProps) {
  const messages = useDomainMessages('orderTrend', defaults);
  const { labels, series } = useMemo(
    () => ({
      labels:
        trend?.map(({ day }, index) =>
          index === trend.length - 1 ? messages.today : shortDay.format(new Date(`${day}T00:00:00Z`)),
        ) ?? [],
      series: [{ name: messages.orders, values: trend?.map(({ orders }) => orders) ?? [] }],
    }),
    [trend, messages],
  );
  return (
    <AreaChart
      title={messages.orders}
      description={messages.days(trend?.length ?? 14)}
      labels={labels}
      series={series}
      labelHeader={messages.day}
      height={132}
      isLoading={trend === undefined}
      empty={<EmptyState title={messages.none} />}
    />
  );
}
