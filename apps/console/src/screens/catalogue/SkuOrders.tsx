import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';

const column = columnsFor<OrderRow>();

/** @param code the brand's own code of the SKU: its orders are found by it */
const ordersWith = (code: string) =>
  defineList({
    id: 'sku-orders',
    label: 'Orders with this SKU',
    noun: ['order', 'orders'],
    endpoint: calls.orders.list,
    query: { search: code, start_date: '2000-01-01', end_date: '2099-12-31', page_size: 10 },
    rowLabel: (order) => order.order_id,
    rowHref: (order) => paths.orderDetails(order.id),
    columns: [
      column.link({
        id: 'order',
        header: 'Order',
        isRowHeader: true,
        card: 1,
        value: 'order_id',
        href: (order) => paths.orderDetails(order.id),
      }),
      column.text({
        id: 'buyer',
        header: 'Ship to',
        width: 180,
        card: 3,
        value: (order) => `${order.buyer.name}, ${order.buyer.city}`,
      }),
      column.text({
        id: 'package',
        header: 'Package',
        card: 4,
        value: (order) => order.packaging.boxes.map((box) => box.name).join(', '),
      }),
      column.money({ id: 'total', header: 'Value', card: 2, value: 'total' }),
    ],
    empty: { title: 'No orders with this SKU yet' },
    isEmbedded: true,
  });

/** The orders with one SKU, newest first. */
export function SkuOrders({ code }: { code: string }) {
  const list = useMemo(() => ordersWith(code), [code]);
  return <ListView list={list} />;
}
