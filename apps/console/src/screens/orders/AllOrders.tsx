import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { defineOrderList, pastOrderFilters } from './list/orderList.ts';

const list = defineOrderList('all', {
  id: 'all-orders',
  label: 'All orders',
  filters: [
    ...pastOrderFilters,
    { kind: 'oneOf', id: 'buyer_request', label: 'Buyer', options: { open: 'Open request' } },
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
      list={list}
    />
  );
}
