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

/** With what decided the courier, for the timeline. */
type ExplainedAllocation = AllocateInit & { why: string; decided_by: Decision };

/**
 * Gets an AWB for each box of an order: the chosen courier first, the next when it gives none. How it was decided is kept
 * with the order, also where it was decided that nobody carries it.
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
          ? 'It is not packed yet. Choose its packaging first.'
          : 'It has its courier already.',
      ),
    };
  if (origin.pincode === '')
    return { allocated: [], failure: failed('Its warehouse is gone. Choose another one.') };
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
      ? 'No courier gave an AWB.'
      : `${drafts.length - allocated.length} of ${drafts.length} boxes got no AWB.`;
  const failure = failed(reasons.at(-1)?.reason ?? words, reasons);
  await recordAllocationFailure(db, services, { ...failure, reason: words }, init);
  return { allocated, failure };
}

/** Keeps with the order that it got no courier, and what each of them said. */
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
      // Somebody else allocated the box meanwhile: theirs stands. Ours goes back, unless the courier knew the reference
      // and gave both of us the same AWB.
      const taken = await db
        .selectFrom('shipments')
        .select('awb')
        .where('brand_id', '=', init.brand_id)
        .where('shipment_id', '=', draft.shipment_id)
        .executeTakeFirst();
      if (taken?.awb !== result.awb && (await adapter.cancel(result.awb)).cancelled)
        await updateAttempt(db, services.clock, brand_id, booking.reference, 'stray');
      refuse('The box got a courier meanwhile.');
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) {
        // What was read of the order is not true any more: no other courier is told it either.
        refuse(error.detail);
        return undefined;
      }
      if (!(error instanceof CourierUnavailable)) throw error;
      refuse(error.message);
      // It may be booked: no other courier is asked before that is known.
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
        throw new ApiError({ status: 409, code: 'conflict', detail: 'The box was packed anew meanwhile.' });
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
