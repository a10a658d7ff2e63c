import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

type Measure = 'order' | 'shipment' | 'needs' | 'rest';

/** A row that was added to, or removed from, a value on a day. */
export interface CountChange {
  measure: Measure;
  day: string;
  value: string;
  by: 1 | -1;
  amount_paise: number;
}

/** Updates the day counts in the transaction of the change. */
export async function countChanges(tx: Tx, brand_id: string, changes: readonly CountChange[]): Promise<void> {
  const sums = new Map<
    string,
    { measure: Measure; day: string; value: string; count: number; amount_paise: number }
  >();
  for (const { measure, day, value, by, amount_paise } of changes) {
    const key = `${measure}|${day}|${value}`;
    const sum = sums.get(key) ?? { measure, day, value, count: 0, amount_paise: 0 };
    sum.count += by;
    sum.amount_paise += by * amount_paise;
    sums.set(key, sum);
  }
  // In a fixed order, so that transactions can't deadlock.
  const rows = [...sums.entries()]
    .filter(([, sum]) => sum.count !== 0 || sum.amount_paise !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insertInto('day_counts')
    .values(rows.map(([, sum]) => ({ brand_id, ...sum })))
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'measure', 'day', 'value']).doUpdateSet({
        count: sql`day_counts.count + excluded.count`,
        amount_paise: sql`day_counts.amount_paise + excluded.amount_paise`,
      }),
    )
    .execute();
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
