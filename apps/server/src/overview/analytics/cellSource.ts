import { cubes, isRowCube } from '@khep/domain/analytics';
import type { CellQuery, CellSource, CellSums, Dimension } from '@khep/domain/analytics';
import { addDays, nextMonth } from '@khep/domain/days';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { hasMonths, rollupFor } from './rollups.ts';
import { readRowSums } from './rowSource.ts';
import { measureNames } from './tables.ts';

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
    const columns = sql.join([
      sql`day`,
      ...query.by.map((dim) => sql.ref(dim)),
      ...used.map((name) => sql.ref(name)),
    ]);
    // Members are in the cubes alone.
    const needed = [...query.by, ...(Object.keys(query.where) as Dimension[])];
    const stored = (query.members ? undefined : rollupFor(cube, needed)?.name) ?? cube;
    const where = conditions(brand_id, query);
    const { rows } = await sql<Record<string, string | number>>`
      select ${sql.join(group)}, ${sql.join(used.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
      from (
        select ${columns} from analytics_cells where ${where} and cube = ${stored} and ${days(query, hasMonths(stored))}
        union all
        select ${columns} from analytics_deltas where ${where} and cube = ${cube} and day between ${query.from} and ${query.to}
      ) cells
      group by ${sql.join(group.map((_, at) => sql.lit(at + 1)))}`.execute(db);
    return rows.map((row): CellSums => ({
      period: String(row['period']),
      group: query.by.map((dim) => String(row[dim])),
      values: used.map((name) => Number(row[name])),
    }));
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
function days({ from, to, period }: CellQuery, isByMonth: boolean): RawBuilder<boolean> {
  const byDay = (first: string, last: string) => sql`(grain = 'day' and day between ${first} and ${last})`;
  const months = period === 'day' || !isByMonth ? undefined : wholeMonths(from, to);
  if (!months) return sql<boolean>`${byDay(from, to)}`;
  const { first, last } = months;
  const before = addDays(`${first}-01`, -1);
  const after = firstOfNext(last);
  return sql<boolean>`(${sql.join(
    [
      sql`(grain = 'month' and day between ${first} and ${last})`,
      ...(from <= before ? [byDay(from, before)] : []),
      ...(after <= to ? [byDay(after, to)] : []),
    ],
    sql` or `,
  )})`;
}

const firstOfNext = (month: string): string => `${nextMonth(month)}-01`;

/** The first and last month that lie wholly between two days. */
export function wholeMonths(from: string, to: string): { first: string; last: string } | undefined {
  const first = from.endsWith('-01') ? from.slice(0, 7) : nextMonth(from.slice(0, 7));
  const isWhole = firstOfNext(to.slice(0, 7)) === addDays(to, 1);
  const last = isWhole ? to.slice(0, 7) : addDays(`${to.slice(0, 7)}-01`, -1).slice(0, 7);
  return first <= last ? { first, last } : undefined;
}
