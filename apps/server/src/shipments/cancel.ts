import { planOrderCancel } from '@khep/domain/orders';
import type { OrderStatus } from '@khep/domain/orders';
import { cancelEffect } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { CourierDown } from '../couriers/port.ts';
import type { Db } from '../db/schema.ts';
import { Refusal, conflict, notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../events.ts';
import { holdOrder, refreshOrder } from '../orders/refresh.ts';
import type { ShipmentRecord } from '../orders/refresh.ts';
import type { Services } from '../services.ts';
import { moveShipment } from './move.ts';
import { currentShipment, shipmentsById, shipmentsOfOrders } from './queries.ts';

interface CancelInit {
  brand_id: string;
  actor: Actor;
  reason: string;
}

/** Cancels one box before its pickup, or asks for its return after it. */
export async function cancelShipment(
  db: Db,
  services: Services,
  shipment_id: string,
  init: CancelInit,
): Promise<'cancelled' | 'return-requested'> {
  const { brand_id, actor, reason } = init;
  const [shipment] = await shipmentsById(db, brand_id, [shipment_id]);
  if (!shipment) throw notFound('shipment');
  const { effect, explanation } = cancelEffect(shipment.state as ShipmentState);
  if (effect === 'refuse') throw conflict(explanation);
  await tellCourier(services, shipment, effect);
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, brand_id, shipment.order_id);
    const current = await currentShipment(tx, brand_id, shipment_id);
    if (!order || !current) throw notFound('shipment');
    await moveShipment(
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
    await refreshOrder(tx, order, now, actor);
  });
  return effect === 'cancel' ? 'cancelled' : 'return-requested';
}

async function tellCourier(
  services: Services,
  shipment: ShipmentRecord,
  effect: 'cancel' | 'request-rto',
): Promise<void> {
  if (!shipment.awb || !shipment.courier_id) return;
  const adapter = (await services.couriers.of(shipment.brand_id)).adapter(shipment.courier_id);
  if (!adapter) throw conflict('The courier is not connected, so the AWB cannot be cancelled.');
  try {
    const answer =
      effect === 'cancel' ? await adapter.cancel(shipment.awb) : await adapter.requestReturn(shipment.awb);
    const isDone = 'cancelled' in answer ? answer.cancelled : answer.accepted;
    if (!isDone)
      throw conflict(`The courier did not cancel ${shipment.awb}: ${answer.reason || 'no reason given'}`);
  } catch (error) {
    if (error instanceof CourierDown)
      throw new Refusal({
        status: 503,
        code: 'courier_down',
        detail: `${error.message} Nothing was cancelled; try again in a minute.`,
      });
    throw error;
  }
}

interface CancelledOrders {
  cancelled: string[];
  failures: { order_id: string; order_number: string; reason: string }[];
}

/** Cancels orders, each on its own: one that has left does not hold the others. */
export async function cancelOrders(
  db: Db,
  services: Services,
  order_ids: readonly string[],
  init: CancelInit,
): Promise<CancelledOrders> {
  const { brand_id, actor, reason } = init;
  const wanted = [...new Set(order_ids)];
  const orders =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['order_id', 'order_number', 'status'])
          .where('brand_id', '=', brand_id)
          .where('order_id', 'in', wanted)
          .execute();
  if (orders.length !== wanted.length) throw notFound('order');
  const shipments = await shipmentsOfOrders(db, brand_id, wanted);
  const result: CancelledOrders = { cancelled: [], failures: [] };
  for (const { order_id, order_number, status } of orders) {
    const boxes = shipments.filter((shipment) => shipment.order_id === order_id);
    const plan = planOrderCancel({
      status: status as OrderStatus,
      shipments: boxes.map((box) => ({ shipment_id: box.shipment_id, state: box.state as ShipmentState })),
    });
    if (!plan.allowed) {
      result.failures.push({ order_id, order_number, reason: plan.reason });
      continue;
    }
    try {
      for (const { shipment_id } of plan.shipments) await cancelShipment(db, services, shipment_id, init);
      await db.transaction().execute(async (tx) => {
        const order = await holdOrder(tx, brand_id, order_id);
        if (!order) throw notFound('order');
        const now = services.clock.now();
        await appendEvent(tx, {
          brand_id,
          order_id,
          kind: 'order.cancelled',
          actor,
          data: { reason },
          at: now,
        });
        await refreshOrder(tx, order, now, actor, { is_cancelled: true });
      });
      result.cancelled.push(order_id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.failures.push({ order_id, order_number, reason: error.detail });
    }
  }
  return result;
}
