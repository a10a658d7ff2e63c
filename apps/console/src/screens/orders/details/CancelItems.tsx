import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { cancelReasons } from '@khep/domain/orders';
import { NumberField, Stack } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** Cancels some units of an order that has no courier yet. */
export function CancelItems({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useAction(calls.orders.cancelItems, { invalidates: ['orders', 'home', 'sku'] });
  const [counts, setCounts] = useState<Readonly<Record<string, number | undefined>>>({});
  const ordered = new Map<string, { name: string; quantity: number }>();
  for (const { sku_id, sku_name, quantity } of order.order_details.product_details)
    ordered.set(sku_id, {
      name: sku_name || sku_id,
      quantity: quantity + (ordered.get(sku_id)?.quantity ?? 0),
    });
  const items = Object.entries(counts).flatMap(([sku_id, quantity = 0]) =>
    quantity > 0 ? [{ sku_id, quantity }] : [],
  );
  return (
    <CancelDialog
      title={`Cancel items of ${order.order_details.order_id}?`}
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
          {[...ordered].map(([sku_id, { name, quantity }]) => (
            <NumberField
              key={sku_id}
              label={name}
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
      Enter how many of each to cancel. The other items stay, and their boxes are suggested again. The buyer
      isn't notified.
    </CancelDialog>
  );
}
