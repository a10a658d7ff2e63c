import { EmptyState, Page } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { DownloadOrders } from './list/DownloadOrders.tsx';
import { OrderList } from './list/OrderList.tsx';

/** Orders that were called off; each can be duplicated. */
export default function CancelledOrders() {
  return (
    <Page title="Cancelled orders" actions={<DownloadOrders tab="cancelled" />}>
      <OrderList
        tab="cancelled"
        label="Cancelled orders"
        actions={(selected) => [
          {
            id: 'duplicate',
            label: 'Duplicate',
            isPrimary: true,
            isDisabled: selected.length !== 1,
            onAction: () => navigate(paths.duplicateOrder(selected[0]?.id ?? '')),
          },
        ]}
        empty={<EmptyState title="Nothing was cancelled in these days" />}
      />
    </Page>
  );
}
