import { knownSource, unpackChange } from '@khep/domain/analytics';
import type { CellSource, Contribution } from '@khep/domain/analytics';
import { endOfDay, formatDate, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { validationError } from '../../../base/errors.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { cellSource } from '../cellSource.ts';

/** As long as changes are remembered: `keptDays` of the server. */
export const rememberedDays = 400;
const dayMs = 86_400_000;

/** A moment of the database as text: it is finer than a `Date`. */
const momentText = sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Returns a moment of the database that parts what is known of a brand's sums from what is not: a change that is being counted is
 * waited for, and one that comes later is known later.
 */
export async function endKnowledge(db: Db, brand_id: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('analytics_state')
      .select('live')
      .where('brand_id', '=', brand_id)
      .forUpdate()
      .executeTakeFirst();
    const row = await tx
      .selectFrom('brands')
      .select(momentText.as('at'))
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow();
    return row.at;
  });
}

/** A moment that a query names: itself, or the end of a day in India. */
export const momentOf = (known: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(known) ? endOfDay(known).toISOString() : known;

/** Since when a brand's changes are remembered; null while nothing is. */
export async function loadKnownSince(db: Db | Tx, brand_id: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('analytics_state')
    .select('known_since')
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  const kept = new Date(now.getTime() - rememberedDays * dayMs);
  return row?.known_since ? new Date(Math.max(row.known_since.getTime(), kept.getTime())) : null;
}

/** @throws ApiError 422 for a moment before anything is remembered, or one that is still to come */
export async function requireKnown(db: Db | Tx, brand_id: string, known: string, now: Date): Promise<string> {
  const moment = momentOf(known);
  const since = await loadKnownSince(db, brand_id, now);
  if (since === null) throw validationError({ known: 'Nothing is remembered yet. Choose a later day.' });
  if (new Date(moment) < since)
    throw validationError({
      known: `Numbers are remembered since ${formatDate(istDay(since))}. Choose a later day.`,
    });
  return moment;
}

/** Changes of one page of reading. */
const perRead = 2000;

/** Reads what became known of a brand's sums after a moment, for some days. */
async function* readLater(
  tx: Db | Tx,
  brand_id: string,
  { family, from, to, after }: { family: string; from: string; to: string; after: string },
) {
  for (let last = { order_id: '', change_id: '' }; ;) {
    const rows = await tx
      .selectFrom('analytics_changes')
      .select(['order_id', 'change_id', 'day', 'cells', 'known_at'])
      .where('brand_id', '=', brand_id)
      .where('family', '=', family)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('known_at', '>', sql<Date>`${after}::timestamptz`)
      .where(sql<boolean>`(order_id, change_id) > (${last.order_id}, ${last.change_id})`)
      .orderBy('order_id')
      .orderBy('change_id')
      .limit(perRead)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < perRead) return;
    last = end;
  }
}

/** The changes of one order that became known, on its days. */
export interface LaterChange {
  order_id: string;
  /** When the last of it became known. */
  known_at: Date;
  cells: Contribution[];
}

/** Loads what became known after a moment, by order; what a rebuild found has no order. */
export async function loadLaterChanges(
  tx: Db | Tx,
  brand_id: string,
  asked: { family: string; from: string; to: string; after: string },
): Promise<Map<string, LaterChange>> {
  const found = new Map<string, LaterChange>();
  for await (const row of readLater(tx, brand_id, asked)) {
    const known = found.get(row.order_id) ?? { order_id: row.order_id, known_at: row.known_at, cells: [] };
    known.cells.push(...unpackChange(row));
    if (row.known_at > known.known_at) known.known_at = row.known_at;
    found.set(row.order_id, known);
  }
  return found;
}

/** Loads what became known of some orders after a moment, on any day: it may have moved from one to another. */
export async function loadLaterOfOrders(
  tx: Tx,
  brand_id: string,
  { family, after, order_ids }: { family: string; after: string; order_ids: readonly string[] },
): Promise<Map<string, Pick<LaterChange, 'cells'>>> {
  const found = new Map<string, { cells: Contribution[] }>();
  if (order_ids.length === 0) return found;
  const rows = await tx
    .selectFrom('analytics_changes')
    .select(['order_id', 'day', 'cells'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .where('family', '=', family)
    .where('known_at', '>', sql<Date>`${after}::timestamptz`)
    .orderBy('order_id')
    .orderBy('change_id')
    .execute();
  for (const row of rows) {
    const known = found.get(row.order_id) ?? { cells: [] };
    known.cells.push(...unpackChange(row));
    found.set(row.order_id, known);
  }
  return found;
}

/** Runs work in which all statements see the database at one moment: sums, and what became known later. */
export const atOneMoment = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(work);

/**
 * The sums of a brand as they were known at a moment: those of now, without what became known later. Reads of now are what they
 * were: nothing is added to them. Call it in `atOneMoment`.
 */
export function knownCellSource(tx: Tx, brand_id: string, today: string, after: string): CellSource {
  const read = new Map<string, Promise<readonly Contribution[]>>();
  return knownSource(cellSource(tx, brand_id, today), (family, { from, to }) => {
    const key = `${family} ${from} ${to}`;
    const known =
      read.get(key) ??
      loadLaterChanges(tx, brand_id, { family, from, to, after }).then((changes) =>
        [...changes.values()].flatMap(({ cells }) => cells),
      );
    read.set(key, known);
    return known;
  });
}
