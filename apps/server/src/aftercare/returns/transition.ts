import { canMoveReverse, isReverseEnded, reverseLabel } from '@khep/domain/returns';
import type { ReverseState } from '@khep/domain/returns';
import type { TransitionActor } from '@khep/domain/shipments';
import { sql } from 'kysely';
import type { UpdateObject } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';
import { VersionConflict, conflict, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { noteOrderChange } from '../../platform/db/orderChanges.ts';
import type { ReturnRecord } from './tables.ts';

export interface ReturnMove {
  to: ReverseState;
  by: TransitionActor;
  actor: Actor;
  now: Date;
  /** `return.approved` */
  kind: string;
  data?: Record<string, unknown>;
  change?: UpdateObject<Database, 'returns'>;
}

/** Requires a return of the brand. */
export async function requireReturn(db: Db | Tx, brand_id: string, return_id: string): Promise<ReturnRecord> {
  const row = await db
    .selectFrom('returns')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('return_id', '=', return_id)
    .executeTakeFirst();
  if (!row) throw notFound('return');
  return row;
}

/**
 * Loads a return with `SELECT … FOR UPDATE`. Lock its order before, where both change.
 * @param ifMatch a version to compare. @throws VersionConflict
 */
export async function lockReturn(
  tx: Tx,
  brand_id: string,
  return_id: string,
  ifMatch?: number,
): Promise<ReturnRecord> {
  const row = await tx
    .selectFrom('returns')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('return_id', '=', return_id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('return');
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new VersionConflict({ current: row.version, changedBy: '', changedAt: row.updated_at });
  return row;
}

/** Updates a locked return; its version increases. Returns it as it is then. */
export async function updateReturn(
  tx: Tx,
  { brand_id, order_id, return_id, version }: ReturnRecord,
  now: Date,
  change: UpdateObject<Database, 'returns'>,
): Promise<ReturnRecord> {
  noteOrderChange(tx, brand_id, order_id);
  return tx
    .updateTable('returns')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('return_id', '=', return_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Appends an event of a return; it is in the order's timeline too. */
export async function recordReturnEvent(
  tx: Tx,
  { brand_id, order_id, return_id, return_number }: ReturnRecord,
  event: { kind: string; actor: Actor; now: Date; data?: Record<string, unknown> },
): Promise<void> {
  await appendEvent(tx, {
    brand_id,
    order_id,
    kind: event.kind,
    actor: event.actor,
    data: { return_id, return_number, ...event.data },
    at: event.now,
  });
}

/** Moves a locked return by the state machine, with its event. @throws ApiError if it is not allowed */
export async function transitionReturn(
  tx: Tx,
  record: ReturnRecord,
  { to, by, actor, now, kind, data, change }: ReturnMove,
): Promise<ReturnRecord> {
  const verdict = canMoveReverse(record.state, to, by);
  if (!verdict.allowed) throw conflict(verdict.reason);
  const moved = await updateReturn(tx, record, now, {
    ...change,
    state: to,
    ...(isReverseEnded(to) ? { poll_after: null } : {}),
  });
  await recordReturnEvent(tx, moved, {
    kind,
    actor,
    now,
    data: { from: record.state, to, state: reverseLabel(to), ...data },
  });
  return moved;
}

/** Returns the ids without duplicates. @throws ApiError 404 if a return isn't the brand's */
export async function requireReturnIds(
  db: Db,
  brand_id: string,
  return_ids: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(return_ids)];
  const { count } = await db
    .selectFrom('returns')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('brand_id', '=', brand_id)
    .where('return_id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (count !== ids.length) throw notFound('return');
  return ids;
}
