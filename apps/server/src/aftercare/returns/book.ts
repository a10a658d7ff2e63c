import { istDay } from '@khep/domain/days';
import type { ReturnAddress, ReturnBooking, ReturnCourier } from '@khep/api';
import { isEmbargo } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import { courierName, findCourierService, getsDoorCheck } from '../../partners/couriers/courierServices.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from '../../partners/couriers/port.ts';
import type { BookingResult, CourierAdapter, OfferedService } from '../../partners/couriers/port.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, conflict, validationError } from '../../base/errors.ts';
import type { Actor } from '../../base/actor.ts';
import type { Services } from '../../start/services.ts';
import { nextPollAt } from '../../dispatch/shipments/pollSchedule.ts';
import {
  buildReverseBooking,
  loadReturnParcel,
  loadWarehouseParty,
  pickupPartyOf,
  quoteReturn,
} from './parcel.ts';
import { settleReturnFreight } from './freight.ts';
import type { ReturnRecord } from './tables.ts';
import {
  lockReturn,
  recordReturnEvent,
  requireReturn,
  transitionReturn,
  updateReturn,
} from './transition.ts';

interface ReturnOf {
  brand_id: string;
  return_id: string;
  actor: Actor;
}

const unavailable = (error: CourierUnavailable, detail: string): ApiError =>
  new ApiError({ status: 503, code: 'courier_down', detail: `${error.message} ${detail}`.trim() });

/** Lists the couriers that could fetch a return, with price and reason, the cheapest possible one first. */
export async function listReturnCouriers(
  db: Db,
  services: Services,
  record: ReturnRecord,
): Promise<ReturnCourier[]> {
  const { brand_id, pickup_address } = record;
  const couriers = await services.couriers.forBrand(brand_id);
  const [parcel, warehouse, contracts] = await Promise.all([
    loadReturnParcel(db, record),
    loadWarehouseParty(db, record),
    loadContracts(db, brand_id, [pickup_address.pincode]),
  ]);
  const on = istDay(services.clock.now());
  const offers = await Promise.all(
    couriers.list().map(async (service): Promise<ReturnCourier> => {
      const adapter = couriers.adapter(service.courier_id);
      const quoted = quoteReturn(service, contracts, { record, parcel, warehouse, on });
      const reason = await whyNot(service, adapter, pickup_address.pincode);
      return {
        courier_id: service.courier_id,
        name: service.name,
        is_possible: reason === '',
        reason,
        charge: quoted.rated ? paiseToRupees(quoted.charge_paise) : null,
        schedules_itself: adapter?.reversePickup === 'automatic',
        checks_goods: record.with_qc ? getsDoorCheck(record, service) : null,
      };
    }),
  );
  const price = ({ charge }: ReturnCourier) => charge ?? Number.POSITIVE_INFINITY;
  return offers.sort(
    (a, b) =>
      Number(b.is_possible) - Number(a.is_possible) || price(a) - price(b) || a.courier_id - b.courier_id,
  );
}

/** Why a courier can't pick up at a PIN code; empty if it can. */
async function whyNot(
  service: OfferedService,
  adapter: CourierAdapter | undefined,
  pincode: string,
): Promise<string> {
  if (!adapter) return service.reason || 'Not connected.';
  if (adapter.reversePickup === 'none') return 'Books no reverse pickups through its API.';
  try {
    const row = await adapter.serviceability(pincode);
    if (!row) return `Doesn't serve ${pincode}.`;
    if (isEmbargo(row.remarks)) return `No shipments from ${pincode} at the moment.`;
    return (row.reverse_pickup ?? row.pickup) ? '' : `No reverse pickup at ${pincode}.`;
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return error.message;
  }
}

/**
 * Books the reverse pickup of an approved return. The reference is saved before the courier gets it: after a lost response
 * the next attempt with the same courier finds the booking.
 */
export async function bookReturn(
  db: Db,
  services: Services,
  { brand_id, return_id, actor }: ReturnOf,
  { courier_id, pickup_address }: ReturnBooking,
): Promise<void> {
  if (pickup_address) await changeAddress(db, services, { brand_id, return_id }, pickup_address);
  const service = findCourierService(courier_id);
  const couriers = await services.couriers.forBrand(brand_id);
  const adapter = couriers.adapter(courier_id);
  if (!service || !adapter)
    throw validationError({ courier_id: "This courier isn't connected. Choose another." });
  const before = await requireReturn(db, brand_id, return_id);
  const [parcel, warehouse] = await Promise.all([
    loadReturnParcel(db, before),
    loadWarehouseParty(db, before),
  ]);
  const location = couriers.pickupLocation(courier_id, before.warehouse_id);
  const booking = buildReverseBooking(before, { warehouse, location, parcel, service });
  const isRepeat = await claimBooking(
    db,
    services,
    { brand_id, return_id },
    { courier_id, reference: booking.reference },
  );
  const result = await sendBooking(db, adapter, booking, { isRepeat, record: before });
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    const record = await lockReturn(tx, brand_id, return_id);
    if (record.awb !== null) return;
    const contracts = await loadContracts(tx, brand_id, [record.pickup_address.pincode]);
    const quoted = quoteReturn(service, contracts, { record, parcel, warehouse, on: istDay(now) });
    const booked = await updateReturn(tx, record, now, {
      courier_id,
      awb: result.awb,
      routing_code: result.routing_code,
      charge_paise: quoted.rated ? quoted.charge_paise : null,
      charges: quoted.rated ? json(quoted.charges) : null,
      poll_after: nextPollAt(
        { state: 'PICKUP_SCHEDULED', last_scan: null },
        now,
        services.couriers.pollIntervalMs,
      ),
    });
    await settleReturnFreight(tx, booked, { actor, at: now });
    await recordReturnEvent(tx, booked, {
      kind: 'return.booked',
      actor,
      now,
      data: { courier: service.name, courier_id, awb: result.awb, charge_paise: booked.charge_paise },
    });
  });
}

/** Corrects the address of the pickup before the booking. */
async function changeAddress(
  db: Db,
  { clock }: Services,
  { brand_id, return_id }: Omit<ReturnOf, 'actor'>,
  address: ReturnAddress,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await lockReturn(tx, brand_id, return_id);
    if (record.booking_ref !== null) throw conflict('It is already booked, so the address stays.');
    await updateReturn(tx, record, clock.now(), { pickup_address: json(address), city: address.city });
  });
}

/** Saves the reference of a booking that is about to be sent. Returns whether it was sent before. */
async function claimBooking(
  db: Db,
  { clock }: Services,
  { brand_id, return_id }: Omit<ReturnOf, 'actor'>,
  { courier_id, reference }: { courier_id: number; reference: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const record = await lockReturn(tx, brand_id, return_id);
    if (record.state !== 'APPROVED') throw conflict('Only an approved return can be booked.');
    if (record.awb !== null) throw conflict(`It is already booked with ${courierName(record.courier_id)}.`);
    if (record.booking_ref !== null && record.courier_id !== courier_id)
      throw conflict(
        `${courierName(record.courier_id)} may have booked it. Book it there again, which finds the booking.`,
      );
    if (record.booking_ref !== null) return true;
    await updateReturn(tx, record, clock.now(), { courier_id, booking_ref: reference });
    return false;
  });
}

async function sendBooking(
  db: Db,
  adapter: CourierAdapter,
  booking: Parameters<CourierAdapter['book']>[0],
  { isRepeat, record }: { isRepeat: boolean; record: ReturnRecord },
): Promise<Extract<BookingResult, { booked: true }>> {
  const forget = () =>
    db
      .updateTable('returns')
      .set({ booking_ref: null, courier_id: null })
      .where('brand_id', '=', record.brand_id)
      .where('return_id', '=', record.return_id)
      .where('awb', 'is', null)
      .execute();
  try {
    const found = isRepeat ? await adapter.findBooking(booking.reference) : null;
    const result = found ?? (await adapter.book(booking));
    if (result.booked) return result;
    await forget();
    throw conflict(`The courier didn't take it: ${result.reason}`);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const isUnknown = error instanceof BookingOutcomeUnknown && !error.isAbsent;
    if (!isUnknown) await forget();
    throw unavailable(
      error,
      isUnknown ? 'Book it again in a minute.' : 'Nothing was booked. Try again in a minute.',
    );
  }
}

/** Requests the pickup of a booked return. */
export async function scheduleReturnPickup(
  db: Db,
  services: Services,
  { brand_id, return_id, actor }: ReturnOf,
  { date, time }: { date: string; time: string },
): Promise<void> {
  const { clock } = services;
  if (date < istDay(clock.now())) throw validationError({ pickup_date: 'Choose today or a later date.' });
  const record = await requireReturn(db, brand_id, return_id);
  const { awb, courier_id } = record;
  const name = courierName(courier_id);
  const couriers = await services.couriers.forBrand(brand_id);
  const adapter = courier_id === null ? undefined : couriers.adapter(courier_id);
  if (awb === null || courier_id === null || !adapter) throw conflict('Book a courier first.');
  if (adapter.reversePickup === 'automatic')
    throw conflict(`${name} schedules the pickup itself, and tries again after a failed one.`);
  const answer = await adapter
    .requestPickup({
      location: couriers.pickupLocation(courier_id, record.warehouse_id).name,
      pickup: pickupPartyOf(record),
      date,
      time: `${time}:00`,
      expected_count: 1,
      awbs: [awb],
    })
    .catch((error: unknown) => {
      if (!(error instanceof CourierUnavailable)) throw error;
      throw unavailable(error, 'Schedule it again in a minute; a pickup that exists stays one.');
    });
  if (!answer.accepted) throw conflict(`${name} didn't schedule it: ${answer.reason}`);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const current = await lockReturn(tx, brand_id, return_id);
    const change = { pickup_date: date, pickup_time: time };
    const data = { courier: name, date, time, reference: answer.reference };
    if (current.state === 'PICKUP_SCHEDULED') {
      await updateReturn(tx, current, now, change);
      await recordReturnEvent(tx, current, { kind: 'return.pickup_scheduled', actor, now, data });
      return;
    }
    await transitionReturn(tx, current, {
      to: 'PICKUP_SCHEDULED',
      by: 'seller',
      actor,
      now,
      kind: 'return.pickup_scheduled',
      data,
      change,
    });
  });
}

/** Cancels a return before its pickup, and its AWB. */
export async function cancelReturn(
  db: Db,
  services: Services,
  { brand_id, return_id, actor }: ReturnOf,
  reason: string,
): Promise<void> {
  const record = await requireReturn(db, brand_id, return_id);
  if (record.kind === 'rto') throw conflict("An RTO can't be cancelled. The courier has the box.");
  const { awb, courier_id } = record;
  if (awb !== null && courier_id !== null) {
    const adapter = (await services.couriers.forBrand(brand_id)).adapter(courier_id);
    if (!adapter) throw conflict("The courier isn't connected, so the AWB can't be cancelled.");
    try {
      const { cancelled, reason: why } = await adapter.cancel(awb);
      if (!cancelled) throw conflict(`${courierName(courier_id)} didn't cancel ${awb}: ${why}`);
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error;
      throw unavailable(error, 'Cancel it again in a minute.');
    }
  }
  await db.transaction().execute(async (tx) => {
    const current = await lockReturn(tx, brand_id, return_id);
    const now = services.clock.now();
    const cancelled = await transitionReturn(tx, current, {
      to: 'CANCELLED',
      by: 'seller',
      actor,
      now,
      kind: 'return.cancelled',
      data: { reason },
    });
    await settleReturnFreight(tx, cancelled, { actor, at: now });
  });
}
