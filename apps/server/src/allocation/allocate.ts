import { planAllocation } from '@khep/domain/allocation';
import type { Contracts } from '../contracts/contracts.ts';
import { bookRecorded, putAttempt } from '../couriers/bookings.ts';
import { BookingUnsure, CourierDown } from '../couriers/port.ts';
import { json } from '../db/schema.ts';
import type { Db } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { Actor } from '../events.ts';
import { istDay } from '../orders/days.ts';
import { ewayGap } from '../orders/ewayBill.ts';
import { holdOrder, refreshOrder } from '../orders/refresh.ts';
import type { ShipmentRecord } from '../orders/refresh.ts';
import type { Services } from '../services.ts';
import { moveShipment } from '../shipments/move.ts';
import { currentShipment } from '../shipments/queries.ts';
import { bookingOf, promisedAt } from './booking.ts';
import { allocationOrder, candidatesFor, chargesOf } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import type { LoadedOrder } from './load.ts';

import { addToCount, rulesOf, splitOf, takeTurn } from './settings.ts';

export interface Allocated {
  order_id: string;
  order_number: string;
  shipment_id: string;
  courier_id: number;
  courier_name: string;
  awb: string;
  charge_paise: number;
  why: string;
}

interface NotAllocated {
  order_id: string;
  order_number: string;
  reason: string;
  /** Why, courier by courier. */
  couriers: { courier_id: number; name: string; reason: string }[];
}

interface AllocateInit {
  brand_id: string;
  actor: Actor;
  contracts: Contracts;
  /** The courier a person chose; the plan decides where absent. */
  courier_id?: number | undefined;
}

/** With what decided the courier, for the timeline. */
type Explained = AllocateInit & { why: string };

/** Gets an AWB for each box of an order: the chosen courier first, the next when it gives none. */
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
        order.status === 'NEW'
          ? 'It is not packed yet. Choose its packaging first.'
          : 'It has its courier already.',
      ),
    };
  if (origin.pincode === '')
    return { allocated: [], failure: failed('Its warehouse is gone. Choose another one.') };
  const gap = ewayGap(order, origin);
  if (gap) return { allocated: [], failure: failed(gap) };
  const candidates = await candidatesFor(services, init.contracts, loaded);
  const { courier_ids, why, rejected } = await turnFor(db, services, loaded, candidates, init);
  if (courier_ids.length === 0) return { allocated: [], failure: failed(why, rejected) };

  const allocated: Allocated[] = [];
  const reasons = [...rejected];
  for (const [index, draft] of drafts.entries()) {
    const done = await bookBox(db, services, loaded, draft, index, candidates, courier_ids, reasons, {
      ...init,
      why,
    });
    if (done) allocated.push({ ...done, why });
  }
  await settleTurn(db, services, init, courier_ids, allocated);
  if (allocated.length === drafts.length) return { allocated };
  const words =
    allocated.length === 0
      ? 'No courier gave an AWB.'
      : `${drafts.length - allocated.length} of ${drafts.length} boxes got no AWB.`;
  return { allocated, failure: failed(reasons.at(-1)?.reason ?? words, reasons) };
}

interface Turn {
  courier_ids: number[];
  why: string;
  rejected: NotAllocated['couriers'];
}

async function turnFor(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  candidates: readonly ServiceCandidate[],
  init: AllocateInit,
): Promise<Turn> {
  const { brand_id } = init;
  const split = await splitOf(db, brand_id);
  const rules = await rulesOf(db, brand_id);
  const question = allocationOrder(loaded, candidates[0]?.quotes[0]?.zone ?? null);
  return takeTurn(
    db,
    brand_id,
    istDay(services.clock.now()),
    candidates.filter(({ service }) => service.offered).map(({ service }) => service.courier_id),
    (counts) => {
      const plan = planAllocation(question, candidates, { split, rules, counts });
      const rejected = plan.rejected.map((one) => ({ ...one, courier_id: Number(one.courier_id) }));
      const planned = plan.couriers.map(Number);
      // A person's choice goes first; what was planned stands behind it.
      const refused = rejected.find(({ courier_id }) => courier_id === init.courier_id);
      if (refused) return { courier_id: undefined, courier_ids: [], why: refused.reason, rejected };
      const courier_ids =
        init.courier_id === undefined
          ? planned
          : [init.courier_id, ...planned.filter((id) => id !== init.courier_id)];
      return {
        courier_id: courier_ids[0],
        courier_ids,
        why: init.courier_id === undefined ? plan.why : 'Chosen by hand',
        rejected,
      };
    },
  );
}

/** The turn was counted for the first courier; where another carries the order, it is counted for that one. */
async function settleTurn(
  db: Db,
  services: Services,
  { brand_id }: AllocateInit,
  courier_ids: readonly number[],
  allocated: readonly Allocated[],
): Promise<void> {
  const [taken] = courier_ids;
  const carrier = allocated[0]?.courier_id;
  if (taken === undefined || taken === carrier) return;
  const day = istDay(services.clock.now());
  await addToCount(db, brand_id, day, taken, -1);
  if (carrier !== undefined) await addToCount(db, brand_id, day, carrier, 1);
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
  init: Explained,
): Promise<Omit<Allocated, 'why'> | undefined> {
  const couriers = await services.couriers.of(init.brand_id);
  for (const courier_id of courier_ids) {
    const adapter = couriers.adapter(courier_id);
    const candidate = candidates.find(({ service }) => service.courier_id === courier_id);
    if (!adapter || !candidate) continue;
    const refuse = (reason: string) => reasons.push({ courier_id, name: candidate.service.name, reason });
    const booking = bookingOf(loaded, draft, courier_id);
    try {
      const { brand_id, order_id, shipment_id } = draft;
      const box = { brand_id, order_id, shipment_id, courier_id };
      const result = await bookRecorded(db, services.clock, adapter, booking, box);
      if (!result.booked) {
        refuse(result.reason);
        continue;
      }
      const kept = await keepBooking(
        db,
        services,
        loaded,
        draft,
        index,
        candidate,
        booking.reference,
        result,
        init,
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
        await putAttempt(db, services.clock, brand_id, booking.reference, 'stray');
      refuse('The box got a courier meanwhile.');
      return undefined;
    } catch (error) {
      if (!(error instanceof CourierDown)) throw error;
      refuse(error.message);
      // It may be booked: no other courier is asked before that is known.
      if (error instanceof BookingUnsure && !error.isAbsent) return undefined;
    }
  }
  return undefined;
}

async function keepBooking(
  db: Db,
  services: Services,
  { order }: LoadedOrder,
  draft: ShipmentRecord,
  index: number,
  candidate: ServiceCandidate,
  booking_ref: string,
  result: { awb: string; routing_code: string },
  init: Explained,
): Promise<Omit<Allocated, 'why'> | undefined> {
  const { brand_id, actor, why } = init;
  const { service } = candidate;
  const { courier_id } = service;
  const now = services.clock.now();
  const priced = chargesOf(candidate, index);
  const quoted = candidate.quotes[index];
  try {
    await db.transaction().execute(async (tx) => {
      const held = await holdOrder(tx, brand_id, order.order_id);
      const current = await currentShipment(tx, brand_id, draft.shipment_id);
      if (!held || !current)
        throw new Refusal({ status: 409, code: 'conflict', detail: 'The box was packed anew meanwhile.' });
      await moveShipment(tx, current, {
        to: 'AWB_ASSIGNED',
        by: 'allocation',
        actor,
        now,
        kind: 'shipment.allocated',
        data: { courier: service.name, courier_id, why, charge_paise: priced?.charge_paise ?? null },
        change: {
          courier_id,
          awb: result.awb,
          routing_code: result.routing_code,
          booking_ref,
          zone: quoted?.zone ?? null,
          charge_paise: priced?.charge_paise ?? null,
          charges: priced ? json(priced.charges) : null,
          expected_at: quoted ? promisedAt(now, quoted.tat_days) : null,
        },
      });
      await putAttempt(tx, services.clock, brand_id, booking_ref, 'kept', result.awb);
      await refreshOrder(tx, held, now, actor);
    });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
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
