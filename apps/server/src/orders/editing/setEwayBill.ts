import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { resolveAlert } from '../../platform/alerts/alerts.ts';
import { withOrderVersion } from './orderVersion.ts';
import { lockShipments, lockOrder } from '../state/orderState.ts';
import type { OrderRecord } from '../core/tables.ts';
import { orderEwayBillProblem } from '../invoicing/ewayBill.ts';

/**
 * Saves the number of an order's e-way bill; an empty one removes it.
 * @throws VersionConflict
 */
export async function setEwayBill(
  db: Db,
  services: Services,
  order_id: string,
  number: string,
  author: ChangeContext,
): Promise<void> {
  const { brand_id, actor } = author;
  const now = services.clock.now();
  const eway_bill = number.replaceAll(/\s/g, '');
  await withOrderVersion(db, services, author, order_id, async (tx, assertOrderVersion) => {
    const order = await lockOrder(tx, brand_id, order_id);
    if (!order) throw notFound('order');
    if ((order.eway_bill ?? '') === eway_bill) return;
    assertOrderVersion(order);
    if (order.status === 'CANCELLED') throw conflict('The order is cancelled, so it needs no e-way bill.');
    const problem = eway_bill === '' ? undefined : orderEwayBillProblem({ ...order, eway_bill }, order);
    if (problem) throw validationError({ eway_bill: problem });
    if (order.eway_bill !== null) await refuseWhereTold(tx, order);
    await tx
      .updateTable('orders')
      .set((eb) => ({
        eway_bill: eway_bill === '' ? null : eway_bill,
        version: eb('version', '+', 1),
        updated_at: now,
      }))
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
