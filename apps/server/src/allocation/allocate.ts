import { bookWithAttempt, updateAttempt } from '../couriers/bookingAttempts.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from '../couriers/port.ts';
import { json } from '../db/schema.ts';
import type { Db } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { appendEvent } from '../events.ts';
import { orderEwayBillProblem } from '../orders/invoicing/ewayBill.ts';
import { lockOrder, parseNeeds, recomputeOrderState } from '../orders/orderState.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';
import type { Services } from '../services.ts';
import { transitionShipment } from '../shipments/transition.ts';
import { currentShipment } from '../shipments/queries.ts';
import { buildBooking, expectedDeliveryAt } from './buildBooking.ts';
import { findCandidates, quotedCharges } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import type { LoadedOrder } from './loadOrders.ts';
import { assertBookable } from './assertBookable.ts';
import { correctLoadCount, selectCouriers } from './selectCouriers.ts';
import type { AllocateInit, Allocated, Decision, NotAllocated } from './selectCouriers.ts';

/** The result with its reason, for the timeline. */
type ExplainedAllocation = AllocateInit & { why: string; decided_by: Decision };

/**
 * Books every shipment of an order, falling back to the next courier. Records the decision as an event, also
 * when no courier is found.
 */
export async function allocateOrder(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  init: AllocateInit,
): Promise<{ allocated: Allocated[]; failure?: NotAllocated }> {
  const { order, drafts, origin } = loaded;
  const failed = (reason: string, couriers: NotAllocated['couriers'] = []) => ({
    order_id: order.order_id,
    order_number: order.order_number,
    reason,
    couriers,
  });
  if (drafts.length === 0)
    return {
      allocated: [],
      failure: failed(
        parseNeeds(order.needs).includes('packaging')
          ? "It isn't packed yet. Confirm its packaging first."
          : 'It already has a courier.',
      ),
    };
  if (origin.pincode === '')
    return { allocated: [], failure: failed('Its warehouse was deleted. Choose another one.') };
  const gap = orderEwayBillProblem(order, origin);
  if (gap) return { allocated: [], failure: failed(gap) };
  const candidates = await findCandidates(services, init.contracts, loaded);
  const turn = await selectCouriers(db, services, loaded, candidates, init);
  const { courier_ids, why, rejected } = turn;
  if (courier_ids.length === 0) {
    const failure = failed(why, rejected);
    await recordAllocationFailure(db, services, failure, init);
    return { allocated: [], failure };
  }

  const allocated: Allocated[] = [];
  const reasons = [...rejected];
  for (const [index, draft] of drafts.entries()) {
    const done = await bookBox(db, services, loaded, draft, index, candidates, courier_ids, reasons, {
      ...init,
      why,
      decided_by: turn.decided_by,
    });
    if (done) allocated.push({ ...done, why });
  }
  await correctLoadCount(db, services, init, courier_ids, allocated);
  if (allocated.length === drafts.length) return { allocated };
  const words =
    allocated.length === 0
      ? 'No courier assigned an AWB.'
      : `${drafts.length - allocated.length} of ${drafts.length} boxes have no AWB.`;
  const failure = failed(reasons.at(-1)?.reason ?? words, reasons);
  await recordAllocationFailure(db, services, { ...failure, reason: words }, init);
  return { allocated, failure };
}

/** Records that no courier was found, with their reasons. */
async function recordAllocationFailure(
  db: Db,
  services: Services,
  { order_id, reason, couriers }: NotAllocated,
  { brand_id, actor }: AllocateInit,
): Promise<void> {
  await db.transaction().execute((tx) =>
    appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.unallocated',
      actor,
      data: { why: reason, decided_by: 'none', rejected: couriers },
      at: services.clock.now(),
    }),
  );
}

async function bookBox(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  draft: ShipmentRecord,
  index: number,
  candidates: readonly ServiceCandidate[],
  courier_ids: readonly number[],
  reasons: NotAllocated['couriers'],
  init: ExplainedAllocation,
): Promise<Omit<Allocated, 'why'> | undefined> {
  const couriers = await services.couriers.forBrand(init.brand_id);
  for (const courier_id of courier_ids) {
    const adapter = couriers.adapter(courier_id);
    const candidate = candidates.find(({ service }) => service.courier_id === courier_id);
    if (!adapter || !candidate) continue;
    const refuse = (reason: string) => reasons.push({ courier_id, name: candidate.service.name, reason });
    const booking = buildBooking(loaded, draft, courier_id);
    try {
      const { brand_id, order_id, shipment_id } = draft;
      const box = { brand_id, order_id, shipment_id, courier_id };
      const result = await bookWithAttempt(db, services.clock, adapter, booking, box, (tx) =>
        assertBookable(tx, loaded, draft),
      );
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
        result,
        { ...init, rejected: [...reasons] },
      );
      if (kept) return kept;
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

async function saveBooking(
  db: Db,
  services: Services,
  { order }: LoadedOrder,
  draft: ShipmentRecord,
  index: number,
  candidate: ServiceCandidate,
  booking_ref: string,
  result: { awb: string; routing_code: string },
  init: ExplainedAllocation & { rejected: NotAllocated['couriers'] },
): Promise<Omit<Allocated, 'why'> | undefined> {
  const { brand_id, actor, why, decided_by, rejected } = init;
  const { service } = candidate;
  const { courier_id } = service;
  const now = services.clock.now();
  const priced = quotedCharges(candidate, index);
  const quoted = candidate.quotes[index];
  try {
    await db.transaction().execute(async (tx) => {
      const held = await lockOrder(tx, brand_id, order.order_id);
      const current = await currentShipment(tx, brand_id, draft.shipment_id);
      if (!held || !current)
        throw new ApiError({ status: 409, code: 'conflict', detail: 'Someone else changed the packaging.' });
      await transitionShipment(tx, current, {
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
          rejected,
          charge_paise: priced?.charge_paise ?? null,
        },
        change: {
          courier_id,
          awb: result.awb,
          routing_code: result.routing_code,
          booking_ref,
          zone: quoted?.zone ?? null,
          charge_paise: priced?.charge_paise ?? null,
          charges: priced ? json(priced.charges) : null,
          expected_at: quoted ? expectedDeliveryAt(now, quoted.tat_days) : null,
        },
      });
      await updateAttempt(tx, services.clock, brand_id, booking_ref, 'kept', result.awb);
      await recomputeOrderState(tx, held, now, actor);
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
