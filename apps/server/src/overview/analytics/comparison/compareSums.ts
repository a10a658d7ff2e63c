import { contributionsOf, cubeNames, cubes, unpackContributions } from '@khep/domain/analytics';
import type { Contribution, Cube } from '@khep/domain/analytics';
import { sql } from 'kysely';
import { createTurns } from '../../../base/mapInTurns.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { toCell } from '../blocks/cells.ts';
import { addRollups, CellSums } from '../blocks/cellSums.ts';
import type { Grain } from '../blocks/cellSums.ts';
import { CellTable } from '../blocks/cellTable.ts';
import { decodeBlock } from '../blocks/encodeBlock.ts';
import { listOrdersOfDay, loadOrderFacts } from '../facts.ts';
import { hasMonths, rollupsOf } from '../rollups.ts';

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
      for (const cube of cubeNames) found.push(...(await differencesOfMonth(tx, brand_id, { month, cube })));
      // The rollups of a cube that is wrong itself say nothing more.
      const wrong = new Set(found.map(({ cube }) => cube));
      for (const cube of cubeNames.filter((one) => !wrong.has(one)))
        found.push(...(await differencesOfRollups(tx, brand_id, { month, days, cube })));
      return found;
    });

async function differencesOfDay(tx: Tx, brand_id: string, day: string): Promise<DifferentCell[]> {
  const counted = await countDay(tx, brand_id, day);
  const stored = await readStored(tx, brand_id, { grain: 'day', from: day, to: day, names: cubeNames });
  await addUnfolded(tx, brand_id, day, stored);
  return cubeNames.flatMap((name) =>
    differencesOf({ name, grain: 'day', period: day, against: 'orders' }, { stored, counted }),
  );
}

/** Adds up what the orders of a day add to it. */
async function countDay(tx: Tx, brand_id: string, day: string): Promise<CellSums> {
  const order_ids = await listOrdersOfDay(tx, brand_id, day);
  const sums = new CellSums();
  for (let at = 0; at < order_ids.length; at += perRead) {
    const facts = await loadOrderFacts(tx, brand_id, order_ids.slice(at, at + perRead));
    for (const one of [...facts.values()].flatMap(contributionsOf)) if (one.day === day) sums.add(one);
  }
  return sums;
}

const isLive = (brand_id: string) =>
  sql<boolean>`generation = (select live from analytics_state where brand_id = ${brand_id})`;

interface Asked {
  grain: Grain;
  from: string;
  to: string;
  names: readonly string[];
}

/** Reads what is folded of some cubes and rollups. */
async function readStored(tx: Tx, brand_id: string, { grain, from, to, names }: Asked): Promise<CellSums> {
  const blocks = await tx
    .selectFrom('analytics_blocks')
    .select(['cube', 'day', 'cells'])
    .where('brand_id', '=', brand_id)
    .where(isLive(brand_id))
    .where('cube', 'in', [...names])
    .where('grain', '=', grain)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const pause = createTurns();
  const sums = new CellSums();
  for (const { cube, day, cells } of blocks) {
    await pause();
    sums.tableOf(cube, day).addBlock(decodeBlock(cells));
  }
  return sums;
}

async function addUnfolded(tx: Tx, brand_id: string, day: string, sums: CellSums): Promise<void> {
  const deltas = await tx
    .selectFrom('analytics_deltas')
    .select('contributions')
    .where('brand_id', '=', brand_id)
    .where(isLive(brand_id))
    .execute();
  for (const { contributions } of deltas)
    for (const one of unpackContributions(contributions)) if (one.day === day) sums.add(one);
}

/** Deltas that aren't folded yet are in neither. */
async function differencesOfMonth(
  tx: Tx,
  brand_id: string,
  { month, cube }: { month: string; cube: Cube },
): Promise<DifferentCell[]> {
  if (!hasMonths(cube)) return [];
  const stored = await readStored(tx, brand_id, { grain: 'month', from: month, to: month, names: [cube] });
  const days = await readStored(tx, brand_id, { grain: 'day', ...daysOf(month), names: [cube] });
  const counted = new CellSums();
  for (const { table } of days.tables()) counted.tableOf(cube, month).addTable(table);
  return differencesOf(
    { name: cube, grain: 'month', period: month, against: 'days of the month' },
    { stored, counted },
  );
}

/** Each day of a month is between these, and no other. */
const daysOf = (month: string) => ({ from: `${month}-01`, to: `${month}-31` });

/** A question is answered from one of both, so they must agree. */
async function differencesOfRollups(
  tx: Tx,
  brand_id: string,
  { month, days, cube }: { month: string; days: readonly string[]; cube: Cube },
): Promise<DifferentCell[]> {
  const rollups = rollupsOf(cube).map(({ name }) => name);
  if (rollups.length === 0) return [];
  const ofDays = await readStored(tx, brand_id, { grain: 'day', ...daysOf(month), names: [cube] });
  const storedDays = await readStored(tx, brand_id, { grain: 'day', ...daysOf(month), names: rollups });
  const storedMonths = await readStored(tx, brand_id, {
    grain: 'month',
    from: month,
    to: month,
    names: rollups,
  });
  const counted = new CellSums();
  for (const { name, period, table } of ofDays.tables()) {
    if (days.includes(period)) counted.tableOf(name, period).addTable(table);
    counted.tableOf(name, month).addTable(table);
  }
  await addRollups(counted);
  return rollups.flatMap((name) => [
    ...days.flatMap((period) =>
      differencesOf({ name, grain: 'day', period, against: 'finer cells' }, { stored: storedDays, counted }),
    ),
    ...differencesOf(
      { name, grain: 'month', period: month, against: 'finer cells' },
      { stored: storedMonths, counted },
    ),
  ]);
}

interface Compared {
  name: string;
  grain: Grain;
  period: string;
  against: DifferentCell['against'];
}

/** Lists the cells of one table that two sums don't have alike. */
function differencesOf(
  { name, grain, period, against }: Compared,
  { stored, counted }: { stored: CellSums; counted: CellSums },
): DifferentCell[] {
  const more = new CellTable();
  more.addTable(stored.tableOf(name, period));
  more.addTable(counted.tableOf(name, period), -1);
  return [...more.cells()].flatMap((cell): DifferentCell[] => {
    const { cube, ...named } = toCell({ cube: name, grain, day: period, part: 0 }, cell);
    const at = cell.values.findIndex((value) => value !== 0);
    const measure = cubes[cube].measures[at];
    if (measure === undefined) return [];
    const valueIn = (sums: CellSums) => sums.tableOf(name, period).valuesAt(cell.texts)?.[at] ?? 0;
    return [
      {
        key: named.key,
        cube,
        day: period,
        dims: named.dims,
        members: named.members,
        measure,
        stored: valueIn(stored),
        counted: valueIn(counted),
        against,
      },
    ];
  });
}
