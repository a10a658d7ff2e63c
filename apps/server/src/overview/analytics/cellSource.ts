import { isRowCube, unpackContributions } from '@khep/domain/analytics';
import type { CellQuery, CellSource, Contribution, Dimension } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { partsOf } from './blocks/parts.ts';
import type { Grain } from './blocks/cellSums.ts';
import { sumBlocks } from './blocks/sumBlocks.ts';
import type { ReadBlock } from './blocks/sumBlocks.ts';
import { hasMonths, rollupFor } from './rollups.ts';
import { readRowSums } from './rowSource.ts';
import { splitPeriod } from './splitPeriod.ts';
import type { PeriodParts } from './splitPeriod.ts';

/**
 * Reads sums of a brand: the folded blocks and the deltas that are not folded yet, or the rows themselves where nothing is
 * counted ahead.
 * @param today in India: what is open is as old as it is today
 */
export const cellSource =
  (db: Db | Tx, brand_id: string, today: string): CellSource =>
  async (query) => {
    const { cube } = query;
    if (isRowCube(cube)) return readRowSums(db, { brand_id, today }, { ...query, cube });
    // Members are in the cubes alone.
    const needed = [...query.by, ...(Object.keys(query.where) as Dimension[])];
    const stored = (query.members ? undefined : rollupFor(cube, needed)?.name) ?? cube;
    const live = sql`generation = (select live from analytics_state where brand_id = ${brand_id})`;
    // One statement: a fold between two would count its deltas twice, or not at all.
    const { rows } = await sql<(ReadBlock & { delta: null }) | { delta: string }>`
      select grain, day, cells, null as delta from analytics_blocks
      where brand_id = ${brand_id} and ${live} and cube = ${stored} and ${daysOf(query, stored)}
      union all
      select null, null, null, contributions from analytics_deltas where brand_id = ${brand_id} and ${live}`.execute(
      db,
    );
    return sumBlocks(query, stored, {
      blocks: rows.filter((row) => row.delta === null),
      tail: contributionsIn(rows.flatMap(({ delta }) => delta ?? [])),
    });
  };

function* contributionsIn(deltas: readonly string[]): Iterable<Contribution> {
  for (const delta of deltas) yield* unpackContributions(delta);
}

/** Whole months from their own blocks, the days around them one by one. A series by day needs all days. */
function periodParts({ from, to, period }: CellQuery, stored: string): PeriodParts {
  if (period === 'day' || !hasMonths(stored))
    return { months: undefined, added: [{ from, to }], subtracted: [] };
  return splitPeriod(from, to);
}

function daysOf(query: CellQuery, stored: string): RawBuilder<boolean> {
  const { months, added, subtracted } = periodParts(query, stored);
  const between = (grain: Grain, from: string, to: string) => {
    const parts = partsOf(stored, grain, query);
    const isPart = parts ? sql` and part = any(${parts}::int[])` : sql``;
    return sql`(grain = ${grain} and day between ${from} and ${to}${isPart})`;
  };
  const periods = [
    ...(months ? [between('month', months.first, months.last)] : []),
    ...[...added, ...subtracted].map(({ from, to }) => between('day', from, to)),
  ];
  return sql<boolean>`(${periods.length === 0 ? sql`false` : sql.join(periods, sql` or `)})`;
}
