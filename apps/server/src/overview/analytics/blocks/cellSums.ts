import type { Contribution } from '@khep/domain/analytics';
import { createTurns } from '../../../base/mapInTurns.ts';
import { hasMonths, rollupsOf, shapeOf } from '../rollups.ts';
import { CellTable } from './cellTable.ts';

export type Grain = 'day' | 'month';

/** The cells of one cube or rollup, as `analytics_blocks.cube` has it, on one day or in one month. */
export interface NamedTable {
  name: string;
  /** YYYY-MM-DD, or YYYY-MM for a month. */
  period: string;
  table: CellTable;
}

/** Members as one text of a cell; empty for none. */
export const membersText = (members: readonly string[]): string =>
  members.length === 0 ? '' : JSON.stringify(members);
export const membersOf = (text: string): string[] => (text === '' ? [] : (JSON.parse(text) as string[]));

/** The texts of a contribution's cell, in the order of its cube's columns. */
export function textsOf({ cube, dims, members }: Pick<Contribution, 'cube' | 'dims' | 'members'>): string[] {
  const texts = shapeOf(cube).dims.map((dim) => dims[dim] ?? '');
  texts.push(membersText(members));
  return texts;
}

/** Sums by day or by month, in memory. */
export class CellSums {
  readonly #periods = new Map<string, Map<string, CellTable>>();

  add(one: Contribution, by: 1 | -1 = 1): void {
    this.tableOf(one.cube, one.day).add(textsOf(one), one.values, by);
  }

  /** The table of a cube or rollup in a period; a new one where there is none. */
  tableOf(name: string, period: string): CellTable {
    let tables = this.#periods.get(period);
    if (!tables) this.#periods.set(period, (tables = new Map()));
    let table = tables.get(name);
    if (!table) tables.set(name, (table = new CellTable()));
    return table;
  }

  /** Cells in memory. */
  get size(): number {
    let size = 0;
    for (const tables of this.#periods.values()) for (const table of tables.values()) size += table.size;
    return size;
  }

  *tables(): Iterable<NamedTable> {
    for (const [period, tables] of this.#periods)
      for (const [name, table] of tables) yield { name, period, table };
  }

  isBeyond({ cells, periods }: Limit): boolean {
    return this.#periods.size > periods || this.size > cells;
  }

  /** Takes out the earliest periods where there is more than a limit, so that half of it is left. */
  takeBeyond(limit: Limit): CellSums {
    const taken = new CellSums();
    if (!this.isBeyond(limit)) return taken;
    let left = this.size;
    for (const period of [...this.#periods.keys()].sort()) {
      if (left <= limit.cells / 2 && this.#periods.size <= limit.periods / 2) break;
      const tables = this.#periods.get(period) ?? new Map<string, CellTable>();
      for (const table of tables.values()) left -= table.size;
      taken.#periods.set(period, tables);
      this.#periods.delete(period);
    }
    return taken;
  }
}

/** How much is kept in memory. */
interface Limit {
  cells: number;
  periods: number;
}

/** Adds the rollups of cubes to sums that have none. */
export async function addRollups(days: CellSums): Promise<void> {
  const pause = createTurns();
  // Their rollups become tables of the same sums.
  const counted = [...days.tables()];
  for (const { name, period, table } of counted) {
    const { cube, dims } = shapeOf(name);
    for (const rollup of rollupsOf(cube)) {
      await pause();
      const places = rollup.dims.map((dim) => dims.indexOf(dim));
      days.tableOf(rollup.name, period).addTable(table.coarser(places));
    }
  }
}

/** Adds sums of days to those of their months. */
export async function addMonths(days: CellSums, months: CellSums): Promise<void> {
  const pause = createTurns();
  for (const { name, period, table } of days.tables()) {
    await pause();
    if (hasMonths(name)) months.tableOf(name, period.slice(0, 7)).addTable(table);
  }
}
