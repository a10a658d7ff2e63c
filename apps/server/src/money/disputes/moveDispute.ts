import { checkDisputeTransition, debitOf, reopenBy, resolveBy } from '@khep/domain/disputes';
import type { DisputeState, DisputeWindows } from '@khep/domain/disputes';
import { formatRupees } from '@khep/domain/money';
import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { debitHold, release } from '../../brand/ledger/holds.ts';
import { postEntry } from '../../brand/ledger/post.ts';
import { overchargeOf, syncDisputedLine } from './syncDisputedLine.ts';
import type { DisputeRecord } from './tables.ts';

export interface DisputeKey {
  brand_id: string;
  dispute_id: string;
}

export interface DisputeMove {
  to: DisputeState;
  windows: DisputeWindows;
  /** Amount waived by the courier, of a partly won dispute; amount that stays credited, of a withdrawn one. */
  released_paise?: number;
  /** Why: a remark of the courier, the name of a rule. */
  note?: string;
}

/** Loads a dispute with `SELECT … FOR UPDATE`. @throws ApiError 404 */
export async function lockDispute(tx: Tx, { brand_id, dispute_id }: DisputeKey): Promise<DisputeRecord> {
  const dispute = await tx
    .selectFrom('disputes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('dispute_id', '=', dispute_id)
    .forUpdate()
    .executeTakeFirst();
  if (!dispute) throw notFound('dispute');
  return dispute;
}

/**
 * Changes the state of a dispute and settles its money in the ledger: won amounts are released, others debited. What an
 * invoice has billed is not held: its won amounts are credited, and its invoice line changes with it.
 * @throws ApiError 409 with the reason if it can't change to that state now
 */
export async function moveDispute(
  tx: Tx,
  key: DisputeKey,
  { to, windows, released_paise = 0, note = '' }: DisputeMove,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DisputeRecord> {
  const before = await lockDispute(tx, key);
  const check = checkDisputeTransition(
    {
      state: before.state,
      act_by: before.act_by.toISOString(),
      reopen_by: before.reopen_by?.toISOString() ?? null,
    },
    to,
    now.toISOString(),
  );
  if (!check.allowed) throw conflict(check.reason);
  if (to === 'PARTIAL' && released_paise >= before.amount_paise)
    throw conflict('The courier waived the whole amount. Record the dispute as won.', {
      released: 'Enter less than the amount at stake',
    });
  const isBilled = before.invoice_line_id !== '';
  const isReopened = to === 'DISPUTED' && before.state !== 'NEW';
  // The line may have been priced again since it was disputed.
  const amount_paise = isBilled && isReopened ? await currentStake(tx, before) : before.amount_paise;
  const author = { actor, now };
  const money = isBilled
    ? await settleBilled(tx, before, releasedOf(before, to, released_paise), author)
    : await settle(tx, before, debitOf(to, before.amount_paise, released_paise), author);
  const isOpen = to === 'DISPUTED';
  const dispute = await tx
    .updateTable('disputes')
    .set({
      state: to,
      amount_paise,
      ...money,
      ...(isOpen && {
        submitted_at: now,
        emailed_at: null,
        resolve_by: resolveBy(now, windows),
        reopen_by: null,
      }),
      resolved_at: isOpen ? null : now,
      ...((to === 'LOST' || to === 'PARTIAL') && { reopen_by: reopenBy(now, windows) }),
      // A withdrawn one is raised again from its line.
      ...(to === 'WITHDRAWN' && { reopen_by: null }),
      version: before.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', key.brand_id)
    .where('dispute_id', '=', key.dispute_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    brand_id: key.brand_id,
    order_id: before.order_id,
    shipment_id: before.shipment_id,
    kind: 'dispute.changed',
    actor,
    data: {
      dispute_id: key.dispute_id,
      from: before.state,
      to,
      released_paise: money.released_paise,
      debited_paise: money.debited_paise,
      ...(note !== '' && { note }),
      ...(isReopened && { reopened: true }),
    },
    at: now,
  });
  if (isBilled) await syncDisputedLine(tx, dispute, author);
  return dispute;
}

/** Returns the amount of a billed charge that is disputed again, with what was credited of it. @throws ApiError 409 */
async function currentStake(
  tx: Tx,
  { brand_id, invoice_line_id, released_paise }: DisputeRecord,
): Promise<number> {
  const overcharge = await overchargeOf(tx, brand_id, invoice_line_id);
  if (overcharge === undefined) throw conflict('The invoice of this charge was deleted.');
  if (overcharge <= released_paise)
    throw conflict('Nothing of this charge is left to dispute: the contract that prices it has changed.');
  return overcharge;
}

/** Returns the credited amount of a billed charge once its dispute is in a state. @throws ApiError 409 */
function releasedOf(
  { amount_paise, released_paise: credited }: DisputeRecord,
  to: DisputeState,
  released_paise: number,
): number {
  if (to === 'WITHDRAWN') return released_paise;
  if (to === 'WON') return amount_paise;
  if (to !== 'PARTIAL') {
    if (to === 'LOST' && credited > 0)
      throw conflict(`${formatRupees(credited)} was credited. Record the dispute as partly won.`);
    return credited;
  }
  if (released_paise < credited)
    throw conflict(`${formatRupees(credited)} was credited already.`, {
      released: `Enter at least ${formatRupees(credited)}`,
    });
  return released_paise;
}

type Settled = Pick<DisputeRecord, 'held_paise' | 'released_paise' | 'debited_paise' | 'postings'>;

const postingOf = (dispute: DisputeRecord, { actor, now }: { actor: Actor; now: Date }) => ({
  brand_id: dispute.brand_id,
  key: `weight-settled:${dispute.dispute_id}:${dispute.postings + 1}`,
  cause: { type: 'dispute' as const, id: dispute.dispute_id },
  reference: dispute.awb,
  order_id: dispute.order_id,
  actor,
  at: now,
});

/**
 * Posts what a courier credits beyond its credit notes as a claim, or takes a credit back. Its invoice has debited the
 * charge.
 */
async function settleBilled(
  tx: Tx,
  dispute: DisputeRecord,
  released_paise: number,
  author: { actor: Actor; now: Date },
): Promise<Settled> {
  const { held_paise, debited_paise, postings } = dispute;
  const more = released_paise - dispute.released_paise;
  if (more === 0) return { held_paise, released_paise, debited_paise, postings };
  await postEntry(tx, {
    ...postingOf(dispute, author),
    note: more > 0 ? 'Credited by the courier' : 'Credit reversed',
    entry: {
      kind: 'CLAIM_CREDIT',
      from: more > 0 ? 'adjustments' : 'claims',
      to: more > 0 ? 'claims' : 'adjustments',
      amount_paise: Math.abs(more),
    },
  });
  return { held_paise, released_paise, debited_paise, postings: postings + 1 };
}

/**
 * Posts what a dispute still needs so that `debit` of its amount is paid and nothing is held. An earlier debit, of a
 * dispute that was reopened and won, is refunded.
 */
async function settle(
  tx: Tx,
  dispute: DisputeRecord,
  debit: number | undefined,
  author: { actor: Actor; now: Date },
): Promise<Settled> {
  const { held_paise, released_paise, debited_paise, postings, amount_paise } = dispute;
  if (debit === undefined) return { held_paise, released_paise, debited_paise, postings };
  const posting = postingOf(dispute, author);
  const account = 'weight_hold' as const;
  if (held_paise > 0) {
    if (debit > 0) await debitHold(tx, { ...posting, account, amount_paise: debit });
    else await release(tx, { ...posting, account });
  } else if (debited_paise > debit)
    await postEntry(tx, {
      ...posting,
      entry: { kind: 'REFUND', from: 'charges', to: 'available', amount_paise: debited_paise - debit },
    });
  else if (debit > debited_paise)
    await postEntry(tx, {
      ...posting,
      entry: { kind: 'WEIGHT_DEBIT', from: 'available', to: 'charges', amount_paise: debit - debited_paise },
    });
  return {
    held_paise: 0,
    released_paise: amount_paise - debit,
    debited_paise: debit,
    postings: postings + 1,
  };
}
