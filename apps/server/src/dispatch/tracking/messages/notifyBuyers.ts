import { isMessageDue } from '@khep/domain/notifications';
import { describeSituation } from '@khep/domain/shipments';
import { formatWeekday, istDay } from '@khep/domain/days';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { shipmentsById } from '../../../orders/shipments/queries.ts';
import { laneOf, loadLaneHistory } from '../../lanes/laneHistory.ts';
import { notify } from '../../../brand/notifications/notify.ts';
import type { Services } from '../../../start/services.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { orderPageId } from '../../../brand/trackingSite/orderPageId.ts';
import { requireTrackingBrand } from '../../../brand/trackingSite/trackingBrand.ts';
import { trackingLink } from '../../../brand/trackingSite/trackingLink.ts';
import { expectDelivery } from '../expected/expectDelivery.ts';

interface Failure {
  shipment_id: string;
  awb: string | null;
  message: string;
}

interface NotifiedBuyers {
  successful: string[];
  failures: Failure[];
}

/** Tells buyers that their shipments are late, and until when to expect them: once a day at most. Returns who wasn't told. */
export async function notifyBuyers(
  db: Db,
  services: Services,
  brand_id: string,
  shipment_ids: readonly string[],
): Promise<NotifiedBuyers> {
  const shipments = await shipmentsById(db, brand_id, shipment_ids);
  return db.transaction().execute((tx) => notifyInTransaction(tx, services, brand_id, shipments));
}

async function notifyInTransaction(
  tx: Tx,
  services: Services,
  brand_id: string,
  shipments: readonly ShipmentRecord[],
): Promise<NotifiedBuyers> {
  const now = services.clock.now();
  const brand = await requireTrackingBrand(tx, brand_id);
  const orders = await tx
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'buyer_name', 'buyer_phone', 'buyer_email', 'pincode'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...new Set(shipments.map(({ order_id }) => order_id))])
    .execute();
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  const successful: string[] = [];
  const failures: Failure[] = [];
  const fail = ({ shipment_id, awb }: ShipmentRecord, message: string) =>
    failures.push({ shipment_id, awb, message });
  const situationOf = await services.loadSituations(tx, brand_id, shipments, now);
  const told = shipments.filter((shipment) => {
    const situation = situationOf(shipment);
    if (shipment.awb === null) fail(shipment, 'It has no courier yet.');
    else if (!isMessageDue('shipment.delayed', situation))
      fail(shipment, `It isn't under way. ${describeSituation(situation)}.`);
    else return true;
    return false;
  });
  const lanes = told.map((shipment) => laneOf(shipment, byId.get(shipment.order_id)?.pincode ?? ''));
  const history = await loadLaneHistory(tx, brand_id, lanes);
  const messages = told.flatMap((shipment, index) => {
    const order = byId.get(shipment.order_id);
    const day = expectDelivery(shipment, situationOf(shipment), lanes[index], history, now).prediction?.day;
    if (!order || day === undefined) {
      fail(shipment, 'Its delivery day is unknown.');
      return [];
    }
    return {
      shipment,
      message: {
        kind: 'shipment.delayed' as const,
        recipient: { name: order.buyer_name, phone: order.buyer_phone, email: order.buyer_email },
        values: {
          brand: brand.name,
          order: order.order_number,
          name: order.buyer_name.split(' ')[0] ?? '',
          courier: courierName(shipment.courier_id ?? 0),
          day: formatWeekday(day),
          link: trackingLink(services, brand, orderPageId(services, brand_id, order.order_number)),
        },
        order_id: shipment.order_id,
        shipment_id: shipment.shipment_id,
        key: `shipment.delayed/${shipment.shipment_id}/${istDay(now)}`,
      },
    };
  });
  const results = await notify(
    tx,
    brand_id,
    messages.map(({ message }) => message),
    now,
  );
  for (const [index, { shipment }] of messages.entries()) {
    const result = results[index];
    if (result?.state === 'queued') successful.push(shipment.shipment_id);
    else
      fail(
        shipment,
        result?.state === 'duplicate' ? 'The buyer was notified today.' : (result?.reason ?? ''),
      );
  }
  return { successful, failures };
}
