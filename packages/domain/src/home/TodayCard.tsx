import { Card, Stack, Table } from '@khep/ui';
import { LineChart } from '@khep/ui/charts';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { formatLongWeekday, formatTime } from '../days/index.ts';
import { domainMessages } from '../messages.ts';
import { formatNumber, formatPercent, formatRupeeValue } from '../money/index.ts';
import { countChange } from './todoOrder.ts';
import type { ComparedNumber } from './todoOrder.ts';
import type { OrdersByHour } from './ordersByHour.ts';

const defaults = domainMessages.todayCard;

/** Numbers of today so far, and of the same weekday a week ago up to the same time. */
export interface TodayData {
  /** The day a week ago, YYYY-MM-DD. */
  before_day: string;
  rows: readonly { id: ComparedNumber; today: number; before: number }[];
  /** Empty where the hours are unknown: no curve is shown. */
  hours: readonly OrdersByHour[];
}

export interface TodayCardProps {
  data: TodayData;
  now: Date;
  /** A link to more. */
  actions?: ReactNode;
}

type Row = TodayData['rows'][number];

/** Today so far beside the same weekday of the week before. A small number has no percentage. */
export function TodayCard({ data, now, actions }: TodayCardProps) {
  const messages = useDomainMessages('todayCard', defaults);
  const weekday = formatLongWeekday(data.before_day).split(/[ ,]/)[0] ?? '';
  const { hours } = data;
  const curve = useMemo(
    () => ({
      labels: hours.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`),
      series: [
        { name: messages.today, values: hours.map((point) => point.today), tone: 'accent' as const },
        {
          name: messages.last(weekday),
          values: hours.map((point) => point.before),
          tone: 'neutral' as const,
        },
      ],
    }),
    [hours, messages, weekday],
  );
  const hasOrders = hours.some(({ today, before }) => (today ?? 0) > 0 || before > 0);
  const shown = ({ id }: Row, value: number) =>
    id === 'revenue' ? formatRupeeValue(value, { decimals: 'never' }) : formatNumber(value);
  const changeOf = ({ id, today, before }: Row) => {
    // Rupees follow orders: a few orders are no basis either.
    const orders = data.rows.find((row) => row.id === 'orders');
    if (id === 'revenue' && (!orders || countChange(orders.today, orders.before) === null)) return null;
    return id === 'revenue' && before > 0
      ? Math.round(((today - before) / before) * 100)
      : countChange(today, before);
  };
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: messages.upTo(formatTime(now)),
      isRowHeader: true,
      cell: ({ id }) => messages.rows[id],
    },
    {
      id: 'today',
      header: messages.today,
      align: 'end',
      cell: (row) => {
        const change = changeOf(row);
        const value = shown(row, row.today);
        return change === null
          ? value
          : `${value} (${formatPercent(change, { decimals: 0, isSigned: true })})`;
      },
    },
    { id: 'before', header: messages.last(weekday), align: 'end', cell: (row) => shown(row, row.before) },
  ];
  return (
    <Card title={messages.title(weekday)} actions={actions}>
      <Stack gap={16}>
        {hasOrders && (
          <LineChart
            title={messages.curve(weekday)}
            frame="none"
            level={3}
            labelHeader={messages.hour}
            height={132}
            {...curve}
          />
        )}
        <Table label={messages.table(weekday)} rows={data.rows} rowKey={({ id }) => id} columns={columns} />
      </Stack>
    </Card>
  );
}
