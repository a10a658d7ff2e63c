import { calls } from '@khep/api';
import { unprintedLabelNames } from '@khep/domain/orders';
import type { OrderTab } from '@khep/domain/orders';
import type { OrderRow, QueryOf } from '@khep/api';
import { formatKilograms, formatRupeeValue } from '@khep/domain/money';
import { paths } from '../../../paths.ts';
import { defineList } from '../../../patterns/list/defineList.ts';
import type { List } from '../../../patterns/list/defineList.ts';
import type { ListFilter } from '../../../patterns/list/listFilters.ts';
import { orderColumns } from './orderColumns.tsx';
import {
  channelFilter,
  courierFilter,
  paymentFilter,
  warehouseFilter,
} from '../../../patterns/list/listFilters.ts';

type Endpoint = typeof calls.orders.list;
type Param = keyof NonNullable<QueryOf<Endpoint>>;

const filters: readonly ListFilter<Param>[] = [
  paymentFilter,
  channelFilter,
  courierFilter,
  warehouseFilter,
  {
    kind: 'oneOf',
    id: 'min_rto_risk',
    label: 'RTO risk',
    options: 'risks',
  },
];
/** Orders that a courier may come for without a label. */
export const unprintedFilter: ListFilter<Param> = {
  kind: 'oneOf',
  id: 'unprinted',
  label: 'Labels',
  options: unprintedLabelNames,
};
/** Open work shows every day unless days are chosen: no open order hides. */
export const openOrderFilters: readonly ListFilter<Param>[] = [{ kind: 'dates', label: 'Date' }, ...filters];
/** Past orders begin with the last 7 days. */
export const pastOrderFilters: readonly ListFilter<Param>[] = [
  { kind: 'dates', label: 'Date', defaultPreset: 'last7' },
  ...filters,
];

type Given = 'id' | 'label' | 'filters' | 'empty';
type Optional = 'tabs' | 'actions';

/** Declares a list of orders of one tab. */
export function defineOrderList(
  tab: OrderTab,
  list: Pick<List<Endpoint>, Given> & Partial<Pick<List<Endpoint>, Optional>>,
): List<Endpoint> {
  return defineList({
    ...list,
    noun: ['order', 'orders'],
    endpoint: calls.orders.list,
    query: { tab },
    rowLabel: (order) => order.order_id,
    rowHref: (order) => paths.orderDetails(order.id),
    searchLabel: 'Order, AWB, buyer or phone',
    defaultSort: '-order_date',
    columns: orderColumns,
    summary: (orders) =>
      `${formatRupeeValue(orders.reduce((sum, { total }) => sum + total, 0))} · ${formatKilograms(
        orders.reduce((sum, { dead_weight_g }) => sum + dead_weight_g, 0),
        1,
      )}`,
    download: calls.orders.download,
    noPermission: 'Ask a brand owner for access to orders.',
  });
}

/** The ids of some orders. */
export const idsOf = (orders: readonly OrderRow[]): string[] => orders.map(({ id }) => id);
