import type { AnalyticsFilter, AnalyticsResponse } from '@khep/api';
import {
  FilterNotOffered,
  comparedPeriod,
  evaluateMetrics,
  metricChange,
  metricOf,
  resolvePeriod,
  seriesGrain,
  seriesSteps,
} from '@khep/domain/analytics';
import type {
  AnyCube,
  CellFilters,
  CellSource,
  Dimension,
  MetricId,
  Period,
  Report,
  ReportTable,
} from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { paiseToRupees } from '@khep/domain/money';
import { validationError } from '../../base/errors.ts';

/** Returns the name of a value of a dimension in a cube. */
export type LabelOf = (dimension: Dimension, value: string, cube: AnyCube) => string;

export interface ReportInput {
  source: CellSource;
  labelOf: LabelOf;
  filter: AnalyticsFilter;
  now: Date;
}

/** Returns the days of a filter. */
export function periodOf({ dateRange, start_date, end_date }: AnalyticsFilter, now: Date): Period {
  return resolvePeriod(dateRange, { from: start_date, to: end_date }, istDay(now));
}

/** The filters of a query, as sums have them. */
export const filtersOf = (filter: AnalyticsFilter): CellFilters => ({
  state: filter.state ?? [],
  payment: filter.paymentMode ?? [],
  courier: filter.carrierPartner ?? [],
  warehouse: filter.warehouse ?? [],
  channel: filter.channel ?? [],
  sku: filter.sku ?? [],
  status: filter.shipmentStatus ?? [],
});

/** As a response has it: amounts in rupees. */
export function shownValue(id: MetricId, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  return metricOf(id).unit === 'rupees' ? paiseToRupees(Math.round(value)) : value;
}

/** The query's name of each filter. */
const paramOf: Record<keyof CellFilters, keyof AnalyticsFilter> = {
  state: 'state',
  payment: 'paymentMode',
  courier: 'carrierPartner',
  warehouse: 'warehouse',
  channel: 'channel',
  sku: 'sku',
  status: 'shipmentStatus',
};

/**
 * Evaluates a report for a filter.
 * @throws ApiError 422 for a filter that the report doesn't have, beside its name
 */
export async function loadReport(report: Report, input: ReportInput): Promise<AnalyticsResponse> {
  try {
    const [cards, series, tables] = await Promise.all([
      loadCards(report.cards ?? [], input),
      loadSeries(report.series ?? [], input),
      Promise.all((report.tables ?? []).map((table) => loadTable(table, input))),
    ]);
    return { cards, series, rows: tables.flat() };
  } catch (error) {
    throw asFilterProblem(error);
  }
}

/** Returns the error of a filter that numbers don't have as an ApiError 422, beside its name; any other as it is. */
export const asFilterProblem = (error: unknown): unknown =>
  error instanceof FilterNotOffered
    ? validationError({ [paramOf[error.filter]]: "These numbers can't be filtered by this. Remove it." })
    : error;

async function loadCards(
  ids: readonly MetricId[],
  { source, filter, now }: ReportInput,
): Promise<AnalyticsResponse['cards']> {
  if (ids.length === 0) return [];
  const period = periodOf(filter, now);
  const filters = filtersOf(filter);
  const totals = async (days: Period) =>
    (await evaluateMetrics(ids, { source, filters, ...days, by: [] }))[0]?.values ?? {};
  const [current, before] = await Promise.all([
    totals(period),
    totals(comparedPeriod(period, filter.compare)),
  ]);
  return ids.map((id) => {
    const metric = metricOf(id);
    const none = metric.per ? null : 0;
    const value = current[id] ?? none;
    return {
      id,
      label: metric.label,
      value: shownValue(id, value),
      unit: metric.unit,
      change: metric.isStanding ? null : metricChange(metric, value, before[id] ?? none),
    };
  });
}

async function loadSeries(
  ids: readonly MetricId[],
  { source, filter, now }: ReportInput,
): Promise<AnalyticsResponse['series']> {
  if (ids.length === 0) return [];
  const period = periodOf(filter, now);
  const found = await evaluateMetrics(ids, {
    source,
    filters: filtersOf(filter),
    ...period,
    by: [],
    period: seriesGrain(period),
  });
  const byStep = new Map(found.map((group) => [group.period, group.values]));
  return ids.map((id) => ({
    name: id,
    // A rate of nothing has no point.
    points: seriesSteps(period).flatMap((x) => {
      const y = shownValue(id, byStep.get(x)?.[id] ?? (metricOf(id).per ? null : 0));
      return y === null ? [] : { x, y };
    }),
  }));
}

async function loadTable(
  { by, metrics, limit }: ReportTable,
  { source, filter, now, labelOf }: ReportInput,
): Promise<AnalyticsResponse['rows']> {
  const groups = await evaluateMetrics(metrics, {
    source,
    filters: filtersOf(filter),
    ...periodOf(filter, now),
    by,
  });
  const [first] = metrics;
  if (!first) return [];
  const { cube } = metricOf(first).of;
  type Group = (typeof groups)[number];
  const size = ({ values }: Group) => values[first] ?? 0;
  // Weights, hours and ages have an order of their own; each begins with its number.
  const slab = ({ group }: Group) => Number.parseInt(group[0] ?? '', 10) || 0;
  const inOrder = (a: Group, b: Group) => (by[0] === 'slab' && slab(a) - slab(b)) || size(b) - size(a);
  return groups
    .filter(({ values }) => Object.values(values).some((value) => value !== null && value !== 0))
    .toSorted(inOrder)
    .slice(0, limit)
    .map(({ group, values }) => ({
      list: by.join('-'),
      ...Object.fromEntries(
        by.flatMap((dim, at): [string, string][] => [
          [dim, group[at] ?? ''],
          [`${dim}_label`, labelOf(dim, group[at] ?? '', cube)],
        ]),
      ),
      ...Object.fromEntries(metrics.map((id) => [id, shownValue(id, values[id])])),
    }));
}
