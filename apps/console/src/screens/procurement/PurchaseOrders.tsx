import { calls } from '@khep/api';
import type { PurchaseOrder } from '@khep/api';
import { useCall, useCallInfinite, useMutation } from '@khep/api/hooks';
import { formatDate, formatDateTime } from '@khep/domain/days';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { openUnits, purchaseProgress, purchaseStateLabels } from '@khep/domain/warehouse';
import type { PurchaseState } from '@khep/domain/warehouse';
import {
  Button,
  Callout,
  Drawer,
  EmptyState,
  Form,
  Grid,
  Inline,
  Link,
  LinkButton,
  NumberField,
  Stack,
  StatusBadge,
  Table,
  Text,
  TextField,
  ToggleChips,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import { listParam, textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { CostsForm } from './CostsForm.tsx';
import { procurementChanges } from './procurementChanges.ts';

const tones = { draft: 'neutral', sent: 'accent', received: 'positive', cancelled: 'critical' } as const;
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
      {order !== '' && <OrderDrawer key={order} id={order} onClose={() => setUrl({ order: '' })} />}
    </Stack>
  );
}

function OrderDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useCall(calls.procurement.order, { params: { id } });
  const order = call.data?.data.order;
  const send = useMutation(calls.procurement.sendOrder, { quiet: true, invalidates: procurementChanges });
  const end = useMutation(calls.procurement.cancelOrder, { quiet: true, invalidates: procurementChanges });
  const progress = order && purchaseProgress(order.lines);
  const isOpen = order?.state === 'draft' || order?.state === 'sent';
  return (
    <Drawer
      isOpen
      onOpenChange={(isShown) => !isShown && onClose()}
      size="large"
      title={order ? `${order.number}, ${order.supplier_name}` : 'Purchase order'}
      description={
        order &&
        [
          purchaseStateLabels[order.state],
          order.warehouse_name,
          formatRupeeValue(order.value),
          order.promised_on && `promised for ${formatDate(order.promised_on)}`,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={
        isOpen && (
          <>
            <Button isPending={end.isPending} onPress={() => void end.send({ params: { id } })}>
              {order.state === 'draft' ? 'Cancel order' : 'Close order'}
            </Button>
            {order.state === 'draft' && (
              <Button
                tone="accent"
                isPending={send.isPending}
                onPress={() => void send.send({ params: { id } })}
              >
                Mark as sent
              </Button>
            )}
          </>
        )
      }
    >
      <CallContent call={call}>
        {({ data }) => (
          <Stack gap={16}>
            {[send.error, end.error].map(
              (error) => error && <Callout key={error.call} tone="critical" title={error.reason} isAlert />,
            )}
            {data.order.state === 'sent' && <ReceiveForm id={id} />}
            <Lines order={data.order} />
            {data.order.state !== 'cancelled' && (
              <CostsForm key={JSON.stringify(data.order.costs)} order={data.order} />
            )}
            {progress && progress.damaged > 0 && (
              <Callout tone="caution" title={`${formatNumber(progress.damaged)} came damaged`}>
                <Text>The supplier owes them: they are neither in stock nor open.</Text>
              </Callout>
            )}
          </Stack>
        )}
      </CallContent>
    </Drawer>
  );
}

function Lines({ order }: { order: PurchaseOrder }) {
  const columns: TableColumn<PurchaseOrder['lines'][number]>[] = [
    {
      id: 'sku',
      header: 'SKU',
      isRowHeader: true,
      cell: ({ sku_id, sku_name }) => `${sku_name}, ${sku_id}`,
    },
    { id: 'quantity', header: 'Ordered', align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
    { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => formatNumber(received) },
    { id: 'damaged', header: 'Damaged', align: 'end', cell: ({ damaged }) => formatNumber(damaged) },
    { id: 'open', header: 'Open', align: 'end', cell: (line) => formatNumber(openUnits(line)) },
    { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatRupeeValue(price) },
    {
      id: 'landed',
      header: 'Landed',
      align: 'end',
      cell: ({ landed_price }) => (order.costs.length > 0 ? formatRupeeValue(landed_price) : '–'),
    },
  ];
  return (
    <Table
      label={`Products of ${order.number}`}
      columns={columns}
      rows={order.lines}
      rowKey={({ line_no }) => String(line_no)}
      narrowLayout="stacked"
    />
  );
}

const emptyReceipt = { sku_id: '', quantity: undefined as number | undefined, damaged: 0, bin: '' };

/** Records units that came: the good ones are stock at once. */
function ReceiveForm({ id }: { id: string }) {
  const [receipt, setReceipt] = useState(emptyReceipt);
  const [receiptId, setReceiptId] = useState(() => crypto.randomUUID());
  const receive = useMutation(calls.procurement.receive, {
    quiet: true,
    invalidates: procurementChanges,
    onSuccess: () => {
      // The bin stays: the next product is often put beside it.
      setReceipt({ ...emptyReceipt, bin: receipt.bin });
      setReceiptId(crypto.randomUUID());
    },
  });
  const set = (part: Partial<typeof emptyReceipt>) => setReceipt({ ...receipt, ...part });
  return (
    <Form
      errors={receive.error?.fields ?? {}}
      problem={
        receive.error && Object.keys(receive.error.fields).length === 0 ? receive.error.reason : undefined
      }
      onSubmit={() =>
        void receive.send({
          params: { id },
          body: {
            receipt_id: receiptId,
            sku_id: receipt.sku_id,
            quantity: receipt.quantity ?? 0,
            damaged: receipt.damaged,
            bin: receipt.bin,
          },
        })
      }
    >
      <Grid columns={{ base: 1, md: 2 }}>
        <TextField
          name="sku_id"
          label="Scan or type the SKU"
          value={receipt.sku_id}
          onChange={(sku_id) => set({ sku_id })}
          autoComplete="off"
        />
        <TextField
          name="bin"
          label="Bin"
          description="Optional"
          value={receipt.bin}
          onChange={(bin) => set({ bin })}
          autoComplete="off"
        />
        <NumberField
          name="quantity"
          label="Good units"
          value={receipt.quantity}
          onChange={(quantity) => set({ quantity })}
          minValue={0}
        />
        <NumberField
          name="damaged"
          label="Damaged units"
          value={receipt.damaged}
          onChange={(damaged) => set({ damaged: damaged ?? 0 })}
          minValue={0}
        />
      </Grid>
      <Inline gap={8}>
        <Button type="submit" tone="accent" isPending={receive.isPending}>
          Receive
        </Button>
      </Inline>
    </Form>
  );
}
