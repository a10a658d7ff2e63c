import type { Adjustment } from '@khep/api';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { appendEvent, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { newId } from '../../base/ids.ts';
import { postEntry } from '../../brand/ledger/post.ts';
import type { AdjustmentRecord } from './tables.ts';

const maxShown = 200;

const serialize = (row: AdjustmentRecord): Adjustment => ({
  id: row.adjustment_id,
  amount: paiseToRupees(row.amount_paise),
  reason: row.reason,
  reference: row.reference,
  state: row.state,
  requested_by: row.requested_by.name ?? '',
  requested_at: row.requested_at.toISOString(),
  decided_by: row.decided_by?.name ?? '',
  decided_at: row.decided_at?.toISOString() ?? null,
  can_withdraw: row.state === 'requested',
});

/** Lists adjustments, open ones first. */
export async function listAdjustments(db: Db, { brand_id }: Session): Promise<Adjustment[]> {
  const rows = await db
    .selectFrom('adjustments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy((eb) => eb('state', '!=', 'requested'))
    .orderBy('requested_at', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map(serialize);
}

/** Requests an adjustment. It moves no money until the operator approves it. */
export async function requestAdjustment(
  db: Db,
  session: Session,
  draft: { amount: number; reason: string; reference: string },
  now: Date,
): Promise<Adjustment> {
  const { brand_id } = session;
  const row = await db.transaction().execute(async (tx) => {
    const saved = await tx
      .insertInto('adjustments')
      .values({
        brand_id,
        adjustment_id: newId('adj', now.getTime()),
        amount_paise: rupeesToPaise(draft.amount),
        reason: draft.reason,
        reference: draft.reference,
        state: 'requested',
        requested_by: json(userActor(session)),
        requested_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      brand_id,
      kind: 'adjustment.requested',
      actor: userActor(session),
      data: { adjustment_id: saved.adjustment_id, amount_paise: saved.amount_paise, reason: draft.reason },
      at: now,
    });
    return saved;
  });
  return serialize(row);
}

/** Locks an adjustment that nobody has decided. @throws ApiError 404, 409 */
async function lockRequested(tx: Tx, brand_id: string, id: string): Promise<AdjustmentRecord> {
  const found = await tx
    .selectFrom('adjustments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('adjustment_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('adjustment');
  if (found.state !== 'requested')
    throw conflict(`${found.decided_by?.name ?? 'Someone else'} has ${found.state} this adjustment already.`);
  return found;
}

async function saveDecision(
  tx: Tx,
  { brand_id, adjustment_id }: AdjustmentRecord,
  state: Exclude<AdjustmentRecord['state'], 'requested'>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<AdjustmentRecord> {
  const saved = await tx
    .updateTable('adjustments')
    .set({ state, decided_by: json(actor), decided_at: now })
    .where('brand_id', '=', brand_id)
    .where('adjustment_id', '=', adjustment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    brand_id,
    kind: `adjustment.${state}`,
    actor,
    data: { adjustment_id, amount_paise: saved.amount_paise, reason: saved.reason },
    at: now,
  });
  return saved;
}

/** Withdraws a request of the brand. @throws ApiError 404, 409 if it was decided before */
export async function withdrawAdjustment(
  db: Db,
  session: Session,
  id: string,
  now: Date,
): Promise<Adjustment> {
  const row = await db.transaction().execute(async (tx) => {
    const found = await lockRequested(tx, session.brand_id, id);
    return saveDecision(tx, found, 'withdrawn', { actor: userActor(session), now });
  });
  return serialize(row);
}

/**
 * Approves or rejects an adjustment; an approved one is posted in the same transaction. For the operator only: a brand
 * that could approve its own request could create money to spend.
 * @throws ApiError 404, 409 if it was decided before
 */
export async function decideAdjustment(
  tx: Tx,
  { brand_id, id, approve }: { brand_id: string; id: string; approve: boolean },
  { actor, now }: { actor: Actor; now: Date },
): Promise<AdjustmentRecord> {
  const found = await lockRequested(tx, brand_id, id);
  const saved = await saveDecision(tx, found, approve ? 'approved' : 'rejected', { actor, now });
  if (approve)
    await postEntry(tx, {
      brand_id,
      key: `adjustment:${id}`,
      cause: { type: 'adjustment', id },
      entry:
        saved.amount_paise > 0
          ? { kind: 'ADJUST', from: 'operator', to: 'available', amount_paise: saved.amount_paise }
          : { kind: 'ADJUST', from: 'available', to: 'operator', amount_paise: -saved.amount_paise },
      reference: saved.reference,
      note: `${saved.reason} (requested by ${saved.requested_by.name ?? 'a user'}, ${formatRupees(saved.amount_paise)})`,
      actor,
      at: now,
    });
  return saved;
}
