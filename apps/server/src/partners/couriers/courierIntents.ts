import type { Selectable } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import type { CourierTables } from './tables.ts';

/** A cancellation, return or pickup that a courier is asked for. */
export type CourierIntent = Selectable<CourierTables['courier_intents']>;

type NewIntent = Pick<
  CourierIntent,
  'brand_id' | 'kind' | 'courier_id' | 'warehouse_id' | 'shipment_ids' | 'details'
>;

/** Longer than a request with its retries can take; after this its process is dead. */
const inFlightMs = 25_000;
/** Delay before an intent without an outcome is checked. */
const askedMs = 60_000;
const unsureMs = 10_000;

/**
 * Records an intent before its request is sent, so that its outcome is found out even after a crash. The
 * caller has locked the orders of its shipments.
 */
export async function recordIntent(tx: Tx, clock: Clock, intent: NewIntent): Promise<CourierIntent> {
  const now = clock.now();
  const { shipment_ids, details, ...columns } = intent;
  return tx
    .insertInto('courier_intents')
    .values({
      ...columns,
      intent_id: newId('int'),
      shipment_ids: json(shipment_ids),
      details: json(details),
      state: 'asked',
      checks: 0,
      check_after: new Date(now.getTime() + askedMs),
      // The system clock: a changed clock must not extend a timeout.
      asked_at: new Date(),
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Closes an intent: its effect is saved, or the courier rejected it. */
export function closeIntent(db: Db | Tx, clock: Clock, intent: CourierIntent, state: 'done' | 'refused') {
  return updateIntent(db, intent, { state, check_after: null, updated_at: clock.now() });
}

/** The request may have arrived: it is checked soon. */
export function markIntentUnsure(db: Db | Tx, clock: Clock, intent: CourierIntent) {
  const now = clock.now();
  const check_after = new Date(now.getTime() + unsureMs);
  return updateIntent(db, intent, { state: 'unsure', check_after, updated_at: now });
}

/** Updates an intent that is open. Returns whether it was. */
export async function updateIntent(
  db: Db | Tx,
  { brand_id, intent_id }: CourierIntent,
  columns: Partial<Pick<CourierIntent, 'state' | 'checks' | 'check_after' | 'updated_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('courier_intents')
    .set(columns)
    .where('brand_id', '=', brand_id)
    .where('intent_id', '=', intent_id)
    .where('check_after', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the process that sent the request may still save its outcome. */
export function isInFlight({ state, asked_at }: CourierIntent): boolean {
  return state === 'asked' && Math.abs(Date.now() - asked_at.getTime()) < inFlightMs;
}

/** Open intents of a brand with a courier. */
export function listOpenIntents(tx: Tx, brand_id: string, courier_id: number): Promise<CourierIntent[]> {
  return tx
    .selectFrom('courier_intents')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('check_after', 'is not', null)
    .execute();
}
