import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { isTerminal } from '@khep/domain/shipments';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { raiseAlert, resolveAlert } from '../../platform/alerts/alerts.ts';
import { withOrderVersion } from './orderVersion.ts';
import { lockShipments, lockOrder } from '../state/orderState.ts';
import type { OrderRecord } from '../core/tables.ts';
import { orderEwayBillProblem } from '../invoicing/ewayBill.ts';

/**
 * Saves the number of an order's e-way bill; an empty one removes it. Couriers that have booked its boxes without the number
 * are told afterwards, by `tellEwayBill`.
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
    const boxes = await bookedBoxes(tx, order, eway_bill);
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
    const gap = orderEwayBillProblem({ ...order, eway_bill: null }, order);
    await markUntold(tx, { boxes, brand_id, eway_bill, gap, now });
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

interface BookedBox {
  awb: string;
  partner: CourierPartner;
  /** Delivered, returned or lost. */
  isEnded: boolean;
}

/**
 * Finds the boxes that couriers have or move. Neither they nor those that ended may have been told of another number.
 * @throws ApiError 409
 */
async function bookedBoxes(tx: Tx, order: OrderRecord, eway_bill: string): Promise<BookedBox[]> {
  const { brand_id, order_id } = order;
  const { boxes, isAsked } = await lockShipments(tx, { brand_id, order_id });
  const booked = boxes.flatMap(({ awb, courier_id, state }): BookedBox[] => {
    const partner = findCourierService(courier_id)?.partner;
    const isBooked = state !== 'DRAFT' && state !== 'CANCELLED';
    return awb !== null && partner !== undefined && isBooked
      ? [{ awb, partner, isEnded: isTerminal(state) }]
      : [];
  });
  const moving = booked.filter(({ isEnded }) => !isEnded);
  if (order.eway_bill === null) return moving;
  const untold = await findUntold(
    tx,
    brand_id,
    booked.map(({ awb }) => awb),
  );
  const told = booked.find(({ awb }) => !untold.has(awb));
  if (told)
    throw conflict(
      `The courier has AWB ${told.awb} with e-way bill ${order.eway_bill}. To use another number, cancel the shipment, enter the number and allocate again.`,
    );
  if (isAsked && eway_bill !== order.eway_bill)
    throw conflict(
      `A booking with e-way bill ${order.eway_bill} is being checked. Try again in a few minutes.`,
    );
  return moving;
}

/**
 * Raises an alert for each box that was booked without the number, until its courier has been told. Without a number it stays
 * while the goods need one.
 */
async function markUntold(
  tx: Tx,
  {
    boxes,
    brand_id,
    eway_bill,
    gap,
    now,
  }: {
    boxes: readonly BookedBox[];
    brand_id: string;
    eway_bill: string;
    gap: string | undefined;
    now: Date;
  },
): Promise<void> {
  for (const { awb, partner } of boxes) {
    const alert = { brand_id, partner, kind: 'without-eway-bill', subject: awb } as const;
    const words =
      eway_bill === ''
        ? gap && `AWB ${awb} was booked without an e-way bill. ${gap}`
        : `${couriers[partner].name} doesn't have e-way bill ${eway_bill} of AWB ${awb} yet.`;
    if (words === undefined) await resolveAlert(tx, alert, now);
    else await raiseAlert(tx, { ...alert, awb, words, at: now });
  }
}

/** Alerts of AWBs whose couriers don't have the number of the e-way bill, by AWB. */
export async function findUntold(
  db: Db | Tx,
  brand_id: string,
  awbs: readonly string[],
): Promise<Map<string, { partner: CourierPartner; words: string }>> {
  if (awbs.length === 0) return new Map();
  const rows = await db
    .selectFrom('courier_alerts')
    .select(['subject', 'partner', 'words'])
    .where('brand_id', '=', brand_id)
    .where('kind', '=', 'without-eway-bill')
    .where('subject', 'in', [...awbs])
    .where('settled_at', 'is', null)
    // Such an alert is about a courier.
    .$narrowType<{ partner: CourierPartner }>()
    .execute();
  return new Map(rows.map(({ subject, ...row }) => [subject, row]));
}
