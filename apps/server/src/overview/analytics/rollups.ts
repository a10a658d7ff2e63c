import { cubeNames, cubes } from '@khep/domain/analytics';
import type { Cube, Dimension } from '@khep/domain/analytics';

/**
 * Coarser sums of a cube, stored beside it: those of a few dimensions, whatever the others and the members. A question is
 * answered from the first that has its dimensions, and only from the cube itself where none has.
 */
export interface Rollup {
  cube: Cube;
  /** As `analytics_blocks.cube` has it. */
  name: string;
  dims: readonly Dimension[];
}

/** From few cells to many; all have the status, which each question is grouped by. A change needs a rebuild of all brands. */
const rolledUp: Record<Cube, readonly (readonly Dimension[])[]> = {
  orders: [['payment'], ['channel'], ['warehouse'], ['slab'], ['state', 'payment']],
  // Read by members alone.
  ordersBySkus: [],
  orderSkus: [['payment'], ['warehouse'], ['state', 'payment'], ['sku']],
  parcels: [
    ['courier', 'payment'],
    ['courier', 'zone', 'payment'],
    ['state', 'courier', 'payment'],
  ],
  ended: [
    ['slab'],
    ['courier', 'payment'],
    ['state', 'payment'],
    ['courier', 'zone', 'payment'],
    ['courier', 'reason'],
    ['state', 'courier', 'payment'],
  ],
  endedBySkus: [],
  endedSkus: [['payment'], ['warehouse'], ['state', 'payment'], ['sku']],
  transit: [['slab']],
  ndr: [
    ['courier', 'payment'],
    ['courier', 'reason'],
    ['state', 'courier', 'payment'],
  ],
  ndrSkus: [['sku']],
  returns: [
    ['courier', 'payment'],
    ['courier', 'reason'],
    ['state', 'courier', 'payment'],
  ],
  returnsBySkus: [],
  returnSkus: [['payment'], ['sku']],
};

const toRollup = (cube: Cube, dims: readonly Dimension[]): Rollup => {
  const known: readonly Dimension[] = cubes[cube].dims;
  const all = known.filter((dim) => dim === 'status' || dims.includes(dim));
  return { cube, name: `${cube}/${all.join('/')}`, dims: all };
};

const known = new Map(cubeNames.map((cube) => [cube, rolledUp[cube].map((dims) => toRollup(cube, dims))]));

/** Lists the rollups of a cube, those of few cells first. */
export const rollupsOf = (cube: Cube): readonly Rollup[] => known.get(cube) ?? [];

/** Returns the rollup that answers a question about some dimensions with the fewest cells; undefined where the cube itself must. */
export const rollupFor = (cube: Cube, needed: readonly Dimension[]): Rollup | undefined =>
  rollupsOf(cube).find(({ dims }) => needed.every((dim) => dims.includes(dim)));

/** The columns of the stored cells of a cube or a rollup. */
export interface Shape {
  cube: Cube;
  dims: readonly Dimension[];
  measures: number;
  /** A rollup counts whatever the members. */
  hasMembers: boolean;
}

const shapes = new Map(
  cubeNames.flatMap((cube): [string, Shape][] => {
    const measures = cubes[cube].measures.length;
    return [
      [cube, { cube, dims: cubes[cube].dims, measures, hasMembers: true }],
      ...rollupsOf(cube).map(({ name, dims }): [string, Shape] => [
        name,
        { cube, dims, measures, hasMembers: false },
      ]),
    ];
  }),
);

/** Returns the shape of a stored cube or rollup. @throws Error for a name that nothing is stored under */
export function shapeOf(name: string): Shape {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`no sums are stored as ${name}`);
  return shape;
}

/** Cubes whose cells of a month would be as many as those of its days: each combination of SKUs, or each hour, has its own. */
const byDayOnly: ReadonlySet<string> = new Set<Cube>([
  'ordersBySkus',
  'endedBySkus',
  'transit',
  'returnsBySkus',
]);

/** Whether a cube or a rollup is stored by month too. A change needs a rebuild of all brands. */
export const hasMonths = (name: string): boolean => !byDayOnly.has(name);
