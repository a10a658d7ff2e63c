import type { CashMove } from '@khep/api';
import { plannedDays, plannedMoveDays } from '@khep/domain/cash';
import { addDays, formatDate, istDay } from '@khep/domain/days';
import { notFound, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { CashMoves } from './facts.ts';
import { readPlanned } from './plannedEntries.ts';
import { findPurchaseTerm } from './purchases.ts';
import { loadCashPlan } from './settings.ts';

export async function loadMoves(db: Db, brand_id: string): Promise<CashMoves> {
  const rows = await db
    .selectFrom('cash_moves')
    .select(['payment', 'day', 'moved_at'])
    .where('brand_id', '=', brand_id)
    .execute();
  return new Map(rows.map(({ payment, ...move }) => [payment, move]));
}

/** The own day of a payment of the brand, and the last one it may be moved to; undefined for a payment it doesn't have. */
async function findTerm(
  tx: Tx,
  brand_id: string,
  payment: string,
  today: string,
): Promise<{ own: string; until: string } | undefined> {
  if (payment.startsWith('purchase_order:'))
    return findPurchaseTerm(tx, brand_id, payment.slice('purchase_order:'.length), today);
  const planned = readPlanned(payment);
  if (!planned) return undefined;
  const { payments } = (await loadCashPlan(tx, brand_id)).planned;
  const found = payments.find(({ label }) => label === planned.label);
  if (!found || plannedDays(found, planned.day, planned.day).length === 0) return undefined;
  return { own: planned.day, until: addDays(planned.day, plannedMoveDays) };
}

/** Moves a payment to a day within its term, or back to its own. @throws ApiError 404, 422 */
export async function movePayment(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  { payment, day }: CashMove,
  now: Date,
): Promise<{ previous: string | null }> {
  const today = istDay(now);
  const term = await findTerm(tx, brand_id, payment, today);
  if (!term) throw notFound('payment');
  if (day !== null && (day < today || day > term.until))
    throw validationError({ day: `Choose a day from today to ${formatDate(term.until)}.` });
  const before = await tx
    .selectFrom('cash_moves')
    .select('day')
    .where('brand_id', '=', brand_id)
    .where('payment', '=', payment)
    .forUpdate()
    .executeTakeFirst();
  if (day === null)
    await tx
      .deleteFrom('cash_moves')
      .where('brand_id', '=', brand_id)
      .where('payment', '=', payment)
      .execute();
  else {
    const row = { day, moved_by: actor.name ?? '' };
    await tx
      .insertInto('cash_moves')
      .values({ ...row, brand_id, payment, moved_at: now })
      // The first move says which units were paid before it.
      .onConflict((conflict) => conflict.columns(['brand_id', 'payment']).doUpdateSet(row))
      .execute();
  }
  await appendEvent(tx, {
    brand_id,
    kind: 'cash.payment_moved',
    actor,
    data: { payment, from: before?.day ?? term.own, to: day ?? term.own },
    at: now,
  });
  return { previous: before?.day ?? null };
}
