import { cubeShape, dimensions, measureIndex } from './cubes.ts';
import type { AnyCube, Dimension } from './cubes.ts';
import { metricOf, metricValue } from './metrics.ts';
import type { CountedSum, MetricId } from './metrics.ts';

/** Filters of a page; an empty list filters nothing. */
export interface CellFilters {
  state: readonly string[];
  payment: readonly string[];
  courier: readonly string[];
  warehouse: readonly string[];
  channel: readonly string[];
  sku: readonly string[];
  /** States of shipments. */
  status: readonly string[];
}

export const noFilters: CellFilters = {
  state: [],
  payment: [],
  courier: [],
  warehouse: [],
  channel: [],
  sku: [],
  status: [],
};

/** A question about the cells of one cube, between two days. */
export interface CellQuery {
  cube: AnyCube;
  from: string;
  to: string;
  /** Values that a dimension may have. */
  where: Partial<Record<Dimension, readonly string[]>>;
  /** One of these must be among the members; undefined for all cells. */
  members?: readonly string[] | undefined;
  by: readonly Dimension[];
  /** Also by day, or by month. */
  period?: 'day' | 'month' | undefined;
}

/** Sums of the cells that have the same group. */
export interface CellSums {
  period: string;
  /** In the order of the query's `by`. */
  group: readonly string[];
  values: readonly number[];
}

/** Returns the sums of a query, from the stored cells or by counting facts. */
export type CellSource = (query: CellQuery) => Promise<CellSums[]>;

const bySkus: Partial<Record<AnyCube, AnyCube>> = {
  orders: 'ordersBySkus',
  ended: 'endedBySkus',
  returns: 'returnsBySkus',
};

const has = (cube: AnyCube, dim: Dimension) => cubeShape(cube).dims.includes(dim);

/** A filter that some numbers of a report can't be narrowed by; its page doesn't offer it. */
export class FilterNotOffered extends Error {
  override readonly name = 'FilterNotOffered';
  readonly filter: keyof CellFilters;

  constructor(cube: AnyCube, filter: keyof CellFilters) {
    super(`${cube} can't be filtered by ${filter}`);
    this.filter = filter;
  }
}

/** @throws FilterNotOffered for a filter that the cube can't apply, or that leaves out one of the measures */
function restrict(
  asked: AnyCube,
  measures: readonly string[],
  filters: CellFilters,
): Pick<CellQuery, 'cube' | 'where' | 'members'> {
  let cube = asked;
  let members: readonly string[] | undefined;
  if (filters.sku.length > 0 && !has(cube, 'sku')) {
    const other = bySkus[cube];
    const kept: readonly string[] = other ? cubeShape(other).measures : [];
    if (!other || measures.some((measure) => !kept.includes(measure)))
      throw new FilterNotOffered(cube, 'sku');
    cube = other;
    members = filters.sku;
  }
  const where: CellQuery['where'] = {};
  for (const dim of ['state', 'payment', 'courier', 'warehouse', 'channel', 'sku'] as const) {
    const values = filters[dim];
    if (values.length === 0 || (dim === 'sku' && members)) continue;
    if (has(cube, dim)) where[dim] = values;
    else if (dim === 'courier' && (cube === 'orders' || cube === 'orderSkus')) members = values;
    else throw new FilterNotOffered(cube, dim);
  }
  if (filters.status.length > 0) {
    if (cube === 'parcels') where.status = filters.status;
    else if (cube === 'ended') where.slab = filters.status;
    else throw new FilterNotOffered(cube, 'status');
  }
  return { cube, where, members };
}

/** Statuses are part of each group: a sum names those that it counts. */
const counts = ({ status, statusNot }: CountedSum, value: string) =>
  (status?.includes(value) ?? true) && !statusNot?.includes(value);

/** The cells that one figure adds up. */
export interface FigureCells extends Pick<CellQuery, 'cube' | 'where' | 'members'> {
  sum: CountedSum;
  /** Where the cells keep what is added up. */
  valueAt: number;
  /** Where they keep the number of things that it is added up from. */
  countAt: number;
}

/** Measures that count some of a cube's things, each once; the others are properties of all of them. */
const marks: readonly string[] = [
  'repeat',
  'promised',
  'on_time',
  'first_attempt',
  'picked_up',
  'answered',
  'late',
  'fake',
];

/**
 * Returns which cells a sum adds up in one group of a report.
 * @param group value of each dimension that the report is grouped by
 * @throws FilterNotOffered as the figure itself does
 */
export function figureCells(
  sum: CountedSum,
  filters: CellFilters,
  group: Partial<Record<Dimension, string>>,
): FigureCells {
  const { cube, where, members } = restrict(sum.cube, [sum.measure], filters);
  const narrowed = { ...where };
  for (const dim of dimensions) {
    const value = group[dim];
    if (value !== undefined) narrowed[dim] = (where[dim] ?? [value]).filter((one) => one === value);
  }
  const valueAt = measureIndex(cube, sum.measure);
  return { cube, where: narrowed, members, sum, valueAt, countAt: marks.includes(sum.measure) ? valueAt : 0 };
}

/** How a query names the row without a value: an empty text counts as absent there. */
const noValue = '~';
/** Returns a value of a dimension as a query has it. */
export const toGroupText = (value: string): string => (value === '' ? noValue : value);
/** Returns the value of a dimension that a query has. */
export const ofGroupText = (text: string): string => (text === noValue ? '' : text);

/** The part of a cell that comes from one thing. */
export interface CountedCell {
  cube: AnyCube;
  dims: Partial<Record<Dimension, string>>;
  members: readonly string[];
  values: readonly number[];
}

/** Returns what a thing adds to a figure; undefined where it is not counted there. Days are left to the caller. */
export function valueInFigure(
  { cube, where, members, sum, valueAt, countAt }: FigureCells,
  cell: CountedCell,
): number | undefined {
  if (cell.cube !== cube || !counts(sum, cell.dims.status ?? '')) return undefined;
  if (members && !members.some((member) => cell.members.includes(member))) return undefined;
  const isIn = Object.entries(where).every(([dim, values]) =>
    values.includes(cell.dims[dim as Dimension] ?? ''),
  );
  return isIn && cell.values[countAt] !== 0 ? cell.values[valueAt] : undefined;
}

/** Reads a figure from its cells, and the number of things in it. */
export async function readFigure(
  { sum, valueAt, countAt, ...cells }: FigureCells,
  source: CellSource,
  { from, to }: Pick<CellQuery, 'from' | 'to'>,
): Promise<{ value: number; count: number }> {
  const found = await source({ ...cells, from, to, by: ['status'] });
  const own = found.filter(({ group }) => counts(sum, group[0] ?? ''));
  const add = (at: number) => own.reduce((total, { values }) => total + (values[at] ?? 0), 0);
  return { value: add(valueAt), count: add(countAt) };
}

export interface EvaluateOptions {
  source: CellSource;
  filters: CellFilters;
  from: string;
  to: string;
  by: readonly Dimension[];
  period?: CellQuery['period'];
}

/** Metrics of one group. */
export interface EvaluatedGroup {
  period: string;
  group: readonly string[];
  /** Null where nothing is divided by. */
  values: Partial<Record<MetricId, number | null>>;
}

/** Sums of one group, in the order of the sums that were asked for. */
export interface SummedGroup {
  period: string;
  group: readonly string[];
  sums: readonly number[];
}

/** Sums by group. Cubes are asked once each, whatever the number of sums. */
export async function evaluateSums(
  sums: readonly CountedSum[],
  { source, filters, from, to, by, period }: EvaluateOptions,
): Promise<SummedGroup[]> {
  const asked = [...new Set(sums.map(({ cube }) => cube))];
  const dims = by.includes('status') ? by : [...by, 'status' as const];
  const statusAt = dims.indexOf('status');
  const answers = new Map(
    await Promise.all(
      asked.map(async (cube) => {
        const measures = sums.filter((sum) => sum.cube === cube).map(({ measure }) => measure);
        const limited = restrict(cube, measures, filters);
        const found = await source({ ...limited, from, to, by: dims, period });
        return [cube, { cube: limited.cube, found }] as const;
      }),
    ),
  );
  const groups = new Map<string, { period: string; group: readonly string[]; sums: number[] }>();
  for (const [cube, answer] of answers) {
    const own = sums.flatMap((sum, position) =>
      sum.cube === cube ? { sum, position, at: measureIndex(answer.cube, sum.measure) } : [],
    );
    for (const row of answer.found) {
      const counted = own.filter(({ sum }) => counts(sum, row.group[statusAt] ?? ''));
      if (counted.length === 0) continue;
      const group = row.group.slice(0, by.length);
      const key = JSON.stringify([row.period, group]);
      const known = groups.get(key) ?? { period: row.period, group, sums: sums.map(() => 0) };
      groups.set(key, known);
      for (const { position, at } of counted)
        known.sums[position] = (known.sums[position] ?? 0) + (row.values[at] ?? 0);
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Evaluates metrics by group. Cubes are asked once each, whatever the number of metrics. */
export async function evaluateMetrics(
  ids: readonly MetricId[],
  options: EvaluateOptions,
): Promise<EvaluatedGroup[]> {
  const sums = ids.flatMap((id) => [metricOf(id).of, metricOf(id).per ?? []].flat());
  const groups = await evaluateSums(sums, options);
  return groups.map(({ sums: totals, ...group }) => {
    let next = 0;
    return {
      ...group,
      values: Object.fromEntries(
        ids.map((id) => {
          const metric = metricOf(id);
          const of = totals[next++] ?? 0;
          const per = metric.per ? (totals[next++] ?? 0) : 0;
          return [id, metricValue(metric, of, per)];
        }),
      ),
    };
  });
}
