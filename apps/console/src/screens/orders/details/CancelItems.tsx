import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { cancelReasons } from '@khep/domain/orders';
import { CancelItemsFields, CancelReasonDialog } from '@khep/domain/orders/ui';
import type { CancelCounts } from '@khep/domain/orders/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';

/** Cancels some units of an order: of a new one, or of what hasn't shipped of a partially shipped one. */
export function CancelItems({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useAction(calls.orders.cancelItems, { invalidates: ['orders', 'home', 'wallet', 'sku'] });
  const { cancellable_items } = order;
  const isPartial = order.actions.can_cancel_rest;
  // The unshipped part of an order is mostly cancelled whole.
  const [counts, setCounts] = useState<CancelCounts>(() =>
    isPartial ? Object.fromEntries(cancellable_items.map(({ sku_id, quantity }) => [sku_id, quantity])) : {},
  );
  const items = Object.entries(counts).flatMap(([sku_id, quantity = 0]) =>
    quantity > 0 ? [{ sku_id, quantity }] : [],
  );
  return (
    <CancelReasonDialog
      title={`Cancel ${isPartial ? 'unshipped ' : ''}items of ${order.order_details.order_id}?`}
      confirmLabel="Cancel items"
      cancelLabel="Keep items"
      reasons={cancelReasons}
      isPending={cancel.isPending}
      isDisabled={items.length === 0}
      onClose={onClose}
      onConfirm={(reason) =>
        void cancel
          .run({ params: { id: order.id }, body: { items, reason } })
          .then(({ ok }) => ok && onClose())
      }
      fields={<CancelItemsFields items={cancellable_items} value={counts} onChange={setCounts} />}
    >
      {isPartial
        ? "Shipped boxes aren't affected. Unshipped boxes with cancelled items lose their AWB, and their other items are packed again. A credit note is issued for invoiced items. The buyer isn't notified."
        : "Enter how many of each to cancel. The other items stay, and their boxes are suggested again. The buyer isn't notified."}
    </CancelReasonDialog>
  );
}
