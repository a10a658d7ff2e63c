import type { EwayBill } from '@khep/api';
import { ewayProblem } from '@khep/domain/tax';
import type { Db } from '../db/schema.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import { holdOrder } from './refresh.ts';
import type { OrderRecord } from './refresh.ts';
import type { SaveInit } from './save.ts';

/** What is missing before the goods of an order may leave a place; undefined where nothing is. */
export function ewayGap(
  order: Pick<OrderRecord, 'total_paise' | 'state' | 'eway_bill'>,
  from: { state: string },
): string | undefined {
  return ewayProblem({
    value: order.total_paise,
    from_state: from.state,
    to_state: order.state,
    eway_bill: order.eway_bill,
  });
}

/** An order's e-way bill as the screens show it. */
export function ewayOnWire(order: OrderRecord, from: { state: string }): EwayBill {
  return {
    number: order.eway_bill ?? '',
    is_needed: ewayGap({ ...order, eway_bill: null }, from) !== undefined,
    problem: ewayGap(order, from) ?? null,
  };
}

/** Keeps the number of an order's e-way bill, or takes it off with an empty one. */
export async function putEwayBill(
  db: Db,
  order_id: string,
  number: string,
  { brand_id, actor, now }: SaveInit & { now: Date },
): Promise<void> {
  const eway_bill = number.replaceAll(/\s/g, '');
  await db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, brand_id, order_id);
    if (!order) throw notFound('order');
    if ((order.eway_bill ?? '') === eway_bill) return;
    if (order.status === 'CANCELLED') throw conflict('The order is cancelled: nothing of it travels.');
    const problem = eway_bill === '' ? undefined : ewayGap({ ...order, eway_bill }, order);
    if (problem) throw invalid({ eway_bill: problem });
    const booked = await tx
      .selectFrom('shipments')
      .select('awb')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .where('state', 'not in', ['DRAFT', 'CANCELLED'])
      .executeTakeFirst();
    if (booked && eway_bill === '')
      throw conflict(
        `AWB ${booked.awb} was booked under this e-way bill. Enter another number, or cancel the shipment.`,
      );
    await tx
      .updateTable('orders')
      .set({ eway_bill: eway_bill === '' ? null : eway_bill, updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.eway_bill',
      actor,
      data: { eway_bill, before: order.eway_bill ?? '' },
      at: now,
    });
  });
}
