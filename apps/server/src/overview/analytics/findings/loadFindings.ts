import type { AnalyticsFilter, FindingRecord, FindingsResponse } from '@khep/api';
import {
  comparedPeriod,
  evaluateSums,
  findingDimensions,
  findingPages,
  metricOf,
  mostFindings,
  noFilters,
  slowFindingDays,
  slowFindingMetrics,
} from '@khep/domain/analytics';
import type { FindingMetric, FindingPage, Period, RateCell } from '@khep/domain/analytics';
import { addDays } from '@khep/domain/days';
import { paiseToRupees } from '@khep/domain/money';
import { runInThread } from '../../../base/runInThread.ts';
import { asFilterProblem, filtersOf, periodOf } from '../loadReport.ts';
import type { ReportInput } from '../loadReport.ts';
import { searchRates } from './searchRates.ts';
import type { RateToSearch, SearchedRate } from './searchRates.ts';

const searchTimeoutMs = 10_000;
/** Cells that are searched within a few milliseconds. */
const mostCellsHere = 100;

interface FindingsInput extends ReportInput {
  filter: AnalyticsFilter & { page: FindingPage };
}

/**
 * Finds the changes of a page's rates, in a thread.
 * @throws ApiError 422 for a filter that the page doesn't have, beside its name
 */
export async function loadFindings(input: FindingsInput): Promise<FindingsResponse> {
  const { filter, now } = input;
  const period = periodOf(filter, now);
  const compared = comparedPeriod(period, filter.compare);
  const hasHistory = await wasShipping(compared, input);
  const metrics = findingPages[filter.page].filter(
    (metric) => hasHistory || !slowFindingMetrics.includes(metric),
  );
  const rates = await loadRates(metrics, period, compared, input);
  const searched = await search(rates);
  return {
    findings: searched
      .flatMap((rate) => toRecords(rate, input))
      .toSorted((one, other) => size(other) - size(one))
      .slice(0, mostFindings),
    has_enough: searched.some(({ hasEnough }) => hasEnough),
    compared_from: compared.from,
    compared_to: compared.to,
  };
}

/** Searches in a thread, unless that is done before one has started. */
async function search(rates: readonly RateToSearch[]): Promise<SearchedRate[]> {
  if (rates.reduce((sum, { cells }) => sum + cells.length, 0) <= mostCellsHere) return searchRates(rates);
  const found = await runInThread<SearchedRate[]>(new URL('./searchThread.ts', import.meta.url), rates, {
    timeoutMs: searchTimeoutMs,
  });
  if (!found) throw new Error('The findings could not be searched.');
  return found;
}

/** Whether shipments were made in the weeks before the compared period, by whatever filter. */
async function wasShipping({ from }: Period, { source }: FindingsInput): Promise<boolean> {
  const groups = await evaluateSums([metricOf('shipments').of], {
    source,
    filters: noFilters,
    from: addDays(from, -2 * slowFindingDays),
    to: addDays(from, -slowFindingDays),
    by: [],
  });
  return groups.some(({ sums: [parcels = 0] }) => parcels > 0);
}

/** Findings with a cost come first: an amount is large beside any count. */
const size = ({ amount, excess }: FindingRecord) => Math.abs(amount ?? excess);

async function loadRates(
  metrics: readonly FindingMetric[],
  period: Period,
  compared: Period,
  { source, filter }: FindingsInput,
): Promise<RateToSearch[]> {
  const definitions = metrics.map(metricOf);
  const rto = metricOf('rto');
  const sums = [
    ...definitions.flatMap(({ of, per }) => (per ? [of, per] : [])),
    rto.of,
    metricOf('rto_freight').of,
  ];
  const load = (days: Period) =>
    evaluateSums(sums, { source, filters: filtersOf(filter), ...days, by: findingDimensions }).catch(
      (error: unknown) => {
        throw asFilterProblem(error);
      },
    );
  const [after, before] = await Promise.all([load(period), load(compared)]);
  const total = (at: number) => [...after, ...before].reduce((sum, group) => sum + (group.sums[at] ?? 0), 0);
  const returned = total(sums.length - 2);
  const paisePerRto = returned === 0 ? null : total(sums.length - 1) / returned;
  return metrics.map((metric, at) => {
    const isUpGood = definitions[at]?.isUpGood === true;
    const cells = new Map<string, RateCell>();
    const add = (groups: typeof after, when: 'Before' | 'After') => {
      for (const { group, sums: own } of groups) {
        const [of = 0, per = 0] = own.slice(2 * at);
        if (per === 0) continue;
        const key = JSON.stringify(group);
        const cell = cells.get(key) ?? {
          values: group,
          eventsBefore: 0,
          totalBefore: 0,
          eventsAfter: 0,
          totalAfter: 0,
        };
        // Events are those to avoid.
        cell[`events${when}`] += isUpGood ? per - of : of;
        cell[`total${when}`] += per;
        cells.set(key, cell);
      }
    };
    add(before, 'Before');
    add(after, 'After');
    return {
      metric,
      cells: [...cells.values()],
      paisePerEvent: metric === 'rto_rate' ? paisePerRto : null,
    };
  });
}

/** As the response has them: rates as the metric counts them, amounts in rupees. */
function toRecords(
  { metric, change, findings, totalBefore, totalAfter }: SearchedRate,
  { labelOf }: FindingsInput,
): FindingRecord[] {
  const { of, isUpGood } = metricOf(metric);
  const percent = (share: number) => (isUpGood === true ? 1 - share : share) * 100;
  const rupees = (paise: number | undefined) => (paise === undefined ? null : paiseToRupees(paise));
  return findings.map(({ kind, direction, where, excess, paise, ...counts }) => ({
    metric,
    kind,
    direction,
    where: findingDimensions.flatMap((dimension) => {
      const value = where[dimension];
      return value === undefined ? [] : [{ dimension, value, label: labelOf(dimension, value, of.cube) }];
    }),
    rate_before: percent(kind === 'mix' ? change.before : counts.eventsBefore / counts.totalBefore),
    rate_after: percent(kind === 'mix' ? change.after : counts.eventsAfter / counts.totalAfter),
    share_before: (counts.totalBefore / totalBefore) * 100,
    share_after: (counts.totalAfter / totalAfter) * 100,
    parcels: counts.totalAfter,
    excess: excess.value,
    excess_low: excess.low,
    excess_high: excess.high,
    amount: rupees(paise?.value),
    amount_low: rupees(paise?.low),
    amount_high: rupees(paise?.high),
  }));
}
