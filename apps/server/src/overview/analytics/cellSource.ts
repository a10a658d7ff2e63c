import { cubes, isRowCube } from '@khep/domain/analytics';
import type { CellQuery, CellSource, CellSums, Dimension } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { hasMonths, rollupFor } from './rollups.ts';
import { readRowSums } from './rowSource.ts';
import { splitPeriod } from './splitPeriod.ts';
import type { PeriodParts } from './splitPeriod.ts';
import { measureNames } from './tables.ts';
import type { MeasureName } from './tables.ts';

/**
 * Reads sums of a brand: the folded cells and the deltas that are not folded yet, or the rows themselves where nothing is counted
 * ahead.
 * @param today in India: what is open is as old as it is today
 */
export const cellSource =
  (db: Db | Tx, brand_id: string, today: string): CellSource =>
  async (query) => {
    const { cube } = query;
    if (isRowCube(cube)) return readRowSums(db, { brand_id, today }, { ...query, cube });
    const count = cubes[cube].measures.length;
    const used = measureNames.slice(0, count);
    const period =
      query.period === 'day' ? sql`day` : query.period === 'month' ? sql`substr(day, 1, 7)` : sql`''`;
    const group = [sql`${period} as period`, ...query.by.map((dim) => sql.ref(dim))];
    const dims = query.by.map((dim) => sql.ref(dim));
    const columns = sql.join([sql`day`, ...dims, ...used.map((name) => sql.ref(name))]);
    // Members are in the cubes alone.
    const needed = [...query.by, ...(Object.keys(query.where) as Dimension[])];
    const stored = (query.members ? undefined : rollupFor(cube, needed)?.name) ?? cube;
    const parts = partsOf(query, stored);
    const signed =
      parts.subtracted.length === 0
        ? columns
        : sql.join([sql`day`, ...dims, ...used.map((name) => less(name, query))]);
    const where = conditions(brand_id, query);
    const { rows } = await sql<Record<string, string | number>>`
      select ${sql.join(group)}, ${sql.join(used.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
      from (
        select ${signed} from analytics_cells where ${where} and cube = ${stored} and ${daysOf(parts)}
        union all
        select ${columns} from analytics_deltas where ${where} and cube = ${cube} and day between ${query.from} and ${query.to}
      ) cells
      group by ${sql.join(group.map((_, at) => sql.lit(at + 1)))}`.execute(db);
    return (
      rows
        .map((row): CellSums => ({
          period: String(row['period']),
          group: query.by.map((dim) => String(row[dim])),
          values: used.map((name) => Number(row[name])),
        }))
        // A group of days that were taken off again is in no day of the period.
        .filter(({ values }) => parts.subtracted.length === 0 || values.some((value) => value !== 0))
    );
  };

/** A measure, taken off where its day is not in the period. */
const less = (name: MeasureName, { from, to }: CellQuery) => {
  const measure = sql.ref(name);
  return sql`case when grain = 'day' and day not between ${from} and ${to} then -${measure} else ${measure} end as ${measure}`;
};

/** A generation is read whole: the one that is live in the moment of the statement. */
function conditions(brand_id: string, { where, members }: CellQuery): RawBuilder<boolean> {
  const parts = [
    sql`brand_id = ${brand_id}`,
    sql`generation = (select live from analytics_state where brand_id = ${brand_id})`,
    ...Object.entries(where).map(([dim, values]) => sql`${sql.ref(dim)} = any(${[...values]}::text[])`),
    ...(members ? [sql`members && ${[...members]}::text[]`] : []),
  ];
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Whole months from their own cells, the days around them one by one. A series by day needs all days. */
function partsOf({ from, to, period }: CellQuery, stored: string): PeriodParts {
  if (period === 'day' || !hasMonths(stored))
    return { months: undefined, added: [{ from, to }], subtracted: [] };
  return splitPeriod(from, to);
}

function daysOf({ months, added, subtracted }: PeriodParts): RawBuilder<boolean> {
  const days = [...added, ...subtracted];
  return sql<boolean>`(${sql.join(
    [
      ...(months ? [sql`(grain = 'month' and day between ${months.first} and ${months.last})`] : []),
      ...days.map(({ from, to }) => sql`(grain = 'day' and day between ${from} and ${to})`),
      ...(months || days.length > 0 ? [] : [sql`false`]),
    ],
    sql` or `,
  )})`;
}
