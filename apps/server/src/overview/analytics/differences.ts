import { dimensions } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { CellSums } from './cells.ts';
import type { CellRow } from './cells.ts';
import { ofDelta } from './fold.ts';
import { measureNames } from './tables.ts';
import type { MeasureName } from './tables.ts';

/** Differences that are listed one by one. */
const mostListed = 20_000;

/** A generation that is read, and the one that was built beside it. */
export interface Generations {
  live: number;
  rebuilt: number;
}

/** Cells of which the rebuilt generation has more or less, and how much more; undefined where more cells differ than are listed. */
export type Differences = readonly CellRow[] | undefined;

/**
 * Compares two generations as they are at one moment, while changes of orders go on: a change adds the same to both, so what is
 * found now differs later too, unless its orders were counted again meanwhile.
 */
export const findDifferences = (db: Db, brand_id: string, generations: Generations): Promise<Differences> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // Millions of cells take longer than any other statement, and nothing waits for this one.
      await sql`set local statement_timeout = 0`.execute(tx);
      const stored = await readStored(tx, brand_id, generations);
      const found = new Map(stored.map((row) => [keyOf(row), row]));
      // A fold may have taken the delta of one generation and not that of the other.
      for (const row of await readUnfolded(tx, brand_id, generations)) {
        const known = found.get(keyOf(row));
        const values = row.values.map((value, at) => value + (known?.values[at] ?? 0));
        found.set(keyOf(row), { ...row, values });
      }
      return listed([...found.values()].filter(({ values }) => values.some((value) => value !== 0)));
    });

/** Those of some differences that two folded generations still have. */
export async function findAgain(
  tx: Tx,
  brand_id: string,
  { found, ...generations }: Generations & { found: readonly CellRow[] },
): Promise<Differences> {
  if (found.length === 0) return [];
  const column = (name: 'cube' | 'grain' | 'day' | 'cell') => sql`${found.map((row) => row[name])}::text[]`;
  return listed(
    await readStored(
      tx,
      brand_id,
      generations,
      sql`(cube, grain, day, cell) in (
        select cube, grain, day, cell
        from unnest(${column('cube')}, ${column('grain')}, ${column('day')}, ${column('cell')}) as found (cube, grain, day, cell))`,
    ),
  );
}

const listed = (rows: readonly CellRow[]): Differences => (rows.length > mostListed ? undefined : rows);
const keyOf = ({ grain, cell }: CellRow) => `${grain}${cell}`;

const columns = sql.join(
  ['cube', 'grain', 'day', 'cell', 'members', ...dimensions].map((name) => sql.ref(name)),
);

type StoredDifference = Omit<CellRow, 'dims' | 'values'> & CellRow['dims'] & Record<MeasureName, number>;

async function readStored(
  tx: Tx,
  brand_id: string,
  { live, rebuilt }: Generations,
  among: RawBuilder<unknown> = sql`true`,
): Promise<CellRow[]> {
  const more = measureNames.map(
    (name) =>
      sql`sum(case when generation = ${rebuilt} then ${sql.ref(name)} else -${sql.ref(name)} end)::bigint`,
  );
  const { rows } = await sql<StoredDifference>`
    select ${columns}, ${sql.join(more.map((sum, at) => sql`${sum} as ${sql.ref(measureNames[at] ?? '')}`))}
    from analytics_cells
    where brand_id = ${brand_id} and generation in (${live}, ${rebuilt}) and ${among}
    group by ${columns}
    having ${sql.join(
      more.map((sum) => sql`${sum} <> 0`),
      sql` or `,
    )}
    order by grain, cell
    limit ${mostListed + 1}`.execute(tx);
  return rows.map((row) => ({ ...row, dims: row, values: measureNames.map((name) => row[name]) }));
}

async function readUnfolded(tx: Tx, brand_id: string, { live, rebuilt }: Generations): Promise<CellRow[]> {
  const deltas = await tx
    .selectFrom('analytics_deltas')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('generation', 'in', [live, rebuilt])
    .execute();
  const sums = new CellSums();
  for (const delta of deltas) {
    const one = ofDelta(delta);
    sums.add(delta.generation === rebuilt ? one : { ...one, values: one.values.map((value) => -value) });
  }
  return sums.toRows();
}
