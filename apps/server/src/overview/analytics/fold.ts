import { cubes } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Services } from '../../start/services.ts';
import { CellSums, addToCells } from './cells.ts';
import type { AddedCell } from './cells.ts';
import { measureNames } from './tables.ts';
import type { DeltaRecord } from './tables.ts';

/** Deltas of one transaction. */
const perFold = 5000;

/**
 * Adds the oldest deltas of a generation to its cells, by day and by month, and deletes them: each counts once, as a delta or in a
 * cell. Returns how many there were. Those of a generation that is being built wait until all its cells are there.
 * @param of without it, the live one
 */
export async function foldDeltas(
  tx: Tx,
  brand_id: string,
  { limit = perFold, generation: of }: { limit?: number; generation?: number } = {},
): Promise<number> {
  // One fold of a brand at a time.
  const state = await tx
    .selectFrom('analytics_state')
    .select(['live', 'building'])
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirst();
  const generation = of ?? state?.live;
  // Others are being deleted.
  if (generation === undefined || (generation !== state?.live && generation !== state?.building)) return 0;
  const oldest = await tx
    .selectFrom('analytics_deltas')
    .select('delta_id')
    .where('brand_id', '=', brand_id)
    .where('generation', '=', generation)
    .orderBy('delta_id')
    .limit(limit)
    .execute();
  const last = oldest.at(-1);
  if (!last) return 0;
  const ids = oldest.map(({ delta_id }) => delta_id);
  const rows = await tx
    .deleteFrom('analytics_deltas')
    .where('brand_id', '=', brand_id)
    .where('delta_id', '=', sql<string>`any(${ids}::text[])`)
    .returningAll()
    .execute();
  const sums = new CellSums();
  for (const row of rows) sums.add(ofDelta(row));
  await addToCells(tx, { brand_id, generation }, await sums.toRows());
  await tx
    .updateTable('analytics_state')
    .set({ folded_until: last.delta_id })
    .where('brand_id', '=', brand_id)
    .execute();
  return rows.length;
}

export const ofDelta = (row: DeltaRecord): AddedCell => ({
  ...row,
  dims: row,
  values: measureNames.slice(0, cubes[row.cube].measures.length).map((name) => row[name]),
});

/** Folds what all brands have appended. */
export async function foldAllDeltas(db: Db, { log }: Pick<Services, 'log'>): Promise<void> {
  const brands = await acrossBrands(db, log, (filter) =>
    db.selectFrom('analytics_deltas').select('brand_id').distinct().where(filter).execute(),
  );
  for (const { brand_id } of brands) await foldWaiting(db, brand_id);
}

/** Folds what a brand has appended up to now. Each fold is its own transaction: changes of orders wait for one at most. */
export async function foldWaiting(db: Db, brand_id: string, generation?: number): Promise<void> {
  const fold = (tx: Tx) => foldDeltas(tx, brand_id, generation === undefined ? {} : { generation });
  while ((await db.transaction().execute(fold)) === perFold);
}
