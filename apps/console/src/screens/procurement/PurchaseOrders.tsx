import { calls } from '@khep/api';
import type { PurchaseOrder } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { purchaseProgress, purchaseStateLabels } from '@khep/domain/warehouse';
import type { PurchaseState } from '@khep/domain/warehouse';
import {
  Button,
  EmptyState,
  Inline,
  Link,
  LinkButton,
  Stack,
  StatusBadge,
  Table,
  ToggleChips,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { listParam, textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { PurchaseOrderDrawer } from './PurchaseOrderDrawer.tsx';

const tones = {
  draft: 'neutral',
  sent: 'accent',
  partly_received: 'accent',
  received: 'positive',
  closed: 'neutral',
  cancelled: 'critical',
} as const satisfies Record<PurchaseState, string>;
const states = Object.entries(purchaseStateLabels).map(([id, label]) => ({ id, label }));
const isState = (text: string): text is PurchaseState => text in purchaseStateLabels;

/** Purchase orders, the newest first; one opens beside the list to be sent and received. */
export function PurchaseOrders() {
  const [{ state, order }, setUrl] = useUrlState({ state: listParam(), order: textParam() });
  const chosen = state.filter(isState);
  const list = useCallInfinite(calls.procurement.orders, {
    query: chosen.length > 0 ? { state: chosen } : {},
  });
  const columns: TableColumn<PurchaseOrder>[] = [
    {
      id: 'number',
      header: 'Order',
      isRowHeader: true,
      isWhole: true,
      cell: ({ id, number }) => <Link href={paths.procurement('orders', id)}>{number}</Link>,
    },
    { id: 'supplier', header: 'Supplier', cell: ({ supplier_name }) => supplier_name },
    {
      id: 'state',
      header: 'Status',
      cell: (row) => <StatusBadge tone={tones[row.state]}>{purchaseStateLabels[row.state]}</StatusBadge>,
    },
    {
      id: 'received',
      header: 'Received',
      align: 'end',
      cell: ({ lines }) => {
        const { received, quantity } = purchaseProgress(lines);
        return `${formatNumber(received)} of ${formatNumber(quantity)}`;
      },
    },
    { id: 'value', header: 'Value', align: 'end', cell: ({ value }) => formatRupeeValue(value) },
    {
      id: 'sent',
      header: 'Sent',
      cell: ({ sent_at }) => (sent_at === null ? '–' : formatDateTime(sent_at)),
    },
  ];
  return (
    <Stack gap={16}>
      <ToggleChips label="Status" value={chosen} onChange={(ids) => setUrl({ state: ids })} items={states} />
      <AsyncContent isLoading={list.isLoading} error={list.error} onRetry={() => void list.reload()}>
        {list.rows.length === 0 ? (
          <EmptyState
            title={chosen.length > 0 ? 'No purchase order has this status' : 'No purchase orders yet'}
            description="Draft one in To buy."
            action={<LinkButton href={paths.procurement()}>Open To buy</LinkButton>}
          />
        ) : (
          <Table
            label="Purchase orders"
            columns={columns}
            rows={[...list.rows]}
            rowKey={({ id }) => id}
            narrowLayout="stacked"
          />
        )}
        {list.hasMore && (
          <Inline gap={8}>
            <Button isPending={list.isLoadingMore} onPress={list.loadMore}>
              Show more
            </Button>
          </Inline>
        )}
      </AsyncContent>
      {order !== '' && <PurchaseOrderDrawer key={order} id={order} onClose={() => setUrl({ order: '' })} />}
    </Stack>
  );
}
