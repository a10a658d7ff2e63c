import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { defineOrderList, openOrderFilters, unprintedFilter } from './list/orderList.ts';
import { shippingActions } from './list/shippingActions.tsx';

export const readyToShipList = defineOrderList('ready-to-ship', {
  id: 'orders-ready-to-ship',
  label: 'Orders ready to ship',
  filters: [unprintedFilter, ...openOrderFilters],
  actions: shippingActions,
  empty: { title: 'No orders are ready to ship', description: 'Allocate couriers to new orders first.' },
});

/** Orders with an AWB: print their documents and schedule the pickup. */
export default function ReadyToShip() {
  const counts = useCall(calls.orders.counts).data?.data;
  return (
    <ListPage
      title="Ready to ship"
      description="Print labels, then schedule the pickup"
      list={readyToShipList}
      countOfAllDates={counts?.tabs['ready-to-ship']}
      emptyAction={<LinkButton href={paths.newOrders()}>Go to new orders</LinkButton>}
    />
  );
}
