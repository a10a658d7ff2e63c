import type { Contribution } from '../contributions.ts';
import type { Cube } from '../cubes.ts';
import type { CellQuery, CellSource, CellSums } from '../evaluate.ts';
import { allMeasures } from '../packedContributions.ts';

/** Cubes that count the same things on the same days are remembered together, under the name of one of them. */
const families: Partial<Record<string, Cube>> = {
  ordersBySkus: 'orders',
  orderSkus: 'orders',
  endedBySkus: 'ended',
  endedSkus: 'ended',
  transit: 'ended',
  ndrSkus: 'ndr',
  returnsBySkus: 'returns',
  returnSkus: 'returns',
};

/** Returns under which name the changes of a cube are remembered. */
export const cubeFamily = (cube: string): string => families[cube] ?? cube;

/** The part of a change in the cells of one family on one day; negative where it takes away. */
export interface RememberedChange {
  family: string;
  day: string;
  /** The cells, without their day. */
  cells: string;
}

type StoredCell = [
  cube: Cube,
  dims: Contribution['dims'],
  members: readonly string[],
  values: readonly number[],
];

/** Returns a change as it is remembered, by family and day. */
export function packChange(change: readonly Contribution[]): RememberedChange[] {
  const groups = Map.groupBy(change, ({ cube, day }) => `${cubeFamily(cube)} ${day}`);
  return [...groups.values()].flatMap((cells) => {
    const [first] = cells;
    if (!first) return [];
    const stored = cells.map(({ cube, dims, members, values }): StoredCell => [cube, dims, members, values]);
    return [{ family: cubeFamily(first.cube), day: first.day, cells: JSON.stringify(stored) }];
  });
}

/** Returns the cells of a remembered change. */
export const unpackChange = ({ day, cells }: Pick<RememberedChange, 'day' | 'cells'>): Contribution[] =>
  (JSON.parse(cells) as StoredCell[]).map(([cube, dims, members, values]) => ({
    cube,
    day,
    dims,
    members,
    values: allMeasures(cube, values),
  }));

/** Whether a cell is among those that a query adds up. */
export const isInQuery = (
  { cube, from, to, where, members }: Omit<CellQuery, 'by' | 'period'>,
  cell: Contribution,
): boolean =>
  cell.cube === cube &&
  cell.day >= from &&
  cell.day <= to &&
  Object.entries(where).every(([dim, values]) => values.includes(cell.dims[dim as 'state'] ?? '')) &&
  (!members || members.some((member) => cell.members.includes(member)));

/** Takes from sums what became known later: the cells of later changes, as `unpackChange` has them. */
export function withoutLater(
  { by, period, ...query }: CellQuery,
  now: readonly CellSums[],
  later: Iterable<Contribution>,
): CellSums[] {
  const key = (step: string, group: readonly string[]) => JSON.stringify([step, group]);
  const sums = new Map(now.map((sum) => [key(sum.period, sum.group), { ...sum, values: [...sum.values] }]));
  for (const cell of later) {
    if (!isInQuery(query, cell)) continue;
    const step = period === undefined ? '' : period === 'day' ? cell.day : cell.day.slice(0, 7);
    const group = by.map((dim) => cell.dims[dim] ?? '');
    const name = key(step, group);
    const sum = sums.get(name) ?? { period: step, group, values: cell.values.map(() => 0) };
    sum.values = sum.values.map((value, at) => value - (cell.values[at] ?? 0));
    sums.set(name, sum);
  }
  return [...sums.values()];
}

/** Returns sums as they were known at a moment: those of now, without what became known later. */
export const knownSource =
  (
    now: CellSource,
    readLater: (family: string, days: { from: string; to: string }) => Promise<readonly Contribution[]>,
  ): CellSource =>
  async (query) =>
    withoutLater(query, await now(query), await readLater(cubeFamily(query.cube), query));
