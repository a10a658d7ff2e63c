import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { orderNeedLabels } from '@khep/domain/orders';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { ShipTodayButton } from '../shipToday/ShipTodayButton.tsx';
import { ImportOrders } from './list/ImportOrders.tsx';
import { newOrderActions } from './list/newOrderActions.ts';
import { defineOrderList, openOrderFilters } from './list/orderList.ts';

export const newOrderList = defineOrderList('new', {
  id: 'new-orders',
  label: 'New orders',
  tabs: { filter: 'needs', label: 'Views of new orders', all: 'All new' },
  filters: [
    { kind: 'oneOf', id: 'needs', label: 'Needs', options: orderNeedLabels },
    {
      kind: 'anyOf',
      id: 'hold',
      label: 'Held',
      options: { call: 'Calls to make', prepaid: 'Prepaid only', hold: 'Held for review' },
    },
    {
      kind: 'oneOf',
      id: 'waits_for',
      label: 'Waits for',
      options: { stock: 'Stock', run: 'A job in progress', packing: 'Packing of remaining items' },
    },
    ...openOrderFilters,
  ],
  actions: newOrderActions,
  empty: { title: 'No new orders', description: 'New orders from your channels and imports appear here.' },
});

/** Orders that need packaging or a courier. */
export default function NewOrders() {
  const counts = useCall(calls.orders.counts).data?.data;
  const create = (
    <LinkButton href={paths.createOrder()} tone="accent" variant="solid">
      Create order
    </LinkButton>
  );
  return (
    <ListPage
      title="New orders"
      description="Confirm packaging and allocate couriers"
      actions={
        <>
          <ImportOrders />
          <LinkButton href={paths.createOrder()}>Create order</LinkButton>
          <ShipTodayButton />
        </>
      }
      list={newOrderList}
      tabCounts={counts && { '': counts.tabs.new, ...counts.needs }}
      emptyAction={create}
    />
  );
}
