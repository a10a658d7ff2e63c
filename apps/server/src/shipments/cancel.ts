import { planOrderCancel, planPartialCancel } from '@khep/domain/orders';
import type { CancelPlan, OrderStatus } from '@khep/domain/orders';
import { cancelEffect, isBeforePickup } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { CourierUnavailable } from '../couriers/port.ts';
import type { Db, Tx } from '../db/schema.ts';
import { ApiError, conflict, notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../actor.ts';
import { lockOrder, parseNeeds, recomputeOrderState } from '../orders/orderState.ts';
import type { ShipmentRecord } from './tables.ts';
import type { OrderRecord } from '../orders/tables.ts';
import type { Services } from '../services.ts';
import { transitionShipment } from './transition.ts';
import { currentShipment, shipmentsById, shipmentsOfOrders } from './queries.ts';

interface CancelInit {
  brand_id: string;
  actor: Actor;
  reason: string;
}

/**
 * Cancels a shipment before its pickup, or requests an RTO after it.
 * @param init `is_unsent` to cancel only an unshipped one, without requesting an RTO
 */
export async function cancelShipment(
  db: Db,
  services: Services,
  shipment_id: string,
  init: CancelInit & { is_unsent?: true },
): Promise<'cancelled' | 'return-requested'> {
  const { brand_id, actor, reason, is_unsent } = init;
  const [shipment] = await shipmentsById(db, brand_id, [shipment_id]);
  if (!shipment) throw notFound('shipment');
  const { effect, explanation } = cancelEffect(shipment.state as ShipmentState);
  if (effect === 'refuse') throw conflict(explanation);
  if (is_unsent && effect === 'request-rto') throw conflict(leftMeanwhile(shipment));
  await tellCourier(services, shipment, effect);
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, shipment.order_id);
    const current = await currentShipment(tx, brand_id, shipment_id);
    if (!order || !current) throw notFound('shipment');
    // A courier that booked it in the meantime wasn't notified and would pick it up.
    if (current.awb !== shipment.awb)
      throw conflict(
        current.awb === null
          ? 'Someone else cancelled the shipment.'
          : `The shipment now has AWB ${current.awb}. Cancel it again.`,
      );
    await transitionShipment(
      tx,
      current,
      effect === 'cancel'
        ? {
            to: 'CANCELLED',
            by: 'seller',
            actor,
            now,
            kind: 'shipment.cancelled',
            data: { reason, released_paise: current.charge_paise ?? 0 },
          }
        : {
            to: 'RTO_INITIATED',
            by: 'seller',
            actor,
            now,
            kind: 'shipment.rto_requested',
            data: { reason },
            change: { poll_after: now },
          },
    );
    await recomputeOrderState(tx, order, now, actor);
  });
  return effect === 'cancel' ? 'cancelled' : 'return-requested';
}

const leftMeanwhile = ({ awb }: Pick<ShipmentRecord, 'awb'>) =>
  `${awb ?? 'A box'} has been picked up. Request an RTO instead.`;

async function tellCourier(
  services: Services,
  shipment: ShipmentRecord,
  effect: 'cancel' | 'request-rto',
): Promise<void> {
  if (!shipment.awb || !shipment.courier_id) return;
  const adapter = (await services.couriers.forBrand(shipment.brand_id)).adapter(shipment.courier_id);
  if (!adapter) throw conflict("The courier isn't connected, so the AWB can't be cancelled.");
  try {
    const answer =
      effect === 'cancel' ? await adapter.cancel(shipment.awb) : await adapter.requestReturn(shipment.awb);
    const isDone = 'cancelled' in answer ? answer.cancelled : answer.accepted;
    if (!isDone)
      throw conflict(`The courier didn't cancel ${shipment.awb}: ${answer.reason || 'no reason given'}`);
  } catch (error) {
    if (error instanceof CourierUnavailable)
      throw new ApiError({
        status: 503,
        code: 'courier_down',
        detail: `${error.message} Nothing was cancelled. Try again in a minute.`,
      });
    throw error;
  }
}

interface CancelledOrders {
  cancelled: string[];
  failures: { order_id: string; order_number: string; reason: string }[];
}

interface CancelOrdersInit extends CancelInit {
  /** Only unshipped items, of partially shipped orders. */
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
    status: status as OrderStatus,
    shipments: boxes.map(({ shipment_id, state }) => ({ shipment_id, state: state as ShipmentState })),
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
  // Meanwhile the order may have been packed again, or the courier may have picked up a box.
  if (live.some(({ state }) => isBeforePickup(state as ShipmentState)))
    throw conflict(`Someone else changed the packaging of ${order.order_number}. Cancel it again.`);
  const [left] = live;
  if (left && !only_rest) throw conflict(leftMeanwhile(left));
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
