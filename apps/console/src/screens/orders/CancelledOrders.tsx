import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { defineOrderList, pastOrderFilters } from './list/orderList.ts';

const list = defineOrderList('cancelled', {
  id: 'cancelled-orders',
  label: 'Cancelled orders',
  filters: pastOrderFilters,
  actions: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      isPrimary: true,
      max: 1,
      run: ([order]) => navigate(paths.duplicateOrder(order?.id ?? '')),
    },
  ],
  empty: { title: 'No orders were cancelled in this period' },
});

/** Cancelled orders; each can be duplicated. */
export default function CancelledOrders() {
  return <ListPage title="Cancelled orders" list={list} />;
}
