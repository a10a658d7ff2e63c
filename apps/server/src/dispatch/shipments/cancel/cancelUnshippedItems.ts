import type { Order } from '@khep/api';
import { explodeLines, planUnitCancel, unpackedLines } from '@khep/domain/orders';
import type { PackedOrder } from '@khep/domain/orders';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { conflict, notFound } from '../../../base/errors.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import type { Services } from '../../../start/services.ts';
import { cancelShipment } from './cancelShipment.ts';
import { cancelOrders } from './cancelOrders.ts';
import {
  increaseOrderVersion,
  loadOrderContents,
  lockOrder,
  recomputeOrderState,
  toPackedOrder,
} from '../../../orders/state/orderState.ts';
import type { CancelledItem } from '../../../orders/core/tables.ts';

interface CancelUnshippedInit {
  author: ChangeContext;
  /** By SKU of the order's lines. */
  units: ReadonlyMap<string, number>;
  reason: string;
  /** As the timeline names them. */
  words: string;
}

/**
 * Cancels unshipped units of a partially shipped order: first the AWBs of boxes that contain them, then the units. Their
 * other items are packed again. If nothing unshipped would be left, the whole unshipped part is cancelled.
 * @throws ApiError 409 if a courier doesn't cancel, or a box was picked up since
 */
export async function cancelUnshippedItems(
  db: Db,
  services: Services,
  { id, cancellable_items }: Pick<Order, 'id' | 'cancellable_items'>,
  { author, units, reason, words }: CancelUnshippedInit,
): Promise<void> {
  const { brand_id, actor } = author;
  const init = { brand_id, actor, reason };
  if (cancellable_items.every(({ sku_id, quantity }) => units.get(sku_id) === quantity)) {
    const { failures } = await cancelOrders(db, services, [id], { ...init, only_rest: true });
    if (failures[0]) throw conflict(failures[0].reason);
    return;
  }
  const plan = await db
    .transaction()
    .execute(async (tx) => planUnitCancel((await loadLocked(tx, brand_id, id)).packed, units));
  if (!plan.allowed) throw conflict(plan.reason);
  for (const shipment_id of plan.shipment_ids)
    await cancelShipment(db, services, shipment_id, { ...init, is_unsent: true });
  await db.transaction().execute(async (tx) => {
    const { order, packed } = await loadLocked(tx, brand_id, id);
    const now = services.clock.now();
    // Since then the order may have been packed again, or cancelled.
    if (order.is_cancelled || !areUnpacked(packed, plan.pieces))
      throw conflict(`Someone else changed the packaging of ${order.order_number}. Cancel the items again.`);
    const cancelled_items = addUnits(order.cancelled_items ?? [], plan.pieces);
    await tx
      .updateTable('orders')
      .set({ cancelled_items: json(cancelled_items), updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', id)
      .execute();
    await increaseOrderVersion(tx, order);
    await appendEvent(tx, {
      brand_id,
      order_id: id,
      kind: 'order.items_cancelled',
      actor,
      data: { items: words, reason },
      at: now,
    });
    await recomputeOrderState(tx, { ...order, cancelled_items }, now, actor);
  });
}

async function loadLocked(tx: Tx, brand_id: string, order_id: string) {
  const order = await lockOrder(tx, brand_id, order_id);
  if (!order) throw notFound('order');
  const { lines, shipments } = await loadOrderContents(tx, order);
  return { order, packed: toPackedOrder(order, lines, shipments) };
}

/** Whether the units are in no live box, and not cancelled. */
function areUnpacked(
  { lines, cancelled, shipments }: PackedOrder,
  pieces: readonly CancelledItem[],
): boolean {
  const live = shipments.filter(({ state }) => state !== 'CANCELLED').map(({ items }) => items);
  const loose = addUnits([], unpackedLines(explodeLines(lines), [cancelled, ...live]));
  return pieces.every(
    ({ sku_id, quantity }) => (loose.find((one) => one.sku_id === sku_id)?.quantity ?? 0) >= quantity,
  );
}

function addUnits(before: readonly CancelledItem[], more: readonly CancelledItem[]): CancelledItem[] {
  const units = new Map<string, number>();
  for (const { sku_id, quantity } of [...before, ...more])
    units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
  return [...units].map(([sku_id, quantity]) => ({ sku_id, quantity }));
}
