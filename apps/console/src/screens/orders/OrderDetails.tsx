import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { orderLabel } from '@khep/domain/orders';
import { Breadcrumbs, Button, ConfirmDialog, Grid, LinkButton, Page, Stack, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { formatDateTime } from './formatTime.ts';
import { Buyer } from './details/Buyer.tsx';
import { Courier } from './details/Courier.tsx';
import { Decisions } from './details/Decisions.tsx';
import { Invoice } from './details/Invoice.tsx';
import { Items } from './details/Items.tsx';
import { Labels } from './details/Labels.tsx';
import { Packaging } from './details/Packaging.tsx';
import { Timeline } from './details/Timeline.tsx';
import { OrderLoader } from './OrderLoader.tsx';
import { SchedulePickup } from './list/SchedulePickup.tsx';
import { statusTones } from './statusTones.ts';
import { useDocuments } from './useDocuments.ts';

function Badge({ order }: { order: Order }) {
  if (order.status !== 'NEW')
    return <StatusBadge tone={statusTones[order.status]}>{orderLabel(order.status)}</StatusBadge>;
  if (order.unpackable_items.length > 0) return <StatusBadge tone="critical">Packaging needed</StatusBadge>;
  return order.needs.includes('packaging') ? (
    <StatusBadge tone="caution">
      {order.is_packing_suggested ? 'Confirm packaging' : 'Pack the rest'}
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
  const hasAwb = order.shipments.some((shipment) => shipment.awb !== null && shipment.status !== 'CANCELLED');
  return (
    <>
      <LinkButton href={paths.duplicateOrder(order.id)}>Duplicate</LinkButton>
      {can_edit && <LinkButton href={paths.editOrder(order.id)}>Edit</LinkButton>}
      {can_cancel && <Button onPress={() => setToCancel('order')}>Cancel</Button>}
      {can_cancel_rest && <Button onPress={() => setToCancel('rest')}>Cancel the rest</Button>}
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
          {order.is_packing_suggested ? 'Confirm and allocate' : 'Pack the rest'}
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
        title={`Cancel ${toCancel === 'rest' ? 'the rest of' : 'order'} ${order.order_details.order_id}?`}
        confirmLabel={toCancel === 'rest' ? 'Cancel the rest' : 'Cancel order'}
        cancelLabel="Keep it"
        tone="critical"
        isPending={cancel.isPending}
        onConfirm={async () => {
          await cancel.run({ body: { order_ids: [order.id], only_rest: toCancel === 'rest' } });
          setToCancel(undefined);
        }}
      >
        {toCancel === 'rest'
          ? 'What has left goes on to the buyer. Boxes that have not left are cancelled and their AWBs given back, and what was invoiced for them is taken back by a credit note. The buyer is not told.'
          : 'The buyer is not told. AWBs that were taken are given back. It cannot be opened again, only duplicated.'}
      </ConfirmDialog>
    </>
  );
}

function Details({ order }: { order: Order }) {
  const { order_id, order_date } = order.order_details;
  const isNew = order.status === 'NEW';
  return (
    <Page
      title={order_id}
      badge={<Badge order={order} />}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Orders', href: paths.allOrders() },
            ...(isNew ? [{ label: 'New', href: paths.newOrders() }] : []),
            { label: order_id },
          ]}
        />
      }
      description={`${order.channel_name} · placed ${formatDateTime(order_date)} · ${order.totals.is_cod ? 'COD' : 'Prepaid'} ${formatRupeeValue(order.totals.total)}`}
      actions={<Actions order={order} />}
    >
      <Grid columns={{ base: 1, lg: 'aside' }} gap={16} align="start">
        <Stack gap={16}>
          <Packaging order={order} />
          <Items order={order} />
        </Stack>
        <Stack gap={16}>
          <Courier order={order} />
          <Buyer order={order} />
          <Invoice order={order} />
          <Decisions order={order} />
          <Timeline order={order} />
        </Stack>
      </Grid>
    </Page>
  );
}

/** One order and everything that belongs to it. */
export default function OrderDetails() {
  return <OrderLoader param="orderId">{(order) => <Details order={order} />}</OrderLoader>;
}
