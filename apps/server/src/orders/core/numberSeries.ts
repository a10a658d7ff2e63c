import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';

/**
 * Reserves numbers of a brand's series inside the caller's transaction: concurrent callers wait, and a
 * rollback frees them, so a series has no gaps and no duplicates.
 * @param start first number of a series; a higher one skips ahead
 * @param count how many to reserve
 * @returns the first of them
 */
export async function reserveNumbers(
  tx: Tx,
  brand_id: string,
  series: string,
  { start = 1, count = 1 }: { start?: number; count?: number } = {},
): Promise<number> {
  const before = start - 1;
  const row = await tx
    .insertInto('number_series')
    .values({ brand_id, series, last: before + count })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'series'])
        .doUpdateSet({ last: sql`greatest(number_series.last, ${sql.lit(before)}) + ${sql.lit(count)}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last - count + 1;
}
