import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';

/**
 * The next numbers of a brand's series, taken inside the transaction that uses them: whoever comes next waits for it,
 * and where it fails the numbers are free again, so that a series has no gaps and no number twice.
 * @param start the first number of a series; a later one lifts a series that has not come so far
 * @param count how many to take, one after another
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
