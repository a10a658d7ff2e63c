import { cellKey, contributionsOf, cubeNames, cubes, dimensions } from '@khep/domain/analytics';
import type { Contribution, Cube, Dimension } from '@khep/domain/analytics';
import { addDays } from '@khep/domain/days';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { listOrdersOfDay, loadOrderFacts } from '../facts.ts';
import { hasMonths, rollupsOf } from '../rollups.ts';
import { measureNames } from '../tables.ts';

/** A cell whose stored sums aren't those of the orders. */
export interface DifferentCell {
  /** Names the cell among those of its brand. */
  key: string;
  cube: Cube;
  /** YYYY-MM-DD, or YYYY-MM for a month. */
  day: string;
  dims: Contribution['dims'];
  members: readonly string[];
  /** The first measure that differs. */
  measure: string;
  stored: number;
  /** The sum that it is compared with. */
  counted: number;
  against: 'orders' | 'days of the month' | 'finer cells';
}

type Sums = Pick<Contribution, 'cube' | 'dims' | 'members' | 'values'>;

const perRead = 500;

/**
 * Compares the live sums of days with the orders of each day, those of their months with the days of the month, and the rollups
 * of both with their cubes. A cell is named once, and only if it differs in two readings, by the same amount: an order that
 * changes between two statements is no difference.
 */
export async function compareSums(
  db: Db,
  brand_id: string,
  given: readonly string[],
): Promise<DifferentCell[]> {
  const found: DifferentCell[] = [];
  for (const [month, days] of Map.groupBy(new Set(given), (day) => day.slice(0, 7))) {
    const first = await readDifferences(db, brand_id, month, days);
    if (first.length === 0) continue;
    const apart = ({ key, measure, stored, counted }: DifferentCell) =>
      JSON.stringify([key, measure, stored - counted]);
    const again = new Set((await readDifferences(db, brand_id, month, days)).map(apart));
    found.push(...first.filter((cell) => again.has(apart(cell))));
  }
  return found;
}

const readDifferences = (
  db: Db,
  brand_id: string,
  month: string,
  days: readonly string[],
): Promise<DifferentCell[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found: DifferentCell[] = [];
      for (const day of days) found.push(...(await differencesOfDay(tx, brand_id, day)));
      found.push(...(await differencesOfMonth(tx, brand_id, month)));
      // The rollups of a cube that is wrong itself say nothing more.
      const wrong = new Set(found.map(({ cube }) => cube));
      const right = cubeNames.filter((cube) => !wrong.has(cube));
      const periods = [
        ...days.map((day) => ({ grain: 'day' as const, at: day, from: day, to: day })),
        { grain: 'month' as const, at: month, from: `${month}-01`, to: `${month}-31` },
      ];
      return [...found, ...(await differencesOfRollups(tx, brand_id, right, periods))];
    });

async function differencesOfDay(tx: Tx, brand_id: string, day: string): Promise<DifferentCell[]> {
  const counted = await countDay(tx, brand_id, day);
  const stored = new Map((await readDay(tx, brand_id, day)).map((sums) => [cellKey({ ...sums, day }), sums]));
  return [...new Set([...counted.keys(), ...stored.keys()])].sort().flatMap((key) => {
    const [own, other] = [stored.get(key), counted.get(key)];
    const cell = own ?? other;
    return cell
      ? differenceOf({ ...cell, day, against: 'orders' }, own?.values ?? [], other?.values ?? [])
      : [];
  });
}

/** Adds up what the orders of a day add to it, by the key of the cell. */
async function countDay(tx: Tx, brand_id: string, day: string): Promise<Map<string, Sums>> {
  const order_ids = await listOrdersOfDay(tx, brand_id, day);
  const sums = new Map<string, Sums>();
  for (let at = 0; at < order_ids.length; at += perRead) {
    const facts = await loadOrderFacts(tx, brand_id, order_ids.slice(at, at + perRead));
    for (const one of [...facts.values()].flatMap(contributionsOf)) {
      if (one.day !== day) continue;
      const key = cellKey(one);
      const before = sums.get(key)?.values;
      sums.set(key, { ...one, values: one.values.map((value, index) => value + (before?.[index] ?? 0)) });
    }
  }
  return sums;
}

type StoredRow = Record<Dimension, string> &
  Record<`${'stored' | 'counted'}_${(typeof measureNames)[number]}`, number> & {
    cube: Cube;
    members: string[];
  };

const columns = sql.join([sql`cube`, ...dimensions.map((dim) => sql.ref(dim)), sql`members`]);
const measures = sql.join(measureNames.map((name) => sql.ref(name)));
const ofGeneration = (brand_id: string) =>
  sql`brand_id = ${brand_id} and generation = (select live from analytics_state where brand_id = ${brand_id})`;
const ofLive = (brand_id: string) => sql`${ofGeneration(brand_id)} and cube = any(${cubeNames}::text[])`;

async function readDay(tx: Tx, brand_id: string, day: string): Promise<Sums[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns}, ${sql.join(measureNames.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(`stored_${name}`)}`))}
    from (
      select ${columns}, ${measures} from analytics_cells where ${ofLive(brand_id)} and grain = 'day' and day = ${day}
      union all
      select ${columns}, ${measures} from analytics_deltas where ${ofLive(brand_id)} and day = ${day}
    ) cells group by ${columns}`.execute(tx);
  return rows.map((row) => ({ ...placeOf(row), values: valuesOf(row, 'stored') }));
}

/** Deltas that aren't folded yet are in neither. */
async function differencesOfMonth(tx: Tx, brand_id: string, month: string): Promise<DifferentCell[]> {
  const sumOf = (name: string, grain: string) =>
    sql`coalesce(sum(${sql.ref(name)}) filter (where grain = ${grain}), 0)::bigint`;
  const { rows } = await sql<StoredRow>`
    select ${columns}, ${sql.join(
      measureNames.flatMap((name) => [
        sql`${sumOf(name, 'month')} as ${sql.ref(`stored_${name}`)}`,
        sql`${sumOf(name, 'day')} as ${sql.ref(`counted_${name}`)}`,
      ]),
    )}
    from analytics_cells
    where ${ofGeneration(brand_id)} and cube = any(${cubeNames.filter(hasMonths)}::text[]) and ((grain = 'month' and day = ${month})
      or (grain = 'day' and day between ${`${month}-01`} and ${addDays(`${month}-01`, 30)} and substr(day, 1, 7) = ${month}))
    group by ${columns}
    having ${sql.join(
      measureNames.map((name) => sql`${sumOf(name, 'month')} <> ${sumOf(name, 'day')}`),
      sql` or `,
    )}`.execute(tx);
  return rows.flatMap((row) =>
    differenceOf(
      { ...placeOf(row), day: month, against: 'days of the month' },
      valuesOf(row, 'stored'),
      valuesOf(row, 'counted'),
    ),
  );
}

/** A question is answered from one of both, so they must agree. */
async function differencesOfRollups(
  tx: Tx,
  brand_id: string,
  compared: readonly Cube[],
  periods: readonly { grain: 'day' | 'month'; at: string; from: string; to: string }[],
): Promise<DifferentCell[]> {
  const found: DifferentCell[] = [];
  for (const { cube, name, dims } of compared.flatMap(rollupsOf))
    for (const { grain, at, from, to } of periods) {
      const used = measureNames.slice(0, cubes[cube].measures.length);
      const sumOf = (measure: string, of: string) =>
        sql`coalesce(sum(${sql.ref(measure)}) filter (where cube = ${of}), 0)::bigint`;
      const group = sql.join(dims.map((dim) => sql.ref(dim)));
      const { rows } = await sql<StoredRow>`
        select ${cube}::text as cube, ${group}, ${sql.join(
          used.flatMap((measure) => [
            sql`${sumOf(measure, name)} as ${sql.ref(`stored_${measure}`)}`,
            sql`${sumOf(measure, cube)} as ${sql.ref(`counted_${measure}`)}`,
          ]),
        )}
        from analytics_cells
        where ${ofGeneration(brand_id)} and ((cube = ${name} and grain = ${grain} and day = ${at})
          or (cube = ${cube} and grain = 'day' and day between ${from} and ${to}))
        group by ${group}
        having ${sql.join(
          used.map((measure) => sql`${sumOf(measure, name)} <> ${sumOf(measure, cube)}`),
          sql` or `,
        )}`.execute(tx);
      for (const row of rows) {
        const own = Object.fromEntries(dims.map((dim) => [dim, row[dim]]));
        const cell = { cube, dims: own, members: [], day: at, against: 'finer cells' } as const;
        const key = JSON.stringify([name, at, ...Object.values(own)]);
        found.push(...differenceOf(cell, valuesOf(row, 'stored'), valuesOf(row, 'counted'), key));
      }
    }
  return found;
}

const placeOf = (row: StoredRow): Pick<Sums, 'cube' | 'dims' | 'members'> => ({
  cube: row.cube,
  dims: Object.fromEntries(cubes[row.cube].dims.map((dim) => [dim, row[dim]])),
  members: row.members,
});

const valuesOf = (row: StoredRow, side: 'stored' | 'counted') =>
  cubes[row.cube].measures.map((_, at) => row[`${side}_m${at}` as `stored_m0`]);

function differenceOf(
  { cube, day, dims, members, against }: Omit<Sums, 'values'> & Pick<DifferentCell, 'day' | 'against'>,
  stored: readonly number[],
  counted: readonly number[],
  key = cellKey({ cube, day, dims, members }),
): DifferentCell[] {
  const at = cubes[cube].measures.findIndex((_, index) => (stored[index] ?? 0) !== (counted[index] ?? 0));
  const measure = cubes[cube].measures[at];
  if (measure === undefined) return [];
  return [
    {
      key,
      cube,
      day,
      dims,
      members,
      measure,
      stored: stored[at] ?? 0,
      counted: counted[at] ?? 0,
      against,
    },
  ];
}
