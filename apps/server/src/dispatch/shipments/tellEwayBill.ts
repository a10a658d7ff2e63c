import { couriers } from '@khep/domain/couriers';
import type { Actor } from '../../base/actor.ts';
import { findUntold } from '../../orders/editing/setEwayBill.ts';
import { findLatestInvoices } from '../../orders/invoicing/issuedInvoices.ts';
import { loadSender } from '../../orders/invoicing/sender.ts';
import { shipmentsOfOrders } from '../../orders/shipments/queries.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { CourierAdapter, EwayBillTold, EwayBillUpdate } from '../../partners/couriers/port.ts';
import { raiseAlert, resolveAlert } from '../../platform/alerts/alerts.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';

interface TellInit {
  brand_id: string;
  order_id: string;
  actor: Actor;
  /** A person has entered the number in the couriers' own panels. */
  is_by_hand: boolean;
}

/**
 * Tells the couriers that booked boxes of an order without its e-way bill. An alert of each box stays open until its courier
 * has the number, so that a crash or a refusal is seen and repeated.
 */
export async function tellEwayBill(
  db: Db,
  services: Services,
  { brand_id, order_id, actor, is_by_hand }: TellInit,
): Promise<void> {
  const boxes = await shipmentsOfOrders(db, brand_id, [order_id]);
  const untold = await findUntold(
    db,
    brand_id,
    boxes.flatMap(({ awb }) => awb ?? []),
  );
  if (untold.size === 0) return;
  const order = await db
    .selectFrom('orders')
    .select(['order_number', 'eway_bill'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  const number = order?.eway_bill;
  if (!order || !number) return;
  const [invoices, sender, adapters] = await Promise.all([
    findLatestInvoices(db, brand_id, [order_id]),
    loadSender(db, brand_id),
    services.couriers.forBrand(brand_id),
  ]);
  const invoice = invoices.get(order_id);
  for (const { awb, courier_id, shipment_id } of boxes) {
    const alert = awb === null ? undefined : untold.get(awb);
    if (awb === null || courier_id === null || !alert) continue;
    const told = is_by_hand
      ? ({ state: 'told' } as const)
      : await tell(adapters.adapter(courier_id), {
          awb,
          number,
          invoice: invoice && { number: invoice.number, date: invoice.date },
          order_number: order.order_number,
          seller_gstin: invoice?.supplier.gstin ?? sender.gstins[0] ?? '',
        });
    const { name } = couriers[alert.partner];
    const at = services.clock.now();
    const subject = { brand_id, partner: alert.partner, kind: 'without-eway-bill', subject: awb } as const;
    await db.transaction().execute(async (tx) => {
      if (told.state !== 'told') {
        const words = `${name} doesn't have e-way bill ${number} of AWB ${awb}: ${told.reason} Enter it in ${name}'s panel.`;
        await raiseAlert(tx, { ...subject, awb, words, at });
        return;
      }
      await resolveAlert(tx, subject, at);
      await appendEvent(tx, {
        brand_id,
        order_id,
        shipment_id,
        kind: 'shipment.eway_bill_told',
        actor,
        data: { courier: name, awb, eway_bill: number, is_by_hand },
        at,
      });
    });
  }
}

async function tell(adapter: CourierAdapter | undefined, update: EwayBillUpdate): Promise<EwayBillTold> {
  if (!adapter) return { state: 'refused', reason: 'It is not connected.' };
  try {
    return await adapter.updateEwayBill(update);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return { state: 'refused', reason: error.message };
  }
}
