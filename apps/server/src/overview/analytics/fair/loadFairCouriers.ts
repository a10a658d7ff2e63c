import type { AnalyticsFilter, FairCouriersResponse } from '@khep/api';
import {
  alikeDimensions,
  alikeFacts,
  compareFairly,
  evaluateSums,
  fairVerdict,
  findMove,
  metricOf,
  mostAlikeDays,
} from '@khep/domain/analytics';
import type { AlikeFact, FairCell, FairMetric, FairRate } from '@khep/domain/analytics';
import { daysBetween } from '@khep/domain/days';
import { runInThread } from '../../../base/runInThread.ts';
import { asFilterProblem, filtersOf, periodOf } from '../loadReport.ts';
import type { ReportInput } from '../loadReport.ts';
import type { LikeParcels, LikeParcelSource } from './likeParcels.ts';

interface FairInput extends ReportInput {
  filter: AnalyticsFilter & { metric: FairMetric };
  likeParcels: LikeParcelSource;
}

const timeoutMs = 10_000;
/** Cells that are compared within a few milliseconds. */
const mostCellsHere = 100;

/** Compares in a thread, unless that is done before one has started. */
async function compare(cells: readonly FairCell[]): Promise<FairRate[]> {
  if (cells.length <= mostCellsHere) return compareFairly(cells);
  const compared = await runInThread<FairRate[]>(new URL('./fairThread.ts', import.meta.url), cells, {
    timeoutMs,
  });
  if (!compared) throw new Error('The couriers could not be compared.');
  return compared;
}

/** A rule for the states of more than half of the parcels is short enough to be read. */
const shareOfStates = 0.6;
const mostStates = 8;

/** States that most of a courier's parcels went to, of those that another one went to as well; the largest first. */
function statesOf(cells: readonly FairCell[], from: string, to: string): string[] {
  const shared = new Set(cells.flatMap(({ courier, stratum }) => (courier === to ? [stratum] : [])));
  const sums = new Map<string, number>();
  for (const { courier, stratum, total } of cells) {
    if (courier !== from || !shared.has(stratum)) continue;
    const state = (JSON.parse(stratum) as string[])[alikeDimensions.indexOf('state')] ?? '';
    if (state !== '') sums.set(state, (sums.get(state) ?? 0) + total);
  }
  const ranked = [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const enough = shareOfStates * ranked.reduce((sum, [, total]) => sum + total, 0);
  let before = 0;
  return ranked
    .filter(([, total]) => {
      const isNeeded = before < enough;
      before += total;
      return isNeeded;
    })
    .map(([state]) => state)
    .slice(0, mostStates);
}

/** Of the parcels that are compared by the fewest facts, the part that more facts must leave comparable. */
const leastComparable = 0.5;

/** Counts the parcels that another courier has like ones of. */
function countComparable(groups: readonly LikeParcels[], facts: number): number {
  const strata = Map.groupBy(groups, ({ values }) => JSON.stringify(values.slice(0, facts)));
  return [...strata.values()]
    .filter((own) => new Set(own.map(({ courier }) => courier)).size > 1)
    .reduce((sum, own) => sum + own.reduce((total, { sums }) => total + (sums[1] ?? 0), 0), 0);
}

/**
 * Leaves out the promise, then the weight, where a brand has so few parcels that hardly any would have a like one: a few that are
 * alike in everything say less than many that are alike in state, payment and zone.
 */
function chooseAlike(given: readonly LikeParcels[]): { alike: readonly AlikeFact[]; groups: LikeParcels[] } {
  const groups = given.filter(({ courier, sums }) => courier !== '' && (sums[1] ?? 0) > 0);
  const least = leastComparable * countComparable(groups, alikeDimensions.length);
  let facts: number = alikeFacts.length;
  while (facts > alikeDimensions.length && countComparable(groups, facts) < least) facts -= 1;
  return {
    alike: alikeFacts.slice(0, facts),
    groups: groups.map((group) => ({ ...group, values: group.values.slice(0, facts) })),
  };
}

/** Counts parcels by courier and by what makes them alike: from the shipments, or from the stored sums of a long period. */
async function loadGroups(
  sums: Parameters<LikeParcelSource>[0],
  { source, likeParcels, filter, now }: Omit<FairInput, 'labelOf'>,
): Promise<{ alike: readonly AlikeFact[]; groups: LikeParcels[] }> {
  const filters = filtersOf(filter);
  const period = periodOf(filter, now);
  if (daysBetween(period.from, period.to) < mostAlikeDays)
    return chooseAlike(await likeParcels(sums, { filters, period }));
  const found = await evaluateSums(sums, {
    source,
    filters,
    ...period,
    by: ['courier', ...alikeDimensions],
  });
  return {
    alike: alikeDimensions,
    groups: found.map(({ group: [courier = '', ...values], sums: counted }) => ({
      courier,
      values,
      sums: counted,
    })),
  };
}

/**
 * Compares couriers by a rate on like parcels.
 * @throws ApiError 422 for a filter that the rate doesn't have, beside its name
 */
export async function loadFairCouriers({
  source,
  likeParcels,
  labelOf,
  filter,
  now,
}: FairInput): Promise<FairCouriersResponse> {
  const { of, per, isUpGood } = metricOf(filter.metric);
  if (!per) throw new Error(`${filter.metric} is not a rate.`);
  const { alike, groups } = await loadGroups([of, per], { source, likeParcels, filter, now }).catch(
    (error: unknown) => {
      throw asFilterProblem(error);
    },
  );
  const cells = groups.flatMap(({ courier, values, sums: [count = 0, total = 0] }): FairCell[] =>
    // Without a courier, nobody is compared.
    courier === '' || total === 0
      ? []
      : [
          {
            courier,
            stratum: JSON.stringify(values),
            // Events are those to avoid.
            events: isUpGood === true ? total - count : count,
            total,
          },
        ],
  );
  const percent = (share: number) => (isUpGood === true ? 1 - share : share) * 100;
  const couriers = await compare(cells);
  const compared = new Set(couriers.filter(({ fair }) => fair).map(({ courier }) => courier));
  const among = cells.filter(({ courier }) => compared.has(courier));
  const move = findMove(couriers);
  const label = (courier: string) => labelOf('courier', courier, of.cube);
  const total = among.reduce((sum, cell) => sum + cell.total, 0);
  return {
    alike: [...alike],
    couriers: couriers.map(({ courier, events, total: parcels, compared: alike, fair }) => {
      const ends = fair ? [percent(fair.low), percent(fair.high)].toSorted((a, b) => a - b) : [];
      return {
        courier,
        courier_label: label(courier),
        parcels,
        compared: alike,
        rate: percent(events / parcels),
        fair: fair ? { rate: percent(fair.rate), low: ends[0] ?? 0, high: ends[1] ?? 0 } : null,
        verdict: fairVerdict(fair ? 1 - fair.chanceAbove : null),
      };
    }),
    average: total === 0 ? null : percent(among.reduce((sum, { events }) => sum + events, 0) / total),
    move: move
      ? {
          ...move,
          from_label: label(move.from),
          to_label: label(move.to),
          states: statesOf(cells, move.from, move.to),
        }
      : null,
  };
}
