import { calls } from '@khep/api';
import type { QueryOf, ReturnTab, RtoRow } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { istDay } from '@khep/domain/days';
import {
  describeReturnDue,
  returnKindLabels,
  returnStatusLabel,
  returnStatusTone,
  returnTabs,
} from '@khep/domain/returns';
import { StatusBadge } from '@khep/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List } from '../../patterns/list/defineList.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { formatRelative } from '../../patterns/formatTime.ts';
import { emptyStates } from './emptyStates.ts';
import { returnActionsOf } from './returnActions.tsx';
import { warehouseFilter } from '../../patterns/list/listFilters.ts';

type Endpoint = typeof calls.orders.rtoDetails;
type Param = keyof NonNullable<QueryOf<Endpoint>>;
const { text, custom, money, date, number, status, courier } = columnsFor<RtoRow>();

const filters: readonly ListFilter<Param>[] = [
  {
    kind: 'anyOf',
    id: 'kind',
    label: 'Kind',
    options: { return: 'Returns', exchange: 'Exchanges', rto: 'RTOs' },
  },
  warehouseFilter,
  // Open work shows every day: nothing open hides.
  { kind: 'dates', label: 'Created' },
];

const dueOf = (row: RtoRow) => describeReturnDue(row, istDay(new Date()));

/** "Received 2 hours ago" */
const sinceWhen = ({ kind, received_at, created_at }: RtoRow): string =>
  received_at
    ? `Received ${formatRelative(received_at)}`
    : `${kind === 'rto' ? 'Sent back' : 'Requested'} ${formatRelative(created_at)}`;

const columns = [
  custom({
    id: 'buyer',
    header: 'Buyer',
    width: 220,
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
    secondary: (row) => [row.units === 1 ? row.first_item : `${row.units} units`, row.reason].join(' · '),
  }),
  money({ id: 'value', header: 'Value', card: 2, value: 'value' }),
  status({
    id: 'status',
    header: 'Status',
    width: 170,
    card: 3,
    value: (row) => returnStatusLabel(row.status),
    tone: (row) => returnStatusTone(row.status),
    secondary: sinceWhen,
  }),
  custom({
    id: 'due',
    header: 'Due',
    width: 170,
    card: 4,
    value: (row) => dueOf(row)?.words ?? '',
    cell: (row) => {
      const due = dueOf(row);
      return due ? <StatusBadge tone={due.tone}>{due.words}</StatusBadge> : '—';
    },
  }),
  text({
    id: 'kind',
    header: 'Kind',
    width: 100,
    isHidden: true,
    value: (row) => returnKindLabels[row.kind],
  }),
  text({ id: 'return', header: 'Return', width: 130, value: 'return_number', secondary: 'order_number' }),
  courier({
    id: 'courier',
    header: 'Courier',
    value: 'courier_name',
    awbs: (row) => (row.awb === '' ? [] : [row.awb]),
  }),
  text({ id: 'city', header: 'City', width: 120, value: 'city' }),
  date({ id: 'created', header: 'Created', width: 150, value: 'created_at' }),
  date({ id: 'received', header: 'Received', width: 150, value: 'received_at' }),
  text({ id: 'order', header: 'Order', width: 130, isHidden: true, value: 'order_number' }),
  text({ id: 'awb', header: 'AWB', width: 150, isHidden: true, value: 'awb' }),
  text({ id: 'reason', header: 'Reason', width: 160, isHidden: true, value: 'reason' }),
  number({ id: 'units', header: 'Units', isHidden: true, value: 'units' }),
];

const define = (tab: ReturnTab): List<Endpoint> =>
  defineList({
    id: `returns-${tab}`,
    label: 'Returns',
    noun: ['return', 'returns'],
    endpoint: calls.orders.rtoDetails,
    query: { tab },
    rowLabel: (row) => row.return_number,
    searchLabel: 'Return, order, AWB or buyer',
    filters,
    columns,
    summary: (rows) => formatRupeeValue(rows.reduce((sum, { value }) => sum + value, 0)),
    actions: returnActionsOf(tab),
    download: 'csv',
    empty: emptyStates[tab],
    noPermission: 'Ask a brand owner for access to returns and RTO.',
    refreshSeconds: 30,
  });

/** The seven lists of returns and RTOs. */
export const returnLists = Object.fromEntries(returnTabs.map((tab) => [tab, define(tab)])) as Record<
  ReturnTab,
  List<Endpoint>
>;
