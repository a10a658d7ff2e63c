import type { RateCell } from './rateCell.ts';
import { decomposeRate, mixParts } from './decomposeRate.ts';
import type { RateDecomposition } from './decomposeRate.ts';
import { groupCells } from './groupCells.ts';
import { fewestEvents, searchSegments } from './searchSegments.ts';
import type { Segment } from './searchSegments.ts';

/** `segment`: the rate of one part changed. `overall`: that of all. `mix`: rates are as before, shares are not. */
export const findingKinds = ['segment', 'overall', 'mix'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A size with its interval of 95%. */
export interface FoundSize {
  value: number;
  low: number;
  high: number;
}

export interface Finding extends Segment {
  kind: FindingKind;
  direction: 'up' | 'down';
  /** Events more than expected; fewer are negative. */
  excess: FoundSize;
  /** Cost of the excess in paise; null where an event has no cost of its own. The cost of one event is taken as known. */
  paise: FoundSize | null;
}

export interface Findings {
  change: RateDecomposition;
  /** The largest first. */
  findings: readonly Finding[];
}

export interface FindChangesOptions {
  /** Average cost of one event, in paise; null without one. */
  paisePerEvent: number | null;
  /** Dimensions that may name a segment; the others only compare like for like. @default all */
  named?: readonly string[];
  /** Chance that a quiet pair of periods has any finding. @default 0.002 */
  familyRisk?: number;
  /** @default 3 */
  limit?: number;
}

/** Shares always drift a little: a mix that moves the rate by less than this part of it is not spoken of. */
const leastMix = 0.05;
/** Parcels that a value needs in each period for its rate to be known. */
const fewestParcels = 20;
/** Standard deviations of a mix beyond chance: two in ten thousand. */
const mixLimit = 3.7;

/**
 * The dimension that moves the rate most by its shares alone. Only values that both periods know count: of one that is new, or gone,
 * no other rate is known.
 */
function findMix(
  dimensions: readonly string[],
  cells: readonly RateCell[],
  change: RateDecomposition,
): Omit<Finding, 'paise'> | undefined {
  const direction = Math.sign(change.mix);
  const [first] = change.byDimension.toSorted((one, other) => direction * (other.mix - one.mix));
  if (!first || direction * first.mix <= 0) return undefined;
  const groups = groupCells(cells, [dimensions.indexOf(first.dimension)]).filter(
    ({ totalBefore, totalAfter }) => totalBefore >= fewestParcels && totalAfter >= fewestParcels,
  );
  const [sum] = groupCells(groups, []);
  if (!sum || sum.eventsBefore + sum.eventsAfter < fewestEvents) return undefined;
  const all = sum.totalBefore + sum.totalAfter;
  const rate = (sum.eventsBefore + sum.eventsAfter) / all;
  const parts = mixParts(groups);
  const mix = parts.reduce((total, part) => total + part.mix, 0);
  const spread = groups.reduce((total, group) => {
    const own = group.totalBefore + group.totalAfter;
    return total + (own / all) * ((group.eventsBefore + group.eventsAfter) / own - rate) ** 2;
  }, 0);
  const deviation = Math.sqrt(spread * (1 / sum.totalBefore + 1 / sum.totalAfter));
  if (direction * mix < leastMix * rate || direction * mix <= mixLimit * deviation) return undefined;
  const [named] = parts
    .filter(({ shareBefore, shareAfter }) => shareAfter > shareBefore)
    .toSorted((one, other) => direction * (other.mix - one.mix));
  const group = groups.find(({ values }) => values[0] === named?.values[0]);
  if (!named || !group || direction * named.mix <= 0) return undefined;
  const { values, ...counts } = group;
  const size = (points: number) => points * sum.totalAfter;
  return {
    kind: 'mix',
    direction: direction > 0 ? 'up' : 'down',
    where: { [first.dimension]: values[0] ?? '' },
    ...counts,
    excess: {
      value: size(mix),
      low: size(mix - 1.96 * deviation),
      high: size(mix + 1.96 * deviation),
    },
  };
}

const priced = ({ value, low, high }: FoundSize, paise: number): FoundSize => ({
  value: Math.round(value * paise),
  low: Math.round(low * paise),
  high: Math.round(high * paise),
});

/**
 * Finds the few changes of a rate between two periods that are more than chance: of a segment, of all, or of the mix alone. A
 * change that the segments contradict is never named as one of the rate.
 * @param cells counts by all dimensions, in the order of `dimensions`
 */
export function findChanges(
  dimensions: readonly string[],
  cells: readonly RateCell[],
  { paisePerEvent, named = dimensions, familyRisk = 0.002, limit = 3 }: FindChangesOptions,
): Findings {
  const change = decomposeRate(dimensions, cells);
  const mix = findMix(dimensions, cells, change);
  const segments = searchSegments(dimensions, cells, { named, familyRisk, limit }).map(
    ({ z, excess, low, high, ...segment }): Omit<Finding, 'paise'> => ({
      ...segment,
      kind: Object.keys(segment.where).length === 0 ? 'overall' : 'segment',
      direction: z > 0 ? 'up' : 'down',
      excess: { value: excess, low, high },
    }),
  );
  const findings = [...segments, ...(mix ? [mix] : [])]
    .map((one): Finding => ({
      ...one,
      paise: paisePerEvent === null ? null : priced(one.excess, paisePerEvent),
    }))
    .toSorted((one, other) => Math.abs(other.excess.value) - Math.abs(one.excess.value))
    .slice(0, limit);
  return { change, findings };
}
