import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { cancelReasons } from '@khep/domain/orders';
import { NumberField, Stack } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** Cancels some units of an order: of a new one, or of what hasn't shipped of a partially shipped one. */
export function CancelItems({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useAction(calls.orders.cancelItems, { invalidates: ['orders', 'home', 'wallet', 'sku'] });
  const { cancellable_items } = order;
  const isPartial = order.actions.can_cancel_rest;
  // The unshipped part of an order is mostly cancelled whole.
  const [counts, setCounts] = useState<Readonly<Record<string, number | undefined>>>(() =>
    isPartial ? Object.fromEntries(cancellable_items.map(({ sku_id, quantity }) => [sku_id, quantity])) : {},
  );
  const items = Object.entries(counts).flatMap(([sku_id, quantity = 0]) =>
    quantity > 0 ? [{ sku_id, quantity }] : [],
  );
  return (
    <CancelDialog
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
      fields={
        <Stack gap={12}>
          {cancellable_items.map(({ sku_id, sku_name, quantity }) => (
            <NumberField
              key={sku_id}
              label={sku_name}
              description={`Of ${quantity}`}
              minValue={0}
              maxValue={quantity}
              value={counts[sku_id] ?? 0}
              onChange={(count) => setCounts((now) => ({ ...now, [sku_id]: count }))}
            />
          ))}
        </Stack>
      }
    >
      {isPartial
        ? "Shipped boxes aren't affected. Unshipped boxes with cancelled items lose their AWB, and their other items are packed again. A credit note is issued for invoiced items. The buyer isn't notified."
        : "Enter how many of each to cancel. The other items stay, and their boxes are suggested again. The buyer isn't notified."}
    </CancelDialog>
  );
}
