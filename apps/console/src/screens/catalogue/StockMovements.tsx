import { calls } from '@khep/api';
import type { StockMovement } from '@khep/api';
import { stockMovementLabels } from '@khep/domain/stock';
import { Link } from '@khep/ui';
import { useMemo } from 'react';
import { formatNumber } from '@khep/domain/money';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

const column = columnsFor<StockMovement>();

/** +3 or −3. */
const signed = (units: number): string => `${units > 0 ? '+' : '−'}${formatNumber(Math.abs(units))}`;

const movementsOf = (id: string) =>
  defineList({
    id: 'stock-movements',
    label: 'Stock movements',
    noun: ['movement', 'movements'],
    endpoint: calls.sku.movements,
    query: { sku_id: id, page_size: 10 },
    rowLabel: (movement) => `${stockMovementLabels[movement.kind]} ${signed(movement.quantity)}`,
    columns: [
      column.text({
        id: 'kind',
        header: 'Movement',
        isRowHeader: true,
        card: 1,
        value: (movement) => stockMovementLabels[movement.kind],
        secondary: 'actor',
      }),
      column.number({
        id: 'quantity',
        header: 'Units',
        width: 90,
        card: 2,
        value: 'quantity',
        format: signed,
      }),
      column.number({ id: 'on_hand', header: 'On hand', width: 100, value: 'on_hand' }),
      column.number({ id: 'reserved', header: 'Reserved', width: 100, value: 'reserved' }),
      {
        ...column.text({ id: 'order', header: 'Order', card: 3, value: 'order_number' }),
        cell: ({ order_id, order_number }) =>
          order_id === null ? '—' : <Link href={paths.orderDetails(order_id)}>{order_number}</Link>,
      },
      column.date({ id: 'at', header: 'Time', width: 150, card: 4, value: 'at' }),
    ],
    empty: {
      title: 'No stock movements yet',
      description: 'Enter a quantity, or create an order with this SKU.',
    },
    isEmbedded: true,
  });

/** Lists the changes of a SKU's stock, newest first. */
export function StockMovements({ id }: { id: string }) {
  const list = useMemo(() => movementsOf(id), [id]);
  return <ListView list={list} />;
}
