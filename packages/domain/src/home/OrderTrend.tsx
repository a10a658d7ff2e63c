import { EmptyState } from '@khep/ui';
import { AreaChart } from '@khep/ui/charts';
import { useMemo } from 'react';
import { formatDay } from '../days/index.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.orderTrend;

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
          index === trend.length - 1 ? messages.today : formatDay(day, trend.at(-1)?.day ?? day),
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
