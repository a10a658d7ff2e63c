import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { orderLabel, orderNeedLabels } from '@khep/domain/orders';
import { Button, ConfirmDialog, LinkButton, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { formatDateTime } from './formatTime.ts';
import { Buyer } from './details/Buyer.tsx';
import { Courier } from './details/Courier.tsx';
import { Decisions } from './details/Decisions.tsx';
import { Invoice } from './details/Invoice.tsx';
import { Items } from './details/Items.tsx';
import { Labels } from './details/Labels.tsx';
import { Packaging } from './details/Packaging.tsx';
import { Timeline } from './details/Timeline.tsx';
import { useOrder } from './OrderLoader.tsx';
import { SchedulePickup } from './list/SchedulePickup.tsx';
import { statusTones } from './statusTones.ts';
import { useDocuments } from './useDocuments.ts';

function Badge({ order }: { order: Order }) {
  if (order.status !== 'NEW')
    return <StatusBadge tone={statusTones[order.status]}>{orderLabel(order.status)}</StatusBadge>;
  if (order.unpackable_items.length > 0) return <StatusBadge tone="critical">Packaging needed</StatusBadge>;
  // In the order of the list, so that both show the same need.
  if (order.needs.includes('address'))
    return <StatusBadge tone="neutral">{orderNeedLabels.address}</StatusBadge>;
  return order.needs.includes('packaging') ? (
    <StatusBadge tone="caution">
      {order.is_packing_suggested ? 'Confirm packaging' : 'Pack remaining items'}
    </StatusBadge>
  ) : (
    <StatusBadge tone="accent">Ready to allocate</StatusBadge>
  );
}

function Actions({ order }: { order: Order }) {
  const documents = useDocuments();
  const cancel = useAction(calls.orders.cancel, { invalidates: ['orders', 'home'] });
  const [toCancel, setToCancel] = useState<'order' | 'rest'>();
  const [isScheduling, setScheduling] = useState(false);
  const [areLabelsOpen, setLabels] = useState(false);
  const { can_edit, can_cancel, can_cancel_rest, can_pack, can_allocate } = order.actions;
  const isPartial = toCancel === 'rest';
  const hasAwb = order.shipments.some((shipment) => shipment.awb !== null && shipment.status !== 'CANCELLED');
  return (
    <>
      <LinkButton href={paths.duplicateOrder(order.id)}>Duplicate</LinkButton>
      {can_edit && <LinkButton href={paths.editOrder(order.id)}>Edit</LinkButton>}
      {can_cancel && <Button onPress={() => setToCancel('order')}>Cancel</Button>}
      {can_cancel_rest && <Button onPress={() => setToCancel('rest')}>Cancel unshipped items</Button>}
      {hasAwb && (
        <>
          <Button
            isPending={documents.pending === 'invoice'}
            onPress={() => void documents.save('invoice', { order_ids: [order.id] })}
          >
            Invoice
          </Button>
          <Button onPress={() => setLabels(true)}>Label</Button>
        </>
      )}
      {can_pack && order.needs.includes('packaging') ? (
        <LinkButton tone="accent" href={paths.packaging([order.id])}>
          {order.is_packing_suggested ? 'Confirm and allocate' : 'Pack remaining items'}
        </LinkButton>
      ) : can_allocate ? (
        <LinkButton tone="accent" href={paths.allocate([order.id])}>
          Allocate courier
        </LinkButton>
      ) : order.status === 'READY_TO_SHIP' ? (
        <Button tone="accent" onPress={() => setScheduling(true)}>
          Schedule pickup
        </Button>
      ) : null}
      {areLabelsOpen && <Labels order={order} onClose={() => setLabels(false)} />}
      {isScheduling && (
        <SchedulePickup what={{ order_ids: [order.id] }} onClose={() => setScheduling(false)} />
      )}
      <ConfirmDialog
        isOpen={toCancel !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setToCancel(undefined);
        }}
        title={`Cancel ${isPartial ? 'unshipped items of' : 'order'} ${order.order_details.order_id}?`}
        confirmLabel={isPartial ? 'Cancel unshipped items' : 'Cancel order'}
        cancelLabel={isPartial ? 'Keep items' : 'Keep order'}
        tone="critical"
        isPending={cancel.isPending}
        onConfirm={async () => {
          const { ok } = await cancel.run({ body: { order_ids: [order.id], only_rest: isPartial } });
          if (ok) setToCancel(undefined);
        }}
      >
        {isPartial
          ? "Shipped boxes aren't affected. Unshipped boxes and their AWBs are cancelled, and a credit note is issued for invoiced items. The buyer isn't notified."
          : "AWBs are cancelled and the buyer isn't notified. You can't reopen a cancelled order, only duplicate it."}
      </ConfirmDialog>
    </>
  );
}

/** One order and everything that belongs to it. */
export default function OrderDetails() {
  const { call, order } = useOrder('orderId');
  return (
    <RecordPage
      kind="Order"
      call={call}
      record={order}
      list={{ label: 'Orders', href: paths.allOrders() }}
      content={(shown) => {
        const { order_id, order_date } = shown.order_details;
        const payment = `${shown.totals.is_cod ? 'COD' : 'Prepaid'} ${formatRupeeValue(shown.totals.total)}`;
        return {
          title: order_id,
          badge: <Badge order={shown} />,
          description: `${shown.channel_name} · placed ${formatDateTime(order_date)} · ${payment}`,
          breadcrumbs: [
            { label: 'Orders', href: paths.allOrders() },
            ...(shown.status === 'NEW' ? [{ label: 'New', href: paths.newOrders() }] : []),
            { label: order_id },
          ],
          actions: <Actions order={shown} />,
          main: (
            <>
              <Packaging order={shown} />
              <Items order={shown} />
            </>
          ),
          aside: (
            <>
              <Courier order={shown} />
              <Buyer order={shown} />
              <Invoice order={shown} />
              <Decisions order={shown} />
              <Timeline order={shown} />
            </>
          ),
        };
      }}
    />
  );
}
