import { calls } from '@khep/api';
import type { QueryOf, ReturnTab } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { returnTabs } from '@khep/domain/returns';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List } from '../../patterns/list/defineList.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { emptyStates } from './emptyStates.ts';
import { returnColumns } from './returnColumns.tsx';
import { returnActionsOf } from './returnActions.tsx';
import { warehouseFilter } from '../../patterns/list/listFilters.ts';

type Endpoint = typeof calls.orders.rtoDetails;
type Param = keyof NonNullable<QueryOf<Endpoint>>;

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

/** Lists at whose parcels a scanner is used. */
export const arrivals: readonly ReturnTab[] = ['in-transit', 'return-received'];

const define = (tab: ReturnTab): List<Endpoint> =>
  defineList({
    id: `returns-${tab}`,
    label: 'Returns',
    noun: ['return', 'returns'],
    endpoint: calls.orders.rtoDetails,
    query: { tab },
    rowLabel: (row) => row.return_number,
    searchLabel: arrivals.includes(tab) ? 'Scan AWB, or search returns' : 'Return, order, AWB or buyer',
    filters,
    columns: returnColumns,
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
