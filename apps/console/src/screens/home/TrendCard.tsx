import type { HomeSummary } from '@khep/api';
import { Button, Card, EmptyState, Skeleton, Table } from '@khep/ui';
import { useState } from 'react';
import { TrendChart } from '../../charts/TrendChart.tsx';

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** YYYY-MM-DD as people say it; the last one is today. */
function dayLabel(day: string, isLast: boolean): string {
  return isLast ? 'Today' : shortDay.format(new Date(`${day}T00:00:00Z`));
}

export interface TrendCardProps {
  /** Oldest first; absent while it loads. */
  trend: HomeSummary['trend'] | undefined;
}

/** Orders of the last fourteen days: as a line, or as the same numbers in a table. */
export function TrendCard({ trend }: TrendCardProps) {
  const [isTable, setTable] = useState(false);
  const points = trend?.map(({ day, orders }, index) => ({
    label: dayLabel(day, index === trend.length - 1),
    value: orders,
  }));
  const hasOrders = points?.some((point) => point.value > 0) ?? false;
  return (
    <Card
      title="Orders"
      description={`Last ${points?.length ?? 14} days`}
      actions={
        hasOrders ? (
          <Button size="small" look="ghost" onPress={() => setTable(!isTable)}>
            {isTable ? 'Show as a chart' : 'Show as a table'}
          </Button>
        ) : undefined
      }
    >
      {points === undefined ? (
        <Skeleton shape="block" height={132} />
      ) : !hasOrders ? (
        <EmptyState title="No orders in these days" />
      ) : isTable ? (
        <Table
          label="Orders per day"
          rows={points}
          rowKey={(point) => point.label}
          columns={[
            { id: 'day', header: 'Day', isRowHeader: true, cell: (point) => point.label },
            {
              id: 'orders',
              header: 'Orders',
              align: 'end',
              cell: (point) => point.value.toLocaleString('en-IN'),
            },
          ]}
        />
      ) : (
        <TrendChart label="Orders per day" points={points} />
      )}
    </Card>
  );
}
