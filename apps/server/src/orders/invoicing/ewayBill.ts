import type { EwayBill } from '@khep/api';
import { ewayBillProblem } from '@khep/domain/tax';
import { findCourierService } from '../../couriers/courierServices.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { conflict, validationError, notFound } from '../../errors.ts';
import { appendEvent } from '../../events.ts';
import { resolveAlert } from '../../tracking/alerts.ts';
import { istDay } from '../days.ts';
import { addressState } from '../pincodeLookup.ts';
import { lockShipments, lockOrder } from '../orderState.ts';
import type { OrderRecord } from '../tables.ts';
import type { ChangeContext } from '../../events.ts';

/** Origin of the goods. */
type Place = Parameters<typeof addressState>[0];

/** Why an order's goods can't be shipped yet; undefined if they can. */
export function orderEwayBillProblem(
  order: Pick<OrderRecord, 'order_date' | 'total_paise' | 'state' | 'pincode' | 'eway_bill'>,
  from: Place,
): string | undefined {
  return ewayBillProblem({
    day: istDay(order.order_date),
    value: order.total_paise,
    from_state: addressState(from),
    to_state: addressState(order),
    eway_bill: order.eway_bill,
  });
}

/** Serializes an order's e-way bill. */
export function serializeEwayBill(order: OrderRecord, from: Place): EwayBill {
  return {
    number: order.eway_bill ?? '',
    is_needed: orderEwayBillProblem({ ...order, eway_bill: null }, from) !== undefined,
    problem: orderEwayBillProblem(order, from) ?? null,
  };
}

/** Saves the number of an order's e-way bill; an empty one removes it. */
export async function setEwayBill(
  db: Db,
  order_id: string,
  number: string,
  { brand_id, actor, now }: ChangeContext & { now: Date },
): Promise<void> {
  const eway_bill = number.replaceAll(/\s/g, '');
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, order_id);
    if (!order) throw notFound('order');
    if ((order.eway_bill ?? '') === eway_bill) return;
    if (order.status === 'CANCELLED') throw conflict('The order is cancelled, so it needs no e-way bill.');
    const problem = eway_bill === '' ? undefined : orderEwayBillProblem({ ...order, eway_bill }, order);
    if (problem) throw validationError({ eway_bill: problem });
    if (order.eway_bill !== null) await refuseWhereTold(tx, order);
    await tx
      .updateTable('orders')
      .set({ eway_bill: eway_bill === '' ? null : eway_bill, updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    if (eway_bill !== '') await settleGap(tx, order, now);
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

/** Couriers get the number with the booking, and no later change. Adding a first number is safe. */
async function refuseWhereTold(tx: Tx, { brand_id, order_id, eway_bill }: OrderRecord): Promise<void> {
  const { boxes, isAsked } = await lockShipments(tx, { brand_id, order_id });
  const booked = boxes.find(({ state }) => state !== 'DRAFT' && state !== 'CANCELLED');
  if (booked)
    throw conflict(
      `The courier has AWB ${booked.awb} with e-way bill ${eway_bill}. To use another number, cancel the shipment, enter the number and allocate again.`,
    );
  if (isAsked)
    throw conflict(`A booking with e-way bill ${eway_bill} is being checked. Try again in a few minutes.`);
}

/** Resolves alerts of shipments booked without a number: the order has one now. */
async function settleGap(tx: Tx, { brand_id, order_id }: OrderRecord, now: Date): Promise<void> {
  const boxes = await tx
    .selectFrom('shipments')
    .select(['awb', 'courier_id'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('awb', 'is not', null)
    .execute();
  for (const { awb, courier_id } of boxes) {
    const partner = findCourierService(courier_id)?.partner;
    if (awb && partner)
      await resolveAlert(tx, { brand_id, partner, kind: 'without-eway-bill', subject: awb }, now);
  }
}
