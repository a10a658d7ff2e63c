import { sumContributions } from '../contributions.ts';
import type { Contribution } from '../contributions.ts';
import { cubes } from '../cubes.ts';
import type { AnyCube, Dimension } from '../cubes.ts';
import { valueInFigure } from '../evaluate.ts';
import type { FigureCells } from '../evaluate.ts';

/** Kinds of news about an order after a figure went out. */
export const changeKinds = ['added', 'late', 'removed', 'moved', 'corrected', 'recounted'] as const;
/**
 * `added`: it counts, and counted nowhere before. `late`: the same, for a day that was over. `removed`: it counts no longer.
 * `moved`: it counts on another day. `corrected`: a value or an amount is another. `recounted`: a rebuild found another sum.
 */
export type ChangeKind = (typeof changeKinds)[number];

/** A value of a dimension that changed. */
export interface ChangedValue {
  dimension: Dimension;
  before: string;
  after: string;
}

export interface DescribedChange {
  kind: ChangeKind;
  /** Days that it counted on before and counts on now; empty for none. */
  day_before: string;
  day_after: string;
  values: ChangedValue[];
}

/** Returns what the cells of a change add to a figure; negative for what they take away. */
export function changeInFigure(
  figure: FigureCells,
  { from, to }: { from: string; to: string },
  cells: readonly Contribution[],
): { value: number; count: number } {
  const own = cells.flatMap((cell) => {
    if (cell.day < from || cell.day > to) return [];
    const value = valueInFigure(figure, cell);
    return value === undefined ? [] : [{ value, count: cell.values[figure.countAt] ?? 0 }];
  });
  return {
    value: own.reduce((sum, one) => sum + one.value, 0),
    count: own.reduce((sum, one) => sum + one.count, 0),
  };
}

/** Dimensions whose values say the same in other words. */
const unnamed: readonly Dimension[] = ['slab'];

/**
 * Describes what changed of one order in a cube: its cells before and after, by the sum of all that became known later.
 * @param knownOn day in India on which the last of it became known
 */
export function describeChange(
  cube: AnyCube,
  later: readonly Contribution[],
  knownOn: string,
): DescribedChange {
  const net = sumContributions(later.filter((cell) => cell.cube === cube));
  const gone = net.filter(({ values }) => (values[0] ?? 0) < 0);
  const come = net.filter(({ values }) => (values[0] ?? 0) > 0);
  const [before] = gone;
  const [after] = come;
  const days = { day_before: before?.day ?? '', day_after: after?.day ?? '' };
  if (!before && after) {
    return { kind: after.day < knownOn ? 'late' : 'added', ...days, values: [] };
  }
  if (before && !after) return { kind: 'removed', ...days, values: [] };
  const dims: readonly Dimension[] = Object.hasOwn(cubes, cube) ? cubes[cube as keyof typeof cubes].dims : [];
  const values = dims.flatMap((dimension): ChangedValue[] => {
    const one = before?.dims[dimension] ?? '';
    const other = after?.dims[dimension] ?? '';
    return one === other || unnamed.includes(dimension) ? [] : [{ dimension, before: one, after: other }];
  });
  return { kind: before?.day === after?.day ? 'corrected' : 'moved', ...days, values };
}
