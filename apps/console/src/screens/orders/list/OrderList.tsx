import type { OrderRow, OrderTab } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { BulkBar, Button, DataGrid, EmptyState, Stack, createSelection, useSelectedKeys } from '@khep/ui';
import type { BulkAction, GridSelection } from '@khep/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { orderColumns } from './orderColumns.tsx';
import { useOrderFilter } from './useOrderFilter.ts';
import { useOrders } from './useOrders.ts';

export interface OrderListProps {
  tab: OrderTab;
  /** Names the list: "New orders". */
  label: string;
  /** Over the filters: tabs of the list. */
  tabs?: (filter: ReturnType<typeof useOrderFilter>) => ReactNode;
  /** What can be done with a selection. */
  actions?: (selected: readonly OrderRow[], selection: GridSelection) => readonly BulkAction[];
  /** What the list says when the brand has no such order. */
  empty: ReactNode;
}

const selectedOf = (rows: readonly OrderRow[], keys: readonly string[]) => {
  const wanted = new Set(keys);
  return rows.filter((row) => wanted.has(row.id));
};

function Bulk({
  rows,
  selection,
  actions,
}: {
  rows: readonly OrderRow[];
  selection: GridSelection;
  actions: NonNullable<OrderListProps['actions']>;
}) {
  const keys = useSelectedKeys(selection);
  const selected = useMemo(() => selectedOf(rows, keys), [rows, keys]);
  const value = selected.reduce((sum, order) => sum + order.total, 0);
  const grams = selected.reduce((sum, order) => sum + order.dead_weight_g, 0);
  return (
    <BulkBar
      selection={selection}
      summary={`${formatRupeeValue(value)} · ${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} kg`}
      actions={actions(selected, selection)}
    />
  );
}

/** Orders to scan, filter, tick and act on; every state of the list has its words. */
export function OrderList({ tab, label, tabs, actions, empty }: OrderListProps) {
  const filter = useOrderFilter(tab);
  const orders = useOrders(filter.query);
  const listKey = JSON.stringify(filter.query);
  const [selection] = useState(() => createSelection());
  const descending = filter.values.sort.startsWith('-');
  const noPermission = orders.error?.status === 403;
  return (
    <Stack gap={16}>
      {tabs?.(filter)}
      <OrderFilters {...filter} />
      <DataGrid
        label={label}
        rows={orders.rows}
        listKey={listKey}
        rowKey={(order) => order.id}
        rowLabel={(order) => order.order_id}
        columns={orderColumns}
        {...(actions && { selection })}
        sort={{
          column: filter.values.sort.replace('-', ''),
          direction: descending ? 'descending' : 'ascending',
        }}
        onSortChange={(sort) =>
          filter.set({ sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` })
        }
        onRowAction={(order) => navigate(paths.orderDetails(order.id))}
        isLoading={orders.isLoading}
        {...(orders.error && !noPermission && { error: orders.error.message })}
        onRetry={() => void orders.reload()}
        {...(orders.total !== undefined && { totalCount: orders.total })}
        {...(orders.totalIsCapped && { totalText: '10,000+' })}
        hasMore={orders.hasMore}
        isLoadingMore={orders.isLoadingMore}
        onLoadMore={orders.loadMore}
        empty={
          noPermission ? (
            <EmptyState kind="no-permission" description="Ask the owner of the brand for access to orders." />
          ) : filter.isFiltered ? (
            <EmptyState
              kind="no-match"
              description="No order of these days matches the filters."
              action={<Button onPress={filter.clear}>Clear filters</Button>}
            />
          ) : (
            empty
          )
        }
      />
      {actions && <Bulk rows={orders.rows} selection={selection} actions={actions} />}
    </Stack>
  );
}
