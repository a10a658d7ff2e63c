import { ListPage } from '../../patterns/list/ListPage.tsx';
import { duplicateOrder } from './list/orderActions.ts';
import { defineOrderList, pastOrderFilters } from './list/orderList.ts';

const list = defineOrderList('cancelled', {
  id: 'cancelled-orders',
  label: 'Cancelled orders',
  filters: pastOrderFilters,
  actions: [{ ...duplicateOrder, isPrimary: true }],
  empty: { title: 'No orders were cancelled in this period' },
});

/** Cancelled orders; each can be duplicated. */
export default function CancelledOrders() {
  return <ListPage title="Cancelled orders" list={list} />;
}
