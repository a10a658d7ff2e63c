import { callOutcomeLabels } from '@khep/domain/allocation';
import type { BulkOrderResult, HoldAnswer } from '@khep/api';
import type { OrderHold } from '@khep/domain/allocation';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, conflict, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { serializeLine } from '../../orders/core/lineFields.ts';
import { loadStoredOrder } from '../../orders/core/storedOrder.ts';
import { lockOrder } from '../../orders/state/orderState.ts';
import type { HoldLogJson, OrderRecord } from '../../orders/core/tables.ts';
import { updateOrder } from '../../orders/editing/updateOrder.ts';
import type { Services } from '../../start/services.ts';
import { findHolds } from './currentHolds.ts';

/** Answers holds: releases orders, records calls, or marks orders as paid. Each order has its own result. */
export async function answerHolds(
  db: Db,
  services: Services,
  author: ChangeContext,
  body: HoldAnswer,
): Promise<BulkOrderResult> {
  const ids = [...new Set(body.order_ids)];
  const { orders, holds } = await findHolds(db, services, author.brand_id, ids);
  const result: BulkOrderResult = { successful: [], failures: [] };
  for (const { order } of orders) {
    const { order_id, order_number } = order;
    try {
      const hold = holds.get(order_id);
      if (!hold) throw conflict('No rule holds this order.');
      if (body.answer === 'paid') await markPaid(db, services, order, author, body.reference);
      else await recordAnswer(db, services, { order_id, hold, author }, body);
      result.successful.push(order_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.failures.push({ order_id, order_number, message: error.detail });
    }
  }
  return result;
}

interface Answered {
  order_id: string;
  hold: OrderHold;
  author: ChangeContext;
}

/** Records a release or a call in the order's log and timeline. A call that confirms the order releases it. */
async function recordAnswer(
  db: Db,
  { clock }: Services,
  { order_id, hold, author }: Answered,
  body: Exclude<HoldAnswer, { answer: 'paid' }>,
): Promise<void> {
  const { brand_id, actor } = author;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, order_id);
    if (!order) throw notFound('order');
    if (order.status !== 'NEW') throw conflict('The order isn’t new any more.');
    if (order.hold_log?.release) throw conflict('Someone else released this order.');
    const said = { by: actor.name ?? '', at: now.toISOString(), note: body.note };
    const calls = order.hold_log?.calls ?? [];
    const isReleased = body.answer === 'release' || body.outcome === 'confirmed';
    const log: HoldLogJson = {
      calls: body.answer === 'call' ? [{ ...said, outcome: body.outcome }, ...calls] : calls,
      ...(isReleased && { release: { ...said, rule_name: hold.rule_name } }),
    };
    await tx
      .updateTable('orders')
      .set({ hold_log: json(log), ...(isReleased && { hold: null, hold_at: now }), updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    const event = { brand_id, order_id, actor, at: now };
    if (body.answer === 'call')
      await appendEvent(tx, {
        ...event,
        kind: 'order.called',
        data: { outcome: callOutcomeLabels[body.outcome], note: body.note },
      });
    if (isReleased)
      await appendEvent(tx, {
        ...event,
        kind: 'order.released',
        data: { rule: hold.rule_name, note: body.answer === 'release' ? body.note : '' },
      });
  });
}

/** Makes a COD order prepaid: its boxes collect nothing, and rules see it as paid. */
async function markPaid(
  db: Db,
  services: Services,
  { order_id, payment_mode }: OrderRecord,
  author: ChangeContext,
  reference: string,
): Promise<void> {
  if (payment_mode !== 'cod') throw conflict('The order is prepaid already.');
  const { order, lines } = await loadStoredOrder(db, author.brand_id, order_id);
  await updateOrder(
    db,
    services,
    order_id,
    {
      buyer_details: order.details.buyer_details,
      order_details: {
        product_details: lines.map(serializeLine),
        payment_details: { payment_mode: 'prepaid', gateway_transaction_id: reference },
      },
    },
    { ...author, ifMatch: order.version },
    { kind: 'order.paid', data: { reference } },
  );
}
