import { EmptyState, LinkButton, Page } from '@khep/ui';
import { paths } from '../../paths.ts';
import { DownloadOrders } from './list/DownloadOrders.tsx';
import { OrderList } from './list/OrderList.tsx';

/** Every order, whatever has become of it. */
export default function AllOrders() {
  const create = (
    <LinkButton href={paths.createOrder()} tone="accent" variant="solid">
      Create order
    </LinkButton>
  );
  return (
    <Page
      title="All orders"
      description="Every order of the days you choose, in every state"
      actions={
        <>
          <DownloadOrders tab="all" />
          {create}
        </>
      }
    >
      <OrderList
        tab="all"
        label="All orders"
        empty={
          <EmptyState
            title="No orders in these days"
            description="Choose other dates, or create the first one."
            action={create}
          />
        }
      />
    </Page>
  );
}
