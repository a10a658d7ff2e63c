import { istDay } from '@khep/domain/days';
import type { BookedBox } from '../../../partners/couriers/bookingAttempts.ts';
import { courierName, requirePartner } from '../../../partners/couriers/courierServices.ts';
import type { Booked } from '../../../partners/couriers/port.ts';
import type { Adopt } from '../../../partners/couriers/resolveBookings.ts';
import { loadContracts } from '../../../brand/contracts/contracts.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../../base/actor.ts';
import { ApiError } from '../../../base/errors.ts';
import { orderEwayBillProblem } from '../../../orders/invoicing/ewayBill.ts';
import { lockOrder } from '../../../orders/state/orderState.ts';
import type { Services } from '../../../start/services.ts';
import { raiseAlert } from '../../../platform/alerts/alerts.ts';
import { allocateOrder } from '../book/allocate.ts';
import { bookingReference, expectedDeliveryAt } from '../book/buildBooking.ts';
import { findCandidates, quotedCharges } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import { loadForAllocation } from './loadOrders.ts';
import { saveBooked } from '../book/saveBooked.ts';
import type { LoadedOrder } from './loadOrders.ts';

const actor: Actor = { kind: 'system', name: 'Khep' };
const alreadyBooked = 'The courier had already booked it';

/**
 * Attaches a booking that was found later: allocates the order again with its reference. If a missing e-way
 * bill prevents that, the shipment exists anyway: only the booking is attached, and an alert is raised.
 */
export function adoptBooking(db: Db, services: Services): Adopt {
  return async (box, booked) => {
    const { brand_id, order_id, courier_id } = box;
    const [loaded] = await loadForAllocation(db, brand_id, [order_id]);
    if (!loaded) return false;
    const gap = orderEwayBillProblem(loaded.order, loaded.origin);
    if (gap) return keepAlone(db, services, loaded, box, booked, gap);
    const { allocated } = await allocateOrder(db, services, loaded, {
      brand_id,
      actor,
      candidates: await loadCandidates(db, services, loaded),
      selection: { couriers: [courier_id], why: alreadyBooked, decided_by: null, rejected: [] },
    });
    return allocated.some((one) => one.awb === booked.awb);
  };
}

async function loadCandidates(db: Db, services: Services, loaded: LoadedOrder): Promise<ServiceCandidate[]> {
  const { brand_id, pincode } = loaded.order;
  const [couriers, contracts] = await Promise.all([
    services.couriers.forBrand(brand_id),
    loadContracts(db, brand_id, [pincode]),
  ]);
  return findCandidates({ couriers, contracts, day: istDay(services.clock.now()) }, loaded);
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
  const candidates = await loadCandidates(db, services, loaded);
  const candidate = candidates.find(({ service }) => service.courier_id === courier_id);
  const priced = candidate && quotedCharges(candidate, index);
  const quoted = candidate?.quotes[index];
  const reference = bookingReference(loaded.order, draft, courier_id);
  const now = services.clock.now();
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, order_id);
    if (!order) return false;
    try {
      await saveBooked(tx, services.clock, order, draft, {
        attempt: { reference, awb },
        priced,
        move: {
          to: 'AWB_ASSIGNED',
          by: 'allocation',
          actor,
          now,
          kind: 'shipment.allocated',
          data: {
            courier: courierName(courier_id),
            courier_id,
            why: alreadyBooked,
            rejected: [],
            charge_paise: priced?.charge_paise ?? null,
          },
          change: {
            courier_id,
            awb,
            routing_code,
            booking_ref: reference,
            zone: quoted?.zone ?? null,
            expected_at: quoted ? expectedDeliveryAt(now, quoted.tat_days) : null,
          },
        },
      });
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
    await raiseAlert(tx, {
      brand_id,
      partner: requirePartner(courier_id),
      kind: 'without-eway-bill',
      subject: awb,
      awb,
      words: `AWB ${awb} was booked, but the order has no e-way bill any more. ${gap} Otherwise cancel the shipment.`,
      at: now,
    });
    return true;
  });
}
