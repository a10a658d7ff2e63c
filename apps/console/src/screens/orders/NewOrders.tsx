import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { orderNeedLabels } from '@khep/domain/orders';
import { LinkButton } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { formatNumber } from '@khep/domain/money';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import type { ListAction } from '../../patterns/list/defineList.ts';
import { ShipTodayButton } from '../shipToday/ShipTodayButton.tsx';
import { AllocateByRules } from './list/AllocateByRules.tsx';
import { AnswerHolds } from './list/AnswerHolds.tsx';
import { ChangeWarehouse } from './list/ChangeWarehouse.tsx';
import { CancelSelectedOrders } from './list/CancelSelected.tsx';
import { ImportOrders } from './list/ImportOrders.tsx';
import { duplicateOrder } from './list/orderActions.ts';
import { defineOrderList, idsOf, openOrderFilters } from './list/orderList.ts';
import { confirmSuggestedBoxes } from './packing/confirmSuggestedBoxes.ts';

const allocateByRules: ListAction<OrderRow> = {
  id: 'by-rules',
  label: 'Allocate by rules',
  dialog: AllocateByRules,
};

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
  actions: [
    {
      id: 'pack',
      label: 'Suggest boxes',
      max: 200,
      run: (orders) => navigate(paths.packaging(idsOf(orders))),
      beyondMax: {
        id: 'pack-suggested',
        label: 'Confirm suggested boxes',
        confirm: ({ length }) => ({
          title: `Confirm the suggested boxes of ${formatNumber(length)} orders?`,
          confirmLabel: 'Confirm boxes',
          cancelLabel: 'Cancel',
          description:
            'These are too many to check one by one. Orders that fit in no box stay as they are, with the reason.',
        }),
        work: confirmSuggestedBoxes,
      },
    },
    { id: 'warehouse', label: 'Change warehouse', dialog: ChangeWarehouse },
    duplicateOrder,
    { id: 'hold', label: 'Answer holds', dialog: AnswerHolds },
    { id: 'cancel', label: 'Cancel', dialog: CancelSelectedOrders },
    allocateByRules,
    {
      id: 'allocate',
      label: 'Allocate couriers',
      isPrimary: true,
      max: 200,
      run: (orders) => navigate(paths.allocate(idsOf(orders))),
      // A grid of more is no help: the plan is shown by courier, and booked as a job.
      beyondMax: allocateByRules,
    },
  ],
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
