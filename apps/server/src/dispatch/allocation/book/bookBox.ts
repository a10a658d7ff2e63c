import { istDay } from '@khep/domain/days';
import { askDays } from '../../../partners/couriers/askDays.ts';
import { bookWithAttempt, updateAttempt } from '../../../partners/couriers/bookingAttempts.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { Booked } from '../../../partners/couriers/port.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { ApiError, conflict } from '../../../base/errors.ts';
import { lockOrder } from '../../../orders/state/orderState.ts';
import type { Services } from '../../../start/services.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { nextPollAt } from '../../shipments/pollSchedule.ts';
import type { Consignment } from './consignment.ts';
import { bookingGuard } from './assertBookable.ts';
import { buildBooking, expectedDeliveryAt } from './buildBooking.ts';
import { saveBooked } from './saveBooked.ts';
import { laneOf, quotedCharges } from '../plan/candidates.ts';
import type { ServiceCandidate } from '../plan/candidates.ts';
import { isListPrice, withStatedDays } from '../../../brand/contracts/quote.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import type { AllocateInit, Allocated, Decision, NotAllocated } from '../plan/selectCouriers.ts';

/** The result with its reason, for the timeline. */
export type ExplainedAllocation = AllocateInit & { why: string; decided_by: Decision };

/**
 * Books one shipment with the first courier that accepts it. Reasons of the others are added to `reasons`.
 * @param consignment of which it is a piece, with one courier
 */
export async function bookBox(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  draft: ShipmentRecord,
  index: number,
  candidates: readonly ServiceCandidate[],
  courier_ids: readonly number[],
  reasons: NotAllocated['couriers'],
  init: ExplainedAllocation,
  consignment?: Consignment,
): Promise<Omit<Allocated, 'why'> | undefined> {
  const couriers = await services.couriers.forBrand(init.brand_id);
  for (const courier_id of courier_ids) {
    const adapter = consignment?.adapterOf(index) ?? couriers.adapter(courier_id);
    const candidate = candidates.find(({ service }) => service.courier_id === courier_id);
    if (!adapter || !candidate) continue;
    const refuse = (reason: string) => reasons.push({ courier_id, name: candidate.service.name, reason });
    const booking = buildBooking(
      loaded,
      draft,
      courier_id,
      couriers.pickupLocation(courier_id, loaded.origin.warehouse_id),
    );
    try {
      const { brand_id, order_id, shipment_id } = draft;
      const box = { brand_id, order_id, shipment_id, courier_id };
      // The wallet must have the charges of all boxes that are sent at once.
      const sent = consignment ? [...loaded.drafts.keys()] : [index];
      // A courier that has booked it already is paid in any case.
      const due = init.decided_by === null ? [] : sent.map((one) => walletCharge(candidate, one));
      const guard = bookingGuard(
        loaded,
        draft,
        due.reduce((sum, charge) => sum + charge, 0),
      );
      // Meanwhile, so that the booking waits for nothing.
      const asking = askDays(adapter, laneOf(loaded), istDay(services.clock.now()));
      const result = await bookWithAttempt(db, services.clock, adapter, booking, box, guard);
      if (!result.booked) {
        refuse(result.reason);
        continue;
      }
      const kept = await saveBooking(
        db,
        services,
        loaded,
        draft,
        index,
        candidate,
        booking.reference,
        { ...result, stated_days: await asking },
        { ...init, rejected: [...reasons] },
      );
      if (kept) return kept;
      await updateAttempt(db, services.clock, brand_id, booking.reference, 'booked', result.awb);
      // Someone else allocated the shipment: keep theirs and cancel ours, unless the courier returned the
      // same AWB for both.
      const taken = await db
        .selectFrom('shipments')
        .select('awb')
        .where('brand_id', '=', init.brand_id)
        .where('shipment_id', '=', draft.shipment_id)
        .executeTakeFirst();
      if (taken?.awb !== result.awb && (await adapter.cancel(result.awb)).cancelled)
        await updateAttempt(db, services.clock, brand_id, booking.reference, 'stray');
      refuse('Someone else allocated this box.');
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) {
        // The order has changed, so no other courier is tried.
        refuse(error.detail);
        return undefined;
      }
      if (!(error instanceof CourierUnavailable)) throw error;
      refuse(error.message);
      // It may be booked: no other courier is tried until that is known.
      if (error instanceof BookingOutcomeUnknown && !error.isAbsent) return undefined;
    }
  }
  return undefined;
}

/** Charges of a box that the wallet pays. */
function walletCharge(candidate: ServiceCandidate, index: number): number {
  const priced = quotedCharges(candidate, index);
  return priced && isListPrice(priced.charges) ? priced.charge_paise : 0;
}

async function saveBooking(
  db: Db,
  services: Services,
  { order }: LoadedOrder,
  draft: ShipmentRecord,
  index: number,
  candidate: ServiceCandidate,
  booking_ref: string,
  result: Omit<Booked, 'booked'> & { stated_days: number | undefined },
  init: ExplainedAllocation & { rejected: NotAllocated['couriers'] },
): Promise<Omit<Allocated, 'why'> | undefined> {
  const { brand_id, actor, why, decided_by, rejected, job_id } = init;
  const { service } = candidate;
  const { courier_id } = service;
  const now = services.clock.now();
  const priced = quotedCharges(candidate, index);
  const forecast = candidate.quotes[index];
  const quoted = forecast && withStatedDays(forecast, result.stated_days);
  try {
    await db.transaction().execute(async (tx) => {
      const held = await lockOrder(tx, brand_id, order.order_id);
      if (!held) throw conflict('Someone else changed the packaging.');
      await saveBooked(tx, services.clock, held, draft, {
        attempt: { reference: booking_ref, awb: result.awb },
        priced,
        move: {
          to: 'AWB_ASSIGNED',
          by: 'allocation',
          actor,
          now,
          kind: 'shipment.allocated',
          data: {
            courier: service.name,
            courier_id,
            why,
            decided_by,
            job_id,
            rejected,
            charge_paise: priced?.charge_paise ?? null,
          },
          change: {
            courier_id,
            awb: result.awb,
            master_awb: result.master_awb ?? null,
            routing_code: result.routing_code,
            booking_ref,
            zone: quoted?.zone ?? null,
            expected_at: quoted ? expectedDeliveryAt(now, quoted.tat_days) : null,
            poll_after: nextPollAt(
              { state: 'AWB_ASSIGNED', last_scan: null },
              now,
              services.couriers.pollIntervalMs,
            ),
          },
        },
      });
    });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
  return {
    order_id: order.order_id,
    order_number: order.order_number,
    shipment_id: draft.shipment_id,
    courier_id,
    courier_name: service.name,
    awb: result.awb,
    charge_paise: priced?.charge_paise ?? 0,
  };
}
