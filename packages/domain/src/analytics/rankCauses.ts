/** Counts of one combination of values, before and after a change of a rate. */
export interface RateCell {
  /** One value for each dimension, in the order of the dimensions. */
  values: readonly string[];
  eventsBefore: number;
  totalBefore: number;
  eventsAfter: number;
  totalAfter: number;
}

/** A part of the data that may have changed a rate. */
export interface RankedCause {
  where: Readonly<Record<string, string>>;
  /** Events beyond those expected. */
  excess: number;
  /** Log-likelihood that this part changed alone, less a cost for each dimension. Comparable within one ranking. */
  score: number;
}

/** Cases that a combination needs before its own rate weighs as much as the overall one. */
const shrinkage = 500;
/** Log-likelihood that a further dimension must add. */
const dimensionCost = 3;
const mostDimensions = 3;

interface Sum {
  events: number;
  expected: number;
  values: readonly string[];
}

/** All choices of one to three dimensions, as their positions. */
function dimensionSets(count: number): number[][] {
  const sets: number[][] = [];
  for (let mask = 1; mask < 1 << count; mask += 1) {
    const set = Array.from({ length: count }, (_, at) => at).filter((at) => ((mask >> at) & 1) === 1);
    if (set.length <= mostDimensions) sets.push(set);
  }
  return sets;
}

const logTerm = (events: number, expected: number) => (events > 0 ? events * Math.log(events / expected) : 0);

/**
 * Ranks the parts whose rate rose more than that of the rest: all combinations of one to three dimensions, by a scan statistic.
 * The events expected of a combination come from its rate before, shrunk to the overall one. It always names the likeliest part:
 * it doesn't say whether the change is more than chance.
 */
export function rankCauses(dimensions: readonly string[], cells: readonly RateCell[]): RankedCause[] {
  const total = (pick: (cell: RateCell) => number) => cells.reduce((sum, cell) => sum + pick(cell), 0);
  const before = total(({ totalBefore }) => totalBefore);
  if (before === 0) return [];
  const rate = total(({ eventsBefore }) => eventsBefore) / before;
  const expectedOf = ({ eventsBefore, totalBefore, totalAfter }: RateCell) =>
    (totalAfter * (eventsBefore + shrinkage * rate)) / (totalBefore + shrinkage);
  const allEvents = total(({ eventsAfter }) => eventsAfter);
  const allExpected = total(expectedOf);
  if (allExpected === 0) return [];
  const found: RankedCause[] = [];
  for (const set of dimensionSets(dimensions.length)) {
    const sums = new Map<string, Sum>();
    for (const cell of cells) {
      const key = JSON.stringify(set.map((at) => cell.values[at]));
      const sum = sums.get(key) ?? { events: 0, expected: 0, values: cell.values };
      sum.events += cell.eventsAfter;
      sum.expected += expectedOf(cell);
      sums.set(key, sum);
    }
    for (const { events, expected, values } of sums.values()) {
      const restEvents = allEvents - events;
      const restExpected = Math.max(1e-9, allExpected - expected);
      if (events === 0 || expected <= 0 || events / expected <= restEvents / restExpected) continue;
      const gain =
        logTerm(events, expected) + logTerm(restEvents, restExpected) - logTerm(allEvents, allExpected);
      found.push({
        where: Object.fromEntries(set.map((at) => [dimensions[at] ?? '', values[at] ?? ''])),
        excess: events - expected,
        score: gain - dimensionCost * set.length,
      });
    }
  }
  return found.toSorted((one, other) => other.score - one.score);
}
