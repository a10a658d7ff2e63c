import { SeededRandom } from '../../packing/search/seededRandom.ts';
import type { RateCell } from './rateCell.ts';
import { groupCells, positionSets } from './groupCells.ts';
import { permuteEvents } from './permuteEvents.ts';

/** Parcels of some values of the dimensions; all of them without any. */
export interface Segment {
  where: Readonly<Record<string, string>>;
  eventsBefore: number;
  totalBefore: number;
  eventsAfter: number;
  totalAfter: number;
}

/** A segment whose rate changed by more than chance, like for like. */
export interface ChangedSegment extends Segment {
  /** Standard deviations from no change, of what other segments leave unexplained. */
  z: number;
  /** Events beyond those expected at the rates before, shrunk; negative for fewer. */
  excess: number;
  /** Of 95%. */
  low: number;
  high: number;
}

export interface SearchOptions {
  /** Dimensions that may name a segment; the others only compare like for like. @default all */
  named?: readonly string[];
  /** Chance that a quiet pair of periods has any changed segment. @default 0.002 */
  familyRisk?: number;
  /** @default 5 */
  limit?: number;
}

/** Fewer events of both periods are never spoken of. */
export const fewestEvents = 20;
const mostDimensions = 3;
const draws = 200;
/** In units of log-likelihood: a further dimension has to explain more than this. */
const dimensionCost = 2;
/** A part that moved the other way by this many standard deviations contradicts its whole. */
const contradiction = 3;
/** Leaves with less information say nothing about how much rates vary between them. */
const fewestForDispersion = 30;
const leastInformation = 1;

type Counts = Omit<Segment, 'where'>;

interface Element extends Segment {
  /** With the cells that are in one of the periods only, which nothing is compared with. */
  all: Counts;
  positions: readonly number[];
  leaves: Int32Array;
  /** Variance of its difference where nothing changed. */
  variance: number;
}

/** Combinations of one to three values with enough events. One that has the same cells as a shorter one is left out. */
function listElements(
  dimensions: readonly string[],
  cells: readonly RateCell[],
  variance: Float64Array,
  named: readonly string[],
  given: readonly RateCell[],
) {
  const elements: Element[] = [];
  const sets = positionSets(dimensions.length, mostDimensions).filter((positions) =>
    positions.every((position) => named.includes(dimensions[position] ?? '')),
  );
  const known = new Set<string>();
  for (const positions of sets) {
    const members = new Map<string, number[]>();
    cells.forEach(({ values }, at) => {
      const key = JSON.stringify(positions.map((position) => values[position]));
      const own = members.get(key);
      if (own) own.push(at);
      else members.set(key, [at]);
    });
    const whole = new Map(
      groupCells(given, positions).map(({ values, ...counts }) => [JSON.stringify(values), counts]),
    );
    for (const [key, list] of members) {
      const leaves = Int32Array.from(list);
      const own = list.flatMap((at) => cells[at] ?? []);
      const [sum] = groupCells(own, positions);
      const information = sumOf(leaves, variance);
      if (!sum || sum.eventsBefore + sum.eventsAfter < fewestEvents || information < leastInformation)
        continue;
      const same = leaves.join();
      if (known.has(same)) continue;
      known.add(same);
      const { values, ...counts } = sum;
      const where = Object.fromEntries(
        positions.map((position, at) => [dimensions[position] ?? '', values[at] ?? '']),
      );
      const all = whole.get(key) ?? counts;
      elements.push({ ...counts, all, where, positions, leaves, variance: information });
    }
  }
  return elements;
}

function sumOf(leaves: Int32Array, of: Float64Array): number {
  let sum = 0;
  for (const at of leaves) sum += of[at]!;
  return sum;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const squares = (u: Float64Array, variance: Float64Array) => {
  const all = Int32Array.from(u.keys());
  const shift = sumOf(all, u) / Math.max(1e-9, sumOf(all, variance));
  return Array.from(all).flatMap((at) => {
    const own = variance[at] ?? 0;
    return own < leastInformation ? [] : [((u[at] ?? 0) - own * shift) ** 2 / own];
  });
};

const eulerGamma = 0.5772;

/**
 * Returns the value that the largest of all |z| exceeds with the given risk where nothing changed: the largest of each draw, in
 * which events fall on the periods by chance, and an extreme value distribution fitted to them.
 * Source: P. H. Westfall, S. S. Young, Resampling-based multiple testing (1993), single-step maxT.
 */
function largestByChance(maxima: readonly number[], familyRisk: number): number {
  const mean = maxima.reduce((sum, one) => sum + one, 0) / maxima.length;
  const spread = Math.sqrt(maxima.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (maxima.length - 1));
  const scale = (spread * Math.sqrt(6)) / Math.PI;
  return mean - eulerGamma * scale - scale * Math.log(-Math.log(1 - familyRisk));
}

/** Events beyond the expected ones, by the Mantel–Haenszel ratio of the rates, with its standard deviation. */
function excessOf({ leaves, ...segment }: Element, cells: readonly RateCell[]) {
  let after = 0;
  let before = 0;
  let weight = 0;
  for (const at of leaves) {
    const cell = cells[at];
    if (!cell) continue;
    const all = cell.totalBefore + cell.totalAfter;
    after += (cell.eventsAfter * cell.totalBefore) / all;
    before += (cell.eventsBefore * cell.totalAfter) / all;
    weight += (cell.totalBefore * cell.totalAfter) / all;
  }
  const expected =
    after > 0 ? (segment.eventsAfter * before) / after : (segment.totalAfter * before) / weight;
  const { eventsBefore, totalBefore, eventsAfter, totalAfter } = segment;
  const variance =
    eventsAfter * (1 - eventsAfter / totalAfter) +
    (eventsBefore > 0 ? (expected ** 2 / eventsBefore) * (1 - eventsBefore / totalBefore) : 0);
  return { excess: eventsAfter - expected, deviation: Math.sqrt(variance) };
}

/** Whether its parts by one more dimension moved against it, or its own rate did without the comparison like for like. */
function isContradicted(element: Element, u: Float64Array, input: Input): boolean {
  const direction = Math.sign(sumOf(element.leaves, u));
  const { totalBefore, totalAfter, eventsBefore, eventsAfter } = element.all;
  if (Math.sign(eventsAfter / totalAfter - eventsBefore / totalBefore) !== direction) return true;
  return input.dimensions.some((_, position) => {
    if (element.positions.includes(position)) return false;
    const parts = Map.groupBy(Array.from(element.leaves), (at) => input.cells[at]?.values[position]);
    return [...parts.values()].some((list) => {
      const leaves = Int32Array.from(list);
      const variance = sumOf(leaves, input.variance);
      return (
        variance >= leastInformation &&
        (direction * sumOf(leaves, u)) / Math.sqrt(variance * input.dispersion) < -contradiction
      );
    });
  });
}

interface Input {
  dimensions: readonly string[];
  cells: readonly RateCell[];
  variance: Float64Array;
  /** How much more the rates vary between cells than by chance; at least 1. */
  dispersion: number;
}

/**
 * Finds the segments whose rate changed by more than chance: all combinations of one to three values, each compared within its
 * finest cells (Cochran–Mantel–Haenszel), so that a shift of the mix is never taken for a change of a rate. One after the other:
 * the one found is taken out, and the next has to explain what remains.
 */
export function searchSegments(
  dimensions: readonly string[],
  given: readonly RateCell[],
  { familyRisk = 0.002, limit = 5, named = dimensions }: SearchOptions = {},
): ChangedSegment[] {
  const cells = groupCells(
    given,
    dimensions.map((_, at) => at),
  ).filter(({ totalBefore, totalAfter }) => totalBefore > 0 && totalAfter > 0);
  const u = new Float64Array(cells.length);
  const variance = new Float64Array(cells.length);
  cells.forEach(({ eventsBefore, totalBefore, eventsAfter, totalAfter }, at) => {
    const all = totalBefore + totalAfter;
    const events = eventsBefore + eventsAfter;
    u[at] = eventsAfter - (totalAfter * events) / all;
    variance[at] = (totalBefore * totalAfter * events * (all - events)) / (all ** 2 * (all - 1));
  });
  const elements = listElements(dimensions, cells, variance, named, given);
  if (elements.length === 0) return [];

  const random = new SeededRandom(1);
  const permuted = new Float64Array(cells.length);
  const maxima: number[] = [];
  const chanceSquares: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    permuteEvents(cells, random, permuted);
    let largest = 0;
    for (const { leaves, variance: own } of elements) {
      largest = Math.max(largest, sumOf(leaves, permuted) ** 2 / own);
    }
    maxima.push(Math.sqrt(largest));
    if (draw < 20) chanceSquares.push(median(squares(permuted, variance)));
  }
  const seen = squares(u, variance);
  const usual = chanceSquares.reduce((sum, one) => sum + one, 0) / chanceSquares.length;
  const dispersion = seen.length < fewestForDispersion ? 1 : Math.max(1, median(seen) / usual);
  const least = largestByChance(maxima, familyRisk);
  const input = { dimensions, cells, variance, dispersion };

  const whole = u.slice();
  const zOf = ({ leaves, variance: own }: Element, of: Float64Array) =>
    sumOf(leaves, of) / Math.sqrt(own * dispersion);
  const found: ChangedSegment[] = [];
  while (found.length < limit) {
    const [best] = elements
      .map((element) => {
        const z = zOf(element, u);
        return { element, z, score: z ** 2 / 2 - dimensionCost * element.positions.length };
      })
      .filter(({ z }) => Math.abs(z) > least)
      // A part that rose by less than all others has not fallen.
      .filter(({ element, z }) => Math.sign(z) * zOf(element, whole) > least)
      .toSorted((one, other) => other.score - one.score)
      .filter(({ element }) => !isContradicted(element, u, input));
    if (!best) break;
    const { element, z } = best;
    const shift = sumOf(element.leaves, u) / element.variance;
    for (const at of element.leaves) u[at] = u[at]! - variance[at]! * shift;
    const { where, all: counts } = element;
    const { excess: raw, deviation } = excessOf(element, cells);
    // Found because it is large, so its size is too: shrunk towards none (James–Stein).
    const excess = raw * (1 - 1 / z ** 2);
    const margin = 1.96 * deviation * Math.sqrt(dispersion);
    found.push({ where, ...counts, z, excess, low: excess - margin, high: excess + margin });
  }
  return found;
}
