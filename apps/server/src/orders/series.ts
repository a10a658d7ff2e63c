import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';

/** The next number of a brand's series, taken inside the transaction that uses it. */
export async function nextNumber(tx: Tx, brand_id: string, series: string): Promise<number> {
  const row = await tx
    .insertInto('number_series')
    .values({ brand_id, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'series']).doUpdateSet({ last: sql`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}
