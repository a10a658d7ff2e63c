import { cellKey } from '@khep/domain/analytics';
import type { Contribution, Cube, Dimension } from '@khep/domain/analytics';
import { sql } from 'kysely';
import { createTurns } from '../../base/mapInTurns.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { hasMonths, rollupCell, rollupsOf, shapeOf } from './rollups.ts';
import { textArray } from './rows.ts';
import { measureNames } from './tables.ts';

/** The amounts that are added to one cell of a day. */
export interface AddedCell {
  cube: Cube;
  day: string;
  /** Its key in the domain. */
  cell: string;
  dims: Partial<Record<Dimension, string>>;
  members: readonly string[];
  values: readonly number[];
}

/** A row of a cube or a rollup, to be added to what is stored. */
export interface CellRow {
  cube: string;
  grain: 'day' | 'month';
  day: string;
  cell: string;
  dims: Partial<Record<Dimension, string>>;
  members: readonly string[];
  values: number[];
}

export const toAddedCell = (one: Contribution): AddedCell => ({ ...one, cell: cellKey(one) });

function addTo(known: number[], values: readonly number[]): void {
  for (let at = 0; at < values.length; at += 1) known[at] = (known[at] ?? 0) + (values[at] ?? 0);
}

/** Sums by cell, for whole batches: one row is written for all that a batch adds to a cell. */
export class CellSums {
  readonly #cells = new Map<string, AddedCell & { values: number[] }>();

  add(one: AddedCell): void {
    const known = this.#cells.get(one.cell);
    if (known) addTo(known.values, one.values);
    else this.#cells.set(one.cell, { ...one, values: [...one.values] });
  }

  get size(): number {
    return this.#cells.size;
  }

  /** The rows of the cubes and of their rollups, by day and by month, sorted by key. */
  async toRows(): Promise<CellRow[]> {
    const rows = new Map<string, CellRow>();
    const pause = createTurns();
    const put = (row: Omit<CellRow, 'values'>, values: readonly number[]) => {
      const key = `${row.grain}${row.cell}`;
      const known = rows.get(key);
      if (known) addTo(known.values, values);
      else rows.set(key, { ...row, values: [...values] });
    };
    for (const { cube, day, cell, dims, members, values } of this.#cells.values()) {
      await pause();
      const month = day.slice(0, 7);
      rows.set(`day${cell}`, { cube, grain: 'day', day, cell, dims, members, values });
      // The day is in the key of a cell too.
      if (hasMonths(cube))
        put({ cube, grain: 'month', day: month, cell: cell.replace(day, month), dims, members }, values);
      for (const rollup of rollupsOf(cube)) {
        const own = Object.fromEntries(rollup.dims.map((dim) => [dim, dims[dim] ?? '']));
        const { name } = rollup;
        const place = { cube: name, dims: own, members: [] };
        put({ ...place, grain: 'day', day, cell: rollupCell(rollup, day, own) }, values);
        put({ ...place, grain: 'month', day: month, cell: rollupCell(rollup, month, own) }, values);
      }
    }
    return sortRows([...rows.values()].filter(({ values }) => values.some((value) => value !== 0)));
  }

  /** The rows of the cubes by day alone, sorted by key. */
  toDayRows(): Promise<CellRow[]> {
    return sortRows([...this.#cells.values()].map((one) => ({ ...one, grain: 'day' })));
  }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** As the primary key has them: neighbours in the index are written together. */
async function sortRows(rows: readonly CellRow[]): Promise<CellRow[]> {
  const pause = createTurns();
  const sorted: CellRow[] = [];
  const groups = [...Map.groupBy(rows, ({ cube, grain }) => `${cube} ${grain}`)].sort(([a], [b]) =>
    order(a, b),
  );
  for (const [, own] of groups) {
    await pause();
    // Their keys begin with the day.
    for (const row of own.sort((a, b) => order(a.cell, b.cell))) sorted.push(row);
  }
  return sorted;
}

/** A text[] in one text: an array of arrays would need all of one length. */
const arrayText = (members: readonly string[]) =>
  `{${members.map((one) => `"${one.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

/** Rows of one statement. */
const rowsPerInsert = 5000;

/** Adds rows to the cells of a generation. */
export async function addToCells(
  tx: Tx,
  built: { brand_id: string; generation: number },
  rows: readonly CellRow[],
): Promise<void> {
  // A few rows are one statement with all columns; many are one for each cube, with its own.
  const parts =
    rows.length <= rowsPerInsert / 5 ? [[...rows]] : [...Map.groupBy(rows, ({ cube }) => cube).values()];
  for (const part of parts)
    for (let at = 0; at < part.length; at += rowsPerInsert)
      await insertCells(tx, built, part.slice(at, at + rowsPerInsert));
}

async function insertCells(
  tx: Tx,
  { brand_id, generation }: { brand_id: string; generation: number },
  rows: readonly CellRow[],
): Promise<void> {
  const shapes = [...new Set(rows.map(({ cube }) => cube))].map(shapeOf);
  const dims = [...new Set(shapes.flatMap((one) => one.dims))];
  const measures = measureNames.slice(0, Math.max(0, ...shapes.map((one) => one.measures)));
  const columns = sql.join([...dims, ...measures].map((name) => sql.ref(name)));
  const increase = sql.join(
    measures.map((name) => sql.raw(`${name} = analytics_cells.${name} + excluded.${name}`)),
  );
  const texts = (valueOf: (row: CellRow) => string) => textArray(rows.map(valueOf));
  await sql`
    insert into analytics_cells (brand_id, generation, cube, grain, day, cell, members, ${columns})
    select ${brand_id}, ${generation}::int, cube, grain, day, cell, members::text[], ${columns}
    from unnest(${sql.join([
      texts(({ cube }) => cube),
      texts(({ grain }) => grain),
      texts(({ day }) => day),
      texts(({ cell }) => cell),
      texts(({ members }) => arrayText(members)),
      ...dims.map((dim) => texts((row) => row.dims[dim] ?? '')),
      ...measures.map((_, at) => sql`${rows.map(({ values }) => values[at] ?? 0)}::bigint[]`),
    ])}) as added (cube, grain, day, cell, members, ${columns})
    on conflict (brand_id, generation, cube, grain, day, cell) do update set ${increase}`.execute(tx);
}
