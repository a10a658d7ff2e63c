import type { Contribution, Dimension, RememberedChange } from '@khep/domain/analytics';
import { cubeNames, cubes, dimensions, packChange } from '@khep/domain/analytics';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { newId } from '../../../base/ids.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { inStatements } from '../rows.ts';
import { measureNames } from '../tables.ts';
import type { AnalyticsChangesTable, DeltaRecord } from '../tables.ts';

/** A remembered change as a row. */
export const toRememberedRow = (
  change: RememberedChange,
  { brand_id, order_id, knownAt }: { brand_id: string; order_id: string; knownAt: string },
): Insertable<AnalyticsChangesTable> => ({
  brand_id,
  order_id,
  change_id: newId('chg'),
  known_at: knownAt,
  ...change,
});

/** Cells that a rebuild may change and each of which is remembered; where more differ, knowledge begins anew. */
const mostRecounted = 20_000;

/**
 * Remembers what a rebuild changes in the sums, so that what was known before stays what it was. A brand that was never counted
 * whole has no numbers of the past before it.
 */
export async function rememberRebuild(
  tx: Tx,
  brand_id: string,
  { live, generation, known_since }: { live: number; generation: number; known_since: Date | null },
): Promise<void> {
  const { rows: times } = await sql<{ at: string }>`
    select clock_timestamp()::text as at from analytics_state where brand_id = ${brand_id}`.execute(tx);
  const knownAt = times[0]?.at ?? '';
  const changed = known_since === null ? [] : await findChangedCells(tx, brand_id, [live, generation]);
  if (known_since === null || changed.length > mostRecounted) {
    await tx
      .updateTable('analytics_state')
      .set({ known_since: knownAt })
      .where('brand_id', '=', brand_id)
      .execute();
    return;
  }
  const rows = packChange(changed).map((one) => toRememberedRow(one, { brand_id, order_id: '', knownAt }));
  for (const some of inStatements(rows)) await tx.insertInto('analytics_changes').values(some).execute();
}

/** The cells of a day whose sums two folded generations don't share: what the later one has more. */
async function findChangedCells(
  tx: Tx,
  brand_id: string,
  [live, rebuilt]: readonly [number, number],
): Promise<Contribution[]> {
  const names = sql.join(['cube', 'day', 'members', ...dimensions].map((name) => sql.ref(name)));
  const more = measureNames.map(
    (name) =>
      sql`sum(case when generation = ${rebuilt} then ${sql.ref(name)} else -${sql.ref(name)} end)::bigint`,
  );
  const { rows } = await sql<DeltaRecord>`
    select ${names}, ${sql.join(more.map((sum, at) => sql`${sum} as ${sql.ref(measureNames[at] ?? '')}`))}
    from analytics_cells
    where brand_id = ${brand_id} and cube = any(${cubeNames}::text[]) and grain = 'day' and generation in (${live}, ${rebuilt})
    group by cell, ${names}
    having ${sql.join(
      more.map((sum) => sql`${sum} <> 0`),
      sql` or `,
    )}
    limit ${mostRecounted + 1}`.execute(tx);
  return rows.map((row) => ({
    cube: row.cube,
    day: row.day,
    dims: Object.fromEntries(cubes[row.cube].dims.map((dim: Dimension) => [dim, row[dim]])),
    members: row.members,
    values: cubes[row.cube].measures.map((_, at) => row[measureNames[at] ?? 'm0']),
  }));
}
