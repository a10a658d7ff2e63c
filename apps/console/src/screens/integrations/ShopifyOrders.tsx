import { calls } from '@khep/api';
import type { StoreOrderRow } from '@khep/api';
import { Heading, Link, Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

const column = columnsFor<StoreOrderRow>();

const states: Record<StoreOrderRow['state'], string> = {
  waiting: 'Waiting',
  failed: 'Not imported',
  conflict: 'Decide',
  skipped: 'Skipped',
  imported: 'Imported',
};

const list = defineList({
  id: 'shopify-orders',
  label: 'Orders of Shopify',
  noun: ['order', 'orders'],
  endpoint: calls.shopify.orders,
  query: { page_size: 20 },
  // Orders arrive by webhook, and after a SKU is mapped.
  refreshSeconds: 10,
  rowLabel: (order) => order.name,
  filters: [{ kind: 'anyOf', id: 'state', label: 'State', options: states }],
  columns: [
    {
      ...column.text({ id: 'name', header: 'Order', isRowHeader: true, card: 1, value: 'name' }),
      cell: ({ order_id, name }) =>
        order_id === null ? name : <Link href={paths.orderDetails(order_id)}>{name}</Link>,
    },
    column.text({ id: 'state', header: 'State', width: 120, card: 2, value: (order) => states[order.state] }),
    column.text({ id: 'problem', header: 'Reason', width: 420, card: 3, value: 'problem' }),
    column.date({
      shows: 'relative',
      id: 'updated_at',
      header: 'Updated',
      card: 4,
      value: 'updated_at',
    }),
  ],
  empty: { title: 'No orders yet', description: 'Press Sync Shopify, or wait for the next order.' },
});

/** Orders of the shop with what became of them: those that need attention have a reason. */
export function ShopifyOrders() {
  return (
    <Stack gap={12} as="section">
      <Stack gap={4}>
        <Heading level={2}>Orders</Heading>
        <Text size="secondary" tone="second">
          What became of each order of your store
        </Text>
      </Stack>
      <ListView list={list} />
    </Stack>
  );
}
