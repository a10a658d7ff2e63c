import { dimensions, metrics, ofGroupText, toGroupText } from '@khep/domain/analytics';
import type { Dimension, MetricId } from '@khep/domain/analytics';

/** A number of a page: its metric, and the row of a table that it is in. */
export interface Figure {
  metric: MetricId;
  group: Partial<Record<Dimension, string>>;
  /** The point of a series: a day or a month. */
  period?: string;
}

const figureParam = 'figure';
const periodParam = 'by_period';
const groupParam = (dim: Dimension) => `by_${dim}` as const;

/** Returns the address without an open figure. */
export function withoutFigure(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(figureParam);
  params.delete(periodParam);
  for (const dim of dimensions) params.delete(groupParam(dim));
  return params;
}

/** Returns the address with a figure open; the filters stay. */
export function withFigure(search: string, { metric, group, period }: Figure): URLSearchParams {
  const params = withoutFigure(search);
  params.set(figureParam, metric);
  for (const dim of dimensions) {
    const value = group[dim];
    if (value !== undefined) params.set(groupParam(dim), toGroupText(value));
  }
  if (period !== undefined) params.set(periodParam, period);
  return params;
}

/** Returns the figure that is open in an address; undefined for none, and for one that no metric defines. */
export function openFigure(search: string): Figure | undefined {
  const params = new URLSearchParams(search);
  const metric = params.get(figureParam) ?? '';
  if (!Object.hasOwn(metrics, metric)) return undefined;
  const group = Object.fromEntries(
    dimensions.flatMap((dim): [Dimension, string][] => {
      const value = params.get(groupParam(dim));
      return value === null ? [] : [[dim, ofGroupText(value)]];
    }),
  );
  const period = params.get(periodParam);
  return { metric: metric as MetricId, group, ...(period !== null && { period }) };
}

/** The group and point of a figure, as the query of its list has it. */
export const groupQuery = ({ group, period }: Figure): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(group).map(([dim, value]) => [groupParam(dim as Dimension), toGroupText(value)]),
  ),
  ...(period !== undefined && { [periodParam]: period }),
});
