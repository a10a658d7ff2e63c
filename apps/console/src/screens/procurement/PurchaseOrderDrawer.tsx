import { calls } from '@khep/api';
import type { PurchaseOrder } from '@khep/api';
import { useCall, useClient, useMutation } from '@khep/api/hooks';
import { formatDate } from '@khep/domain/days';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import {
  isPurchaseOpen,
  openUnits,
  purchaseProgress,
  purchaseStateAfter,
  purchaseStateLabels,
} from '@khep/domain/warehouse';
import { ReceivedBar } from '@khep/domain/warehouse/ui';
import { Button, Callout, ConfirmDialog, Drawer, Stack, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { CostsForm } from './CostsForm.tsx';
import { billedUnits } from './BillForm.tsx';
import { ReceiveForm } from './ReceiveForm.tsx';
import { SupplierBills } from './SupplierBills.tsx';
import { SupplierEmailState } from './SupplierEmailState.tsx';
import { procurementChanges } from './procurementChanges.ts';

/** A purchase order: its PDF and email, its receipts, its lines and costs. */
export function PurchaseOrderDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const call = useCall(calls.procurement.order, { params: { id } });
  const order = call.data?.data.order;
  const send = useMutation(calls.procurement.sendOrder, { quiet: true, invalidates: procurementChanges });
  const end = useMutation(calls.procurement.cancelOrder, { quiet: true, invalidates: procurementChanges });
  const email = useMutation(calls.procurement.emailOrder, {
    quiet: true,
    invalidates: procurementChanges,
    onError: () => void call.reload(),
  });
  const client = useClient();
  const [question, setQuestion] = useState<'email' | 'end'>();
  const close = () => setQuestion(undefined);
  const progress = order && purchaseProgress(order.lines);
  // The order has the failure, with its time, once it is loaded again: one message, not two.
  const isFailureShown = email.error?.code === 'mail_unavailable' && order?.email?.state === 'failed';
  const isDraft = order?.state === 'draft';
  const isWaiting = order !== undefined && (isDraft || isPurchaseOpen(order.state));
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
        order && (
          <>
            <DownloadButton
              file={() => client.call(calls.procurement.orderPdf, { params: { id } })}
              name={`purchase-order-${order.number}.pdf`}
              failure={calls.procurement.orderPdf.errorMessage}
            >
              Download PDF
            </DownloadButton>
            {isWaiting && (
              <Button isPending={end.isPending} onPress={() => setQuestion('end')}>
                {endLabel(order)}
              </Button>
            )}
            {isDraft && (
              <Button isPending={send.isPending} onPress={() => void send.send({ params: { id } })}>
                Mark as sent
              </Button>
            )}
            {isWaiting && (
              <Button
                tone={isDraft ? 'accent' : 'neutral'}
                isPending={email.isPending}
                onPress={() =>
                  order.email === null || order.email.state === 'failed'
                    ? void email.send({ params: { id }, body: { is_again: false } })
                    : setQuestion('email')
                }
              >
                {order.email?.state === 'sent' ? 'Email again' : 'Email to supplier'}
              </Button>
            )}
          </>
        )
      }
    >
      <CallContent call={call}>
        {({ data }) => (
          <Stack gap={16}>
            {[send.error, end.error, isFailureShown ? undefined : email.error].map(
              (error) => error && <Callout key={error.call} tone="critical" title={error.reason} isAlert />,
            )}
            <SupplierEmailState email={data.order.email} isAlert={isFailureShown} />
            {isPurchaseOpen(data.order.state) && <ReceiveForm id={id} call={calls.procurement.receive} />}
            <Lines order={data.order} />
            {!isDraft && <SupplierBills order={data.order} />}
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
      {order?.email && (
        <ConfirmDialog
          isOpen={question === 'email'}
          onOpenChange={close}
          title={`Email ${order.number} again?`}
          confirmLabel="Email again"
          onConfirm={async () => {
            await email.send({ params: { id }, body: { is_again: true } });
            close();
          }}
        >
          {order.email.to} may have it already.
        </ConfirmDialog>
      )}
      {order && (
        <ConfirmDialog
          isOpen={question === 'end'}
          onOpenChange={close}
          title={`${endLabel(order)} ${order.number}?`}
          confirmLabel={endLabel(order)}
          cancelLabel="Keep order"
          tone="critical"
          onConfirm={async () => {
            await end.send({ params: { id } });
            close();
          }}
        >
          {isDraft
            ? 'It can’t be edited or sent afterwards.'
            : `${formatNumber(progress?.open ?? 0)} open units are no longer expected, and none can be received. Khep doesn’t tell the supplier.`}
        </ConfirmDialog>
      )}
    </Drawer>
  );
}

/** Ends a draft, or an order of which nothing came, as cancelled; else what is open of it. */
const endLabel = ({ state, lines }: PurchaseOrder): string =>
  purchaseStateAfter(state, 'end', lines) === 'cancelled' ? 'Cancel order' : 'Close order';

function Lines({ order }: { order: PurchaseOrder }) {
  const columns: TableColumn<PurchaseOrder['lines'][number]>[] = [
    {
      id: 'sku',
      header: 'SKU',
      isRowHeader: true,
      cell: ({ sku_id, sku_name }) => `${sku_name}, ${sku_id}`,
    },
    {
      id: 'bar',
      header: 'Received and billed',
      cell: (line) => <ReceivedBar {...line} billed={billedUnits(order, line.line_no)} />,
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
