import type { RtoRow } from '@khep/api';
import { istDay } from '@khep/domain/days';
import {
  describeReturnDue,
  returnKindLabels,
  returnStatusLabel,
  returnStatusTone,
} from '@khep/domain/returns';
import { StatusBadge } from '@khep/ui';
import { formatRelative } from '../../patterns/formatTime.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';

const { text, custom, money, date, number, status, courier } = columnsFor<RtoRow>();

const dueOf = (row: RtoRow) => describeReturnDue(row, istDay(new Date()));

/** "Received 2 hours ago" */
const sinceWhen = ({ kind, received_at, created_at }: RtoRow): string =>
  received_at
    ? `Received ${formatRelative(received_at)}`
    : `${kind === 'rto' ? 'Sent back' : 'Requested'} ${formatRelative(created_at)}`;

/** "Brass diya · Wrong item" */
const whatOf = (row: RtoRow): string =>
  [row.units === 1 ? row.first_item : `${row.units} units`, row.reason].join(' · ');

/** Who returns what, where it is and what is due. */
export const returnColumns = [
  custom({
    id: 'buyer',
    header: 'Buyer',
    width: 205,
    isRowHeader: true,
    card: 1,
    value: 'buyer_name',
    cell: (row) => (
      <>
        {row.buyer_name}{' '}
        <StatusBadge shape="tag" tone={row.kind === 'rto' ? 'neutral' : 'accent'}>
          {returnKindLabels[row.kind]}
        </StatusBadge>
      </>
    ),
    secondary: whatOf,
  }),
  money({ id: 'value', header: 'Value', card: 2, value: 'value' }),
  status({
    id: 'status',
    header: 'Status',
    width: 155,
    value: (row) => returnStatusLabel(row.status),
    tone: (row) => returnStatusTone(row.status),
    secondary: sinceWhen,
  }),
  custom({
    id: 'due',
    header: 'Due',
    width: 232,
    value: (row) => dueOf(row)?.words ?? '',
    cell: (row) => {
      const due = dueOf(row);
      return due ? <StatusBadge tone={due.tone}>{due.words}</StatusBadge> : '—';
    },
  }),
  text({ id: 'what', header: 'Item', width: 180, isHidden: true, value: whatOf }),
  // A card has room for one of status and due: the more urgent.
  custom({
    id: 'urgent',
    header: 'Due or status',
    width: 210,
    isHidden: true,
    card: 4,
    value: (row) => dueOf(row)?.words ?? returnStatusLabel(row.status),
    cell: (row) => {
      const due = dueOf(row) ?? { words: returnStatusLabel(row.status), tone: returnStatusTone(row.status) };
      return <StatusBadge tone={due.tone}>{due.words}</StatusBadge>;
    },
  }),
  text({
    id: 'kind',
    header: 'Kind',
    width: 100,
    isHidden: true,
    value: (row) => returnKindLabels[row.kind],
  }),
  text({
    id: 'return',
    header: 'Return',
    width: 110,
    card: 3,
    value: 'return_number',
    secondary: 'order_number',
  }),
  courier({
    id: 'courier',
    header: 'Courier',
    value: 'courier_name',
    awbs: (row) => (row.awb === '' ? [] : [row.awb]),
  }),
  text({ id: 'city', header: 'City', width: 110, value: 'city' }),
  date({ id: 'created', header: 'Created', width: 150, isHidden: true, value: 'created_at' }),
  date({ id: 'received', header: 'Received', width: 150, isHidden: true, value: 'received_at' }),
  text({ id: 'order', header: 'Order', width: 130, isHidden: true, value: 'order_number' }),
  text({ id: 'awb', header: 'AWB', width: 150, isHidden: true, value: 'awb' }),
  text({ id: 'reason', header: 'Reason', width: 160, isHidden: true, value: 'reason' }),
  number({ id: 'units', header: 'Units', isHidden: true, value: 'units' }),
];
