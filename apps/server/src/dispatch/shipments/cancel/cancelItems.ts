import type { CancelledItems, Order } from '@khep/api';
import { canEditOrder } from '@khep/domain/orders';
import type { Db } from '../../../platform/db/schema.ts';
import { conflict, validationError } from '../../../base/errors.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import type { Services } from '../../../start/services.ts';
import { serializeLine } from '../../../orders/core/lineFields.ts';
import { deriveOrderActions } from '../../../orders/state/orderActions.ts';
import { loadStoredOrder } from '../../../orders/core/storedOrder.ts';
import { shipmentsOfOrders } from '../../../orders/shipments/queries.ts';
import { cancelUnshippedItems } from './cancelUnshippedItems.ts';
import { bookedProblem, updateOrder } from '../../../orders/editing/updateOrder.ts';

type Line = Order['order_details']['product_details'][number];

/** Returns the lines without some units; the discount of a line shrinks with its quantity. */
function withoutUnits(lines: readonly Line[], units: ReadonlyMap<string, number>): Line[] {
  const left = new Map(units);
  return lines.flatMap((line) => {
    const cancelled = Math.min(line.quantity, left.get(line.sku_id) ?? 0);
    left.set(line.sku_id, (left.get(line.sku_id) ?? 0) - cancelled);
    const quantity = line.quantity - cancelled;
    if (quantity === 0) return [];
    return [
      { ...line, quantity, discount: Math.round((line.discount * 100 * quantity) / line.quantity) / 100 },
    ];
  });
}

/**
 * Cancels units of an order that has no courier yet, whose boxes are packed again, or of the unshipped part of a partially
 * shipped one.
 * @throws ApiError 409 if nothing would be left, or if none can be cancelled
 */
export async function cancelItems(
  db: Db,
  services: Services,
  order_id: string,
  { items, reason }: CancelledItems,
  author: ChangeContext,
): Promise<void> {
  const { brand_id } = author;
  const { order, lines } = await loadStoredOrder(db, brand_id, order_id);
  const { actions, cancellable_items } = deriveOrderActions(
    order,
    lines,
    await shipmentsOfOrders(db, brand_id, [order_id]),
  );
  if (!actions.can_edit && !actions.can_cancel_rest)
    throw conflict(canEditOrder({ status: order.status }).reason || bookedProblem);
  const units = new Map<string, number>();
  items.forEach(({ sku_id, quantity }, index) => {
    const most = cancellable_items.find((one) => one.sku_id === sku_id)?.quantity ?? 0;
    const wanted = (units.get(sku_id) ?? 0) + quantity;
    if (wanted > most)
      throw validationError({ [`items.${index}.quantity`]: `Cancel at most ${most} of ${sku_id}.` });
    units.set(sku_id, wanted);
  });
  const nameOf = (sku_id: string) => lines.find((line) => line.sku_id === sku_id)?.sku_name || sku_id;
  const words = [...units].map(([sku_id, quantity]) => `${quantity} × ${nameOf(sku_id)}`).join(', ');
  if (!actions.can_edit && actions.can_cancel_rest)
    return cancelUnshippedItems(
      db,
      services,
      { id: order_id, cancellable_items },
      { author, units, reason, words },
    );
  const product_details = withoutUnits(lines.map(serializeLine), units);
  if (product_details.length === 0) throw conflict('This would cancel everything. Cancel the order instead.');
  await updateOrder(
    db,
    services,
    order_id,
    { buyer_details: order.details.buyer_details, order_details: { product_details } },
    { ...author, ifMatch: author.ifMatch ?? order.version },
    { kind: 'order.items_cancelled', data: { items: words, reason } },
  );
}
