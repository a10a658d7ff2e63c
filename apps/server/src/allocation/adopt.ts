import { putAttempt } from '../couriers/bookings.ts';
import type { BookedBox } from '../couriers/bookings.ts';
import { courierService } from '../couriers/catalogue.ts';
import type { Booked } from '../couriers/port.ts';
import type { Adopt } from '../couriers/settleBookings.ts';
import { contractsOf } from '../contracts/contracts.ts';
import { json } from '../db/schema.ts';
import type { Db } from '../db/schema.ts';
import type { Actor } from '../events.ts';
import { ewayGap } from '../orders/ewayBill.ts';
import { holdOrder, refreshOrder } from '../orders/refresh.ts';
import type { Services } from '../services.ts';
import { moveShipment } from '../shipments/move.ts';
import { currentShipment } from '../shipments/queries.ts';
import { raiseAlert } from '../tracking/alerts.ts';
import { allocateOrder } from './allocate.ts';
import { bookingOf, promisedAt } from './booking.ts';
import { candidatesFor, chargesOf } from './candidates.ts';
import { loadForAllocation } from './load.ts';
import type { LoadedOrder } from './load.ts';

const actor: Actor = { kind: 'system', name: 'Khep' };

/**
 * Puts a booking that was found later on its box: the order is allocated once more, and the courier knows the reference.
 * Where the order may not be allocated any more for want of an e-way bill, the parcel exists all the same: the booking is
 * put on its box alone, nothing else is booked, and a person is told.
 */
export function adoptBooking(db: Db, services: Services): Adopt {
  return async (box, booked) => {
    const { brand_id, order_id, courier_id } = box;
    const [loaded] = await loadForAllocation(db, brand_id, [order_id]);
    if (!loaded) return false;
    const gap = ewayGap(loaded.order, loaded.origin);
    if (gap) return keepAlone(db, services, loaded, box, booked, gap);
    const { allocated } = await allocateOrder(db, services, loaded, {
      brand_id,
      courier_id,
      actor,
      contracts: await contractsOf(db, brand_id, [loaded.order.pincode]),
    });
    return allocated.some((one) => one.awb === booked.awb);
  };
}

async function keepAlone(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  { brand_id, order_id, shipment_id, courier_id }: BookedBox,
  { awb, routing_code }: Booked,
  gap: string,
): Promise<boolean> {
  const index = loaded.drafts.findIndex((draft) => draft.shipment_id === shipment_id);
  const draft = loaded.drafts[index];
  if (!draft) return false;
  const contracts = await contractsOf(db, brand_id, [loaded.order.pincode]);
  const candidates = await candidatesFor(services, contracts, loaded);
  const candidate = candidates.find(({ service }) => service.courier_id === courier_id);
  const priced = candidate && chargesOf(candidate, index);
  const quoted = candidate?.quotes[index];
  const { reference } = bookingOf(loaded, draft, courier_id);
  const service = courierService(courier_id);
  const now = services.clock.now();
  return db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, brand_id, order_id);
    const current = await currentShipment(tx, brand_id, shipment_id);
    if (!order || current?.state !== 'DRAFT') return false;
    await moveShipment(tx, current, {
      to: 'AWB_ASSIGNED',
      by: 'allocation',
      actor,
      now,
      kind: 'shipment.allocated',
      data: {
        courier: service?.name ?? '',
        courier_id,
        why: 'The courier had booked it already',
        rejected: [],
        charge_paise: priced?.charge_paise ?? null,
      },
      change: {
        courier_id,
        awb,
        routing_code,
        booking_ref: reference,
        zone: quoted?.zone ?? null,
        charge_paise: priced?.charge_paise ?? null,
        charges: priced ? json(priced.charges) : null,
        expected_at: quoted ? promisedAt(now, quoted.tat_days) : null,
      },
    });
    await putAttempt(tx, services.clock, brand_id, reference, 'kept', awb);
    await refreshOrder(tx, order, now, actor);
    await raiseAlert(tx, {
      brand_id,
      partner: service?.partner ?? 'delhivery',
      kind: 'without-eway-bill',
      subject: awb,
      awb,
      words: `AWB ${awb} was booked, and the order has no e-way bill any more. ${gap} Where there is none, cancel the shipment.`,
      at: now,
    });
    return true;
  });
}
