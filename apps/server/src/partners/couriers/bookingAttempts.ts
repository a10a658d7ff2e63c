import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Clock } from '../../base/clock.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from './port.ts';
import type { Booking, BookingResult, CourierAdapter } from './port.ts';

/**
 * asked · booked (not attached yet) · kept (attached) · refused · unsure (outcome unknown) · absent (probably
 * not booked) · stray (cancelled)
 */
export type AttemptState = 'asked' | 'booked' | 'kept' | 'refused' | 'unsure' | 'absent' | 'stray';

export interface BookedBox {
  brand_id: string;
  order_id: string;
  shipment_id: string;
  courier_id: number;
}

/** Longer than a booking and its lookup can take; after this the process is dead. */
const askedMs = 45_000;
const waitMs = 100;
/** Delay before an unattached booking is resolved. */
const checkMs: Record<'asked' | 'booked' | 'unsure' | 'absent', number> = {
  asked: 60_000,
  booked: 60_000,
  unsure: 10_000,
  absent: 60_000,
};

type Claim = { kind: 'ours'; isRepeat: boolean } | { kind: 'wait' } | { kind: 'unsure'; courier_id: number };

/** The row of an attempt that is about to be sent. */
export type NewAttempt = BookedBox & { reference: string } & ReturnType<typeof askedColumns>;

/** Checks that a booking is still valid: what it was built from has not changed. */
export interface BookingGuard {
  /** Inserts the attempt if it is valid and the shipment has no open one, in one statement; false otherwise. */
  insertAttempt(db: Db, attempt: NewAttempt): Promise<boolean>;
  /** Throws if it is no longer valid. Runs while the shipment is locked. */
  assertBookable(tx: Tx): Promise<void>;
}

/** An attempt that is sent now. The system clock: a changed clock must not extend a timeout. */
const askedColumns = (clock: Clock) => ({
  state: 'asked' as const,
  asked_at: new Date(),
  checks: 0,
  check_after: new Date(clock.now().getTime() + checkMs.asked),
  updated_at: clock.now(),
});

/**
 * Books a shipment and records the attempt before. So no shipment is booked twice at once, and a booking whose
 * response was lost is resolved later, also after a crash. The caller records an accepted booking with its box.
 */
export async function bookWithAttempt(
  db: Db,
  clock: Clock,
  adapter: CourierAdapter,
  booking: Booking,
  box: BookedBox,
  guard: BookingGuard,
): Promise<BookingResult> {
  const { brand_id } = box;
  const { reference } = booking;
  const isRepeat = await claimAttempt(db, clock, reference, box, guard);
  const put = (state: AttemptState, awb: string | null = null) =>
    updateAttempt(db, clock, brand_id, reference, state, awb);
  let result: BookingResult;
  try {
    // Not every courier rejects a duplicate reference, so look it up first.
    const found = isRepeat ? await find(adapter, reference) : null;
    result = found ?? (await adapter.book(booking));
  } catch (error) {
    if (error instanceof BookingOutcomeUnknown) await put(error.isAbsent ? 'absent' : 'unsure');
    else if (error instanceof CourierUnavailable && !error.sent) await put('refused');
    throw error;
  }
  if (!result.booked) await put('refused');
  return result;
}

async function find(adapter: CourierAdapter, reference: string) {
  try {
    return await adapter.findBooking(reference);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    throw new BookingOutcomeUnknown(`${error.message} Checking whether the booking went through.`, false);
  }
}

/** Waits until it may book a shipment; returns whether the reference was used before. */
async function claimAttempt(
  db: Db,
  clock: Clock,
  reference: string,
  box: BookedBox,
  guard: BookingGuard,
): Promise<boolean> {
  const attempt = { ...box, reference, ...askedColumns(clock) };
  if (await guard.insertAttempt(db, attempt)) return false;
  for (;;) {
    const claim = await tryClaim(db, clock, reference, box, guard);
    if (claim.kind === 'ours') return claim.isRepeat;
    if (claim.kind === 'unsure')
      throw new BookingOutcomeUnknown(
        'Another courier may have booked this box. Checking that first.',
        false,
      );
    await sleep(waitMs);
  }
}

async function tryClaim(
  db: Db,
  clock: Clock,
  reference: string,
  box: BookedBox,
  guard: BookingGuard,
): Promise<Claim> {
  const { brand_id, shipment_id } = box;
  return db.transaction().execute(async (tx) => {
    // The lock on the shipment also protects its attempts.
    await tx
      .selectFrom('shipments')
      .select('shipment_id')
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .forUpdate()
      .execute();
    const rows = await tx
      .selectFrom('booking_attempts')
      .select(['reference', 'courier_id', 'state', 'asked_at'])
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    // A clock that was wrong may have saved a time to come.
    const isFresh = (row: { asked_at: Date }) => Math.abs(Date.now() - row.asked_at.getTime()) < askedMs;
    if (rows.some((row) => row.state === 'asked' && isFresh(row))) return { kind: 'wait' };
    const unsure = rows.find(
      (row) => row.reference !== reference && ['unsure', 'asked', 'booked'].includes(row.state),
    );
    if (unsure) return { kind: 'unsure', courier_id: unsure.courier_id };
    await guard.assertBookable(tx);
    const values = askedColumns(clock);
    await tx
      .insertInto('booking_attempts')
      .values({ ...box, ...values, reference, awb: null })
      .onConflict((conflict) => conflict.columns(['brand_id', 'reference']).doUpdateSet(values))
      .execute();
    return { kind: 'ours', isRepeat: rows.some((row) => row.reference === reference) };
  });
}

/** Updates an attempt; while it is open it is scheduled for another check. */
export async function updateAttempt(
  db: Db | Tx,
  clock: Clock,
  brand_id: string,
  reference: string,
  state: AttemptState,
  awb: string | null = null,
): Promise<void> {
  await db
    .updateTable('booking_attempts')
    .set(attemptColumns(clock, state, awb))
    .where('brand_id', '=', brand_id)
    .where('reference', '=', reference)
    .execute();
}

/** The columns of an attempt in a state. */
export function attemptColumns(clock: Clock, state: AttemptState, awb: string | null = null) {
  const now = clock.now();
  const after = state in checkMs ? checkMs[state as keyof typeof checkMs] : undefined;
  return {
    state,
    ...(awb === null ? {} : { awb }),
    check_after: after === undefined ? null : new Date(now.getTime() + after),
    updated_at: now,
  };
}
