import { planOrderCancel, planPartialCancel } from '@khep/domain/orders';
import type { CancelPlan } from '@khep/domain/orders';
import { canCancelBox } from '@khep/domain/shipments';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { ApiError, conflict, notFound } from '../../../base/errors.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import { lockOrder, parseNeeds, recomputeOrderState } from '../../../orders/state/orderState.ts';
import type { OrderRecord } from '../../../orders/core/tables.ts';
import type { Services } from '../../../start/services.ts';
import { cancelShipment, pickedUpMessage } from './cancelShipment.ts';
import type { CancelInit } from './cancelShipment.ts';
import { shipmentsOfOrders } from '../../../orders/shipments/queries.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';

interface CancelledOrders {
  cancelled: string[];
  failures: { order_id: string; order_number: string; reason: string }[];
}

interface CancelOrdersInit extends CancelInit {
  /** Only what the courier has none of: unpacked items, and boxes before pickup. */
  only_rest: boolean;
}

/**
 * Cancels orders or their unshipped items, one by one: one that can't be cancelled doesn't stop the others.
 */
export async function cancelOrders(
  db: Db,
  services: Services,
  order_ids: readonly string[],
  init: CancelOrdersInit,
): Promise<CancelledOrders> {
  const { brand_id } = init;
  const wanted = [...new Set(order_ids)];
  const orders =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['order_id', 'order_number', 'status', 'needs'])
          .where('brand_id', '=', brand_id)
          .where('order_id', 'in', wanted)
          .execute();
  if (orders.length !== wanted.length) throw notFound('order');
  const shipments = await shipmentsOfOrders(db, brand_id, wanted);
  const result: CancelledOrders = { cancelled: [], failures: [] };
  for (const order of orders) {
    const { order_id, order_number } = order;
    const plan = planOf(
      order,
      shipments.filter((shipment) => shipment.order_id === order_id),
      init,
    );
    if (!plan.allowed) {
      result.failures.push({ order_id, order_number, reason: plan.reason });
      continue;
    }
    try {
      for (const { shipment_id } of plan.shipments)
        await cancelShipment(db, services, shipment_id, { ...init, is_unsent: true });
      await db
        .transaction()
        .execute((tx) => closeOrder(tx, order_id, { ...init, now: services.clock.now() }));
      result.cancelled.push(order_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.failures.push({ order_id, order_number, reason: error.detail });
    }
  }
  return result;
}

function planOf(
  { status, needs }: Pick<OrderRecord, 'status' | 'needs'>,
  boxes: readonly ShipmentRecord[],
  { only_rest }: CancelOrdersInit,
): CancelPlan {
  const order = {
    status: status,
    shipments: boxes.map(({ shipment_id, state }) => ({ shipment_id, state: state })),
  };
  // An order needs packaging while any item isn't in a box.
  const unpacked_quantity = parseNeeds(needs).includes('packaging') ? 1 : 0;
  return only_rest ? planPartialCancel({ ...order, unpacked_quantity }) : planOrderCancel(order);
}

/** Marks an order as cancelled after its shipments. */
async function closeOrder(
  tx: Tx,
  order_id: string,
  { brand_id, actor, reason, only_rest, now }: CancelOrdersInit & { now: Date },
): Promise<void> {
  const order = await lockOrder(tx, brand_id, order_id);
  if (!order) throw notFound('order');
  const live = await tx
    .selectFrom('shipments')
    .select(['awb', 'state'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', '!=', 'CANCELLED')
    .execute();
  // Since then the order may have been packed again, or the courier may have picked up a box.
  if (live.some(({ state }) => canCancelBox(state)))
    throw conflict(`The boxes of ${order.order_number} have changed. Cancel it again.`);
  const [left] = live;
  if (left && !only_rest) throw conflict(pickedUpMessage(left));
  await appendEvent(tx, {
    brand_id,
    order_id,
    kind: only_rest ? 'order.rest_cancelled' : 'order.cancelled',
    actor,
    data: { reason },
    at: now,
  });
  await recomputeOrderState(tx, order, now, actor, { is_cancelled: true });
}
