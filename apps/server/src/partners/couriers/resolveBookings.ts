import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { raiseAlert, resolveAlert } from '../../platform/alerts/alerts.ts';
import { updateAttempt } from './bookingAttempts.ts';
import type { BookedBox } from './bookingAttempts.ts';
import { requirePartner } from './courierServices.ts';
import { CourierUnavailable } from './port.ts';
import type { Booked, CourierAdapter } from './port.ts';

const batch = 50;
/** After this many checks an alert is raised. */
const alertAfter = 5;
/** A booking that the courier does not know after this many checks was not made. */
const absentAfter = 3;
const mostWaitMs = 60 * 60_000;

/** Puts a found booking on its box, which has no courier yet; false if that failed. */
export type Adopt = (box: BookedBox, booked: Booked) => Promise<boolean>;

interface Attempt extends BookedBox {
  reference: string;
  state: string;
  checks: number;
}

/**
 * Resolves bookings with an unknown outcome: looks each up with the courier by our reference, then adopts it for its box or
 * cancels it if the box has another courier. Returns how many were resolved.
 */
export async function resolvePendingBookings(db: Db, services: Services, adopt: Adopt): Promise<number> {
  const attempts = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('booking_attempts')
      .select(['brand_id', 'reference', 'courier_id', 'order_id', 'shipment_id', 'state', 'checks'])
      .where('check_after', '<=', services.clock.now())
      .where(brands)
      .orderBy('check_after')
      .limit(batch)
      .execute(),
  );
  let settled = 0;
  for (const attempt of attempts) {
    try {
      const couriers = await services.couriers.forBrand(attempt.brand_id);
      const adapter = couriers.adapter(attempt.courier_id);
      if (await resolveBooking(db, services, attempt, adapter, adopt)) settled += 1;
    } catch (error) {
      services.log.error({ brand_id: attempt.brand_id, err: error }, 'a booking could not be resolved');
      // Its shard may be away too; the row says when to try again.
      await later(db, services, attempt, 'Something went wrong here.').catch((problem: unknown) =>
        services.log.error(
          { brand_id: attempt.brand_id, err: problem },
          'a booking could not be rescheduled',
        ),
      );
    }
  }
  return settled;
}

async function resolveBooking(
  db: Db,
  services: Services,
  attempt: Attempt,
  adapter: CourierAdapter | undefined,
  adopt: Adopt,
): Promise<boolean> {
  const { brand_id, reference, shipment_id } = attempt;
  const put = (state: 'kept' | 'refused' | 'stray', awb?: string) =>
    updateAttempt(db, services.clock, brand_id, reference, state, awb);
  const box = await db
    .selectFrom('shipments')
    .select(['state', 'awb', 'booking_ref'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (box?.booking_ref === reference && box.awb !== null) {
    await put('kept', box.awb);
    return true;
  }
  let found: Booked | null;
  try {
    if (!adapter) throw new CourierUnavailable('The courier is no longer connected.', { sent: false });
    found = await adapter.findBooking(reference);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    await later(db, services, attempt, error.message);
    return false;
  }
  if (!found) {
    const isSure = attempt.checks + 1 >= absentAfter;
    await (isSure
      ? put('refused')
      : later(db, services, attempt, 'The courier has no booking for it.', 'absent'));
    if (isSure) await resolveAlert(db, alertOf(attempt), services.clock.now());
    return isSure;
  }
  if (box?.state === 'DRAFT') {
    if (await adopt(attempt, found)) {
      await resolveAlert(db, alertOf(attempt), services.clock.now());
      return true;
    }
    await later(db, services, attempt, "The booking couldn't be attached to its box.");
    return false;
  }
  // The box was deleted, or another courier has it.
  const given = await adapter.cancel(found.awb).catch((error: unknown) => {
    if (error instanceof CourierUnavailable) return { cancelled: false, reason: error.message };
    throw error;
  });
  if (!given.cancelled) {
    await later(db, services, attempt, `AWB ${found.awb} couldn't be cancelled: ${given.reason}`);
    return false;
  }
  await put('stray', found.awb);
  await resolveAlert(db, alertOf(attempt), services.clock.now());
  return true;
}

function alertOf({ brand_id, courier_id, reference }: Attempt) {
  const partner = requirePartner(courier_id);
  return { brand_id, partner, kind: 'booking-unsure' as const, subject: reference };
}

/** Schedules another check, with exponential backoff. */
async function later(
  db: Db,
  services: Services,
  attempt: Attempt,
  problem: string,
  state?: 'absent',
): Promise<void> {
  const now = services.clock.now();
  const checks = attempt.checks + 1;
  const wait = Math.min(mostWaitMs, 15_000 * 2 ** checks);
  await db
    .updateTable('booking_attempts')
    .set({
      checks,
      ...(state ? { state } : {}),
      check_after: new Date(now.getTime() + wait),
      updated_at: now,
    })
    .where('brand_id', '=', attempt.brand_id)
    .where('reference', '=', attempt.reference)
    .execute();
  if (checks < alertAfter) return;
  await raiseAlert(db, {
    ...alertOf(attempt),
    awb: '',
    words: `The outcome of booking ${attempt.reference} is unknown. ${problem}`,
    at: now,
  });
}
