import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Services } from '../../start/services.ts';
import { inStatements } from './rows.ts';
import { measureNames } from './tables.ts';
import type { DeltaRecord } from './tables.ts';

/** Deltas of one transaction. */
const perFold = 5000;

/**
 * Adds the oldest deltas of a brand to its cells, by day and by month, and deletes them: each counts once, as a delta or in a
 * cell. Returns how many there were.
 */
export async function foldDeltas(tx: Tx, brand_id: string, limit = perFold): Promise<number> {
  // One fold of a brand at a time.
  await tx
    .selectFrom('analytics_state')
    .select('live')
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirst();
  const oldest = await tx
    .selectFrom('analytics_deltas')
    .select('delta_id')
    .where('brand_id', '=', brand_id)
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
  for (const cells of inStatements(sumCells(rows)))
    await tx
      .insertInto('analytics_cells')
      .values(cells)
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'generation', 'cube', 'grain', 'day', 'cell'])
          .doUpdateSet(
            Object.fromEntries(
              measureNames.map((name) => [name, sql.raw(`analytics_cells.${name} + excluded.${name}`)]),
            ),
          ),
      )
      .execute();
  await tx
    .updateTable('analytics_state')
    .set({ folded_until: last.delta_id })
    .where('brand_id', '=', brand_id)
    .execute();
  return rows.length;
}

type CellRow = Omit<DeltaRecord, 'delta_id'> & { grain: 'day' | 'month' };

/** One row for each cell and grain, sorted by key. */
function sumCells(deltas: readonly DeltaRecord[]): CellRow[] {
  const sums = new Map<string, CellRow>();
  for (const { delta_id: _delta, ...delta } of deltas)
    for (const grain of ['day', 'month'] as const) {
      const row = grain === 'day' ? { ...delta, grain } : toMonth(delta);
      const key = `${row.generation}|${grain}|${row.cell}`;
      const known = sums.get(key);
      if (known) for (const name of measureNames) known[name] += delta[name];
      else sums.set(key, row);
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** The day is in the key of a cell too. */
function toMonth(delta: Omit<DeltaRecord, 'delta_id'>): CellRow {
  const [cube, day, ...others] = JSON.parse(delta.cell) as [string, string, ...unknown[]];
  const month = day.slice(0, 7);
  return { ...delta, grain: 'month', day: month, cell: JSON.stringify([cube, month, ...others]) };
}

/** Folds what all brands have appended. */
export async function foldAllDeltas(db: Db, { log }: Pick<Services, 'log'>): Promise<void> {
  const brands = await acrossBrands(db, log, (filter) =>
    db.selectFrom('analytics_deltas').select('brand_id').distinct().where(filter).execute(),
  );
  for (const { brand_id } of brands)
    while ((await db.transaction().execute((tx) => foldDeltas(tx, brand_id))) === perFold);
}
