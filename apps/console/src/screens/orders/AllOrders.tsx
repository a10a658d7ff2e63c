import { orderLabel, orderStatuses } from '@khep/domain/orders';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { allocateCouriers, cancelSelectedOrders, suggestBoxes } from './list/newOrderActions.ts';
import { duplicateOrder, hasInvoice, hasLabel, hasUnscheduledBox, isNew } from './list/orderActions.ts';
import { defineOrderList, pastOrderFilters, unprintedFilter } from './list/orderList.ts';
import {
  cancelSelectedShipments,
  printInvoices,
  printLabels,
  schedulePickup,
} from './list/shippingActions.tsx';

const statusOptions = Object.fromEntries(orderStatuses.map((status) => [status, orderLabel(status)]));

export const allOrderList = defineOrderList('all', {
  id: 'all-orders',
  label: 'All orders',
  filters: [
    { kind: 'anyOf', id: 'order_status', label: 'Status', options: statusOptions },
    unprintedFilter,
    ...pastOrderFilters,
    { kind: 'oneOf', id: 'buyer_request', label: 'Buyer', options: { open: 'Open request' } },
  ],
  // Each is offered for the selected orders whose state allows it.
  actions: [
    { ...printLabels, appliesTo: hasLabel },
    { ...printInvoices, appliesTo: hasInvoice },
    { ...suggestBoxes, appliesTo: isNew },
    duplicateOrder,
    { ...cancelSelectedOrders, label: 'Cancel orders', appliesTo: isNew },
    { ...cancelSelectedShipments, appliesTo: hasLabel },
    { ...allocateCouriers, appliesTo: isNew },
    { ...schedulePickup, appliesTo: hasUnscheduledBox },
  ],
  empty: { title: 'No orders in this period', description: 'Choose other dates, or create an order.' },
});

/** Every order, in every status. */
export default function AllOrders() {
  const create = (
    <LinkButton href={paths.createOrder()} tone="accent" variant="solid">
      Create order
    </LinkButton>
  );
  return (
    <ListPage
      title="All orders"
      description="All orders in the selected period"
      actions={create}
      emptyAction={create}
      list={allOrderList}
    />
  );
}
