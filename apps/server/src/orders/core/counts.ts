import type { Measure } from './tables.ts';
import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import { beforeCommit } from '../../platform/db/beforeCommit.ts';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';

/** A row that was added to, or removed from, a value on a day. */
export interface CountChange {
  measure: Measure;
  day: string;
  value: string;
  by: 1 | -1;
  amount_paise: number;
}

interface PendingChange extends CountChange {
  brand_id: string;
}

const pendingChanges = new WeakMap<Tx, PendingChange[]>();

/**
 * Counts changes in their transaction. All of a transaction are saved together just before it commits: its
 * count rows are locked last and in one order, so that concurrent changes can't deadlock.
 */
export function countChanges(tx: Tx, brand_id: string, changes: readonly CountChange[]): void {
  const known = pendingChanges.get(tx);
  const pending = known ?? [];
  pending.push(...changes.map((change) => ({ ...change, brand_id })));
  if (known) return;
  pendingChanges.set(tx, pending);
  beforeCommit(tx, async () => {
    for (const [brand, own] of Map.groupBy(pending, (change) => change.brand_id)) {
      const rows = toCountRows(brand, own);
      if (rows.length > 0) await insertCounts(tx, rows).execute();
    }
  });
}

interface CountRow {
  brand_id: string;
  measure: Measure;
  day: string;
  value: string;
  count: number;
  amount_paise: number;
}

/** Sums changes per count row, sorted by key; rows that don't change are omitted. */
export function toCountRows(brand_id: string, changes: readonly CountChange[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const { measure, day, value, by, amount_paise } of changes) {
    const key = `${measure}|${day}|${value}`;
    const sum = sums.get(key) ?? { brand_id, measure, day, value, count: 0, amount_paise: 0 };
    sum.count += by;
    sum.amount_paise += by * amount_paise;
    sums.set(key, sum);
  }
  return [...sums.entries()]
    .filter(([, sum]) => sum.count !== 0 || sum.amount_paise !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, sum]) => sum);
}

/** Adds rows to the counts. */
export function insertCounts(db: Pick<QueryCreator<Database>, 'insertInto'>, rows: readonly CountRow[]) {
  return db
    .insertInto('day_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'measure', 'day', 'value']).doUpdateSet({
        count: sql`day_counts.count + excluded.count`,
        amount_paise: sql`day_counts.amount_paise + excluded.amount_paise`,
      }),
    );
}

/** Sums of a measure by value over a period; all days by default. */
export async function loadCounts(
  db: Db | Tx,
  brand_id: string,
  measure: Measure,
  days: { from?: string; to?: string } = {},
): Promise<Map<string, { count: number; amount_paise: number }>> {
  let query = db
    .selectFrom('day_counts')
    .select([
      'value',
      sql<number>`sum(count)::int`.as('count'),
      sql<number>`sum(amount_paise)::bigint`.as('amount_paise'),
    ])
    .where('brand_id', '=', brand_id)
    .where('measure', '=', measure)
    .groupBy('value');
  if (days.from) query = query.where('day', '>=', days.from);
  if (days.to) query = query.where('day', '<=', days.to);
  const rows = await query.execute();
  return new Map(rows.map((row) => [row.value, { count: row.count, amount_paise: row.amount_paise }]));
}
