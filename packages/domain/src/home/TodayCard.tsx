import { Card, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { formatLongWeekday, formatTime } from '../days/index.ts';
import { domainMessages } from '../messages.ts';
import { formatNumber, formatPercent, formatRupeeValue } from '../money/index.ts';
import { countChange } from './todoOrder.ts';
import type { ComparedNumber } from './todoOrder.ts';

const defaults = domainMessages.todayCard;

/** Numbers of today so far, and of the same weekday a week ago up to the same time. */
export interface TodayData {
  /** The day a week ago, YYYY-MM-DD. */
  before_day: string;
  rows: readonly { id: ComparedNumber; today: number; before: number }[];
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
      <Table label={messages.table(weekday)} rows={data.rows} rowKey={({ id }) => id} columns={columns} />
    </Card>
  );
}
