import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { cancelReasons } from '@khep/domain/orders';
import { CancelReasonDialog } from '@khep/domain/orders/ui';
import { Button, LinkButton } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { paths } from '../../../paths.ts';
import { SchedulePickup } from '../list/SchedulePickup.tsx';
import { CancelItems } from './CancelItems.tsx';

/** Shows the actions that an order allows now; the next step last. */
export function Actions({ order, onShowLabels }: { order: Order; onShowLabels: () => void }) {
  const cancel = useAction(calls.orders.cancel, { invalidates: ['orders', 'home', 'wallet'] });
  const [toCancel, setToCancel] = useState<'order' | 'items'>();
  const [isScheduling, setScheduling] = useState(false);
  const { can_edit, can_cancel, can_cancel_rest, can_pack, can_allocate } = order.actions;
  const hasAwb = order.shipments.some((shipment) => shipment.awb !== null && shipment.status !== 'CANCELLED');
  return (
    <>
      <LinkButton href={paths.duplicateOrder(order.id)}>Duplicate</LinkButton>
      {can_edit && <LinkButton href={paths.editOrder(order.id)}>Edit</LinkButton>}
      {can_cancel && <Button onPress={() => setToCancel('order')}>Cancel</Button>}
      {can_edit && can_cancel && order.totals.quantity > 1 && (
        <Button onPress={() => setToCancel('items')}>Cancel items</Button>
      )}
      {can_cancel_rest && <Button onPress={() => setToCancel('items')}>Cancel unshipped items</Button>}
      {hasAwb && <Button onPress={onShowLabels}>Label</Button>}
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
      {isScheduling && (
        <SchedulePickup what={{ order_ids: [order.id] }} onClose={() => setScheduling(false)} />
      )}
      {toCancel === 'items' && <CancelItems order={order} onClose={() => setToCancel(undefined)} />}
      {toCancel === 'order' && (
        <CancelReasonDialog
          title={`Cancel order ${order.order_details.order_id}?`}
          confirmLabel="Cancel order"
          cancelLabel="Keep order"
          reasons={cancelReasons}
          isPending={cancel.isPending}
          onClose={() => setToCancel(undefined)}
          onConfirm={(reason) =>
            void cancel
              .run({ body: { order_ids: [order.id], reason } })
              .then(({ ok }) => ok && setToCancel(undefined))
          }
        >
          AWBs are cancelled and the buyer isn't notified. You can't reopen a cancelled order, only duplicate
          it.
        </CancelReasonDialog>
      )}
    </>
  );
}
