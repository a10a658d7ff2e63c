/** Simulated pairs of periods whose cause is known: parcels by five dimensions, and which of them came back. */
import type { RateCell } from '@khep/domain/analytics';
import { between, binomial, normal, poisson, randomOf } from '../random.ts';
import type { Random } from '../random.ts';

export const dimensions = ['state', 'payment', 'courier', 'zone', 'channel'] as const;
const days = 30;
export const paisePerEvent = 24_000;

/** How large a brand is. */
export interface Shape {
  /** Values of each dimension: two payments, at most 20 states, 4 couriers, 5 zones and 3 channels. */
  sizes: readonly number[];
  /** Of each period of 30 days. */
  parcels: number;
}

export const largeShape: Shape = { sizes: [20, 2, 4, 5, 3], parcels: 60_000 };

export interface PlantedSet {
  cells: RateCell[];
  /** The part whose rate changed; undefined for a quiet set. */
  where?: Record<string, string>;
  /** Expected events beyond those at the rates before. */
  excess?: number;
  direction?: 'up' | 'down';
}

interface Leaf {
  at: readonly number[];
  share: number;
  rate: number;
}

/** A brand: shares and rates of its finest cells. */
function makeLeaves(random: Random, { sizes }: Shape): Leaf[] {
  const [states = 0, , carriers = 0, zones = 0, sources = 0] = sizes;
  const mainZone = Array.from({ length: states }, () => Math.floor(random() * zones));
  const couriers = [0.4, 0.3, 0.2, 0.1];
  const channels = [0.7, 0.2, 0.1];
  const cod = between(random, 0.45, 0.65);
  const factor = (count: number, spread: number) =>
    Array.from({ length: count }, () => Math.exp(spread * normal(random)));
  const effects = [
    factor(states, 0.25),
    [1, 1],
    factor(carriers, 0.12),
    factor(zones, 0.12),
    factor(sources, 0.08),
  ];
  const leaves: Leaf[] = [];
  let total = 0;
  for (let number = 0; number < sizes.reduce((all, size) => all * size, 1); number += 1) {
    let left = number;
    const at = sizes.map((size) => {
      const own = left % size;
      left = (left - own) / size;
      return own;
    });
    const [state = 0, payment = 0, courier = 0, zone = 0, channel = 0] = at;
    const share =
      (1 / (state + 2)) *
      (payment === 0 ? cod : 1 - cod) *
      (couriers[courier] ?? 0) *
      (zone === mainZone[state] ? 0.7 : 0.075) *
      (channels[channel] ?? 0);
    const base = payment === 0 ? 0.15 : 0.04;
    const rate = Math.min(0.5, base * at.reduce((all, own, dim) => all * (effects[dim]?.[own] ?? 1), 1));
    leaves.push({ at, share, rate });
    total += share;
  }
  return leaves.map((leaf) => ({ ...leaf, share: leaf.share / total }));
}

const nameOf = (dim: number, value: number) => `${dimensions[dim] ?? ''} ${value + 1}`;

function shipped(leaves: readonly Leaf[], parcels: number, random: Random) {
  const all = leaves.reduce((sum, { share }) => sum + share, 0);
  return leaves.map(({ share, rate }) => {
    const total = poisson((parcels * share) / all, random);
    return { total, events: binomial(total, rate, random) };
  });
}

function cellsOf(
  { parcels }: Shape,
  before: readonly Leaf[],
  after: readonly Leaf[],
  random: Random,
  growth = 1,
): RateCell[] {
  const first = shipped(before, parcels, random);
  const second = shipped(after, parcels * growth, random);
  return before.map(({ at }, leaf) => ({
    values: at.map((value, dim) => nameOf(dim, value)),
    eventsBefore: first[leaf]?.events ?? 0,
    totalBefore: first[leaf]?.total ?? 0,
    eventsAfter: second[leaf]?.events ?? 0,
    totalAfter: second[leaf]?.total ?? 0,
  }));
}

const rateOf = (leaves: readonly Leaf[]) =>
  leaves.reduce((sum, { share, rate }) => sum + share * rate, 0) /
  leaves.reduce((sum, { share }) => sum + share, 0);

/** Events that a cause adds or spares, as a part of all parcels: a third of a point. */
const leastExcess = 1 / 300;

/** One part of one to three values whose rate doubles or triples; one in four falls to a third or less. */
export function plantedSet(seed: number, shape = largeShape): PlantedSet {
  const random = randomOf(seed);
  const before = makeLeaves(random, shape);
  for (;;) {
    const count = 1 + (seed % 3);
    const chosen = dimensions
      .map((_, dim) => ({ dim, by: random() }))
      .toSorted((one, other) => one.by - other.by)
      .slice(0, count)
      .map(({ dim }) => ({ dim, value: Math.floor(random() * (shape.sizes[dim] ?? 1)) }));
    const factor = seed % 4 === 3 ? between(random, 0.1, 0.35) : between(random, 2, 3);
    const isIn = ({ at }: Leaf) => chosen.every(({ dim, value }) => at[dim] === value);
    const after = before.map((leaf) =>
      isIn(leaf) ? { ...leaf, rate: Math.min(0.9, leaf.rate * factor) } : leaf,
    );
    const excess = (rateOf(after) - rateOf(before)) * shape.parcels;
    const share = before.filter(isIn).reduce((sum, leaf) => sum + leaf.share, 0);
    if (Math.abs(excess) < leastExcess * shape.parcels || share > 0.4) continue;
    const where = Object.fromEntries(
      chosen.map(({ dim, value }) => [dimensions[dim] ?? '', nameOf(dim, value)]),
    );
    return {
      cells: cellsOf(shape, before, after, random),
      where,
      excess,
      direction: excess > 0 ? 'up' : 'down',
    };
  }
}

/** Nothing changed but volumes: growth, a festival that moves shares a little, other weekdays, or rates that vary between cells. */
export function quietSet(seed: number, shape = largeShape): PlantedSet {
  const random = randomOf(seed);
  const before = makeLeaves(random, shape);
  const kind = seed % 4;
  if (kind === 0) return { cells: cellsOf(shape, before, before, random, between(random, 1.1, 1.8)) };
  if (kind === 1) {
    const shifts = shape.sizes.map((size) =>
      Array.from({ length: size }, () => Math.exp(0.05 * normal(random))),
    );
    const after = before.map((leaf) => ({
      ...leaf,
      share: leaf.share * leaf.at.reduce((all, value, dim) => all * (shifts[dim]?.[value] ?? 1), 1),
    }));
    return { cells: cellsOf(shape, before, after, random, between(random, 1.3, 2)) };
  }
  if (kind === 2) {
    // Four Sundays of 30 days before, five after; what ends on a Sunday comes back more often.
    const sunday = between(random, 1.05, 1.2);
    const onDays = (sundays: number) =>
      before.map((leaf) => ({ ...leaf, rate: leaf.rate * (1 + ((sunday - 1) * sundays) / days) }));
    return { cells: cellsOf(shape, onDays(4), onDays(5), random) };
  }
  const varied = () => before.map((leaf) => ({ ...leaf, rate: leaf.rate * Math.exp(0.1 * normal(random)) }));
  return { cells: cellsOf(shape, varied(), varied(), random) };
}

/** Shares of one dimension shift so that the rate moves by a tenth or more. */
function shifted(leaves: readonly Leaf[], random: Random, { sizes }: Shape): Leaf[] {
  for (;;) {
    const dim = random() < 0.6 ? 1 : Math.floor(random() * dimensions.length);
    const value = Math.floor(random() * (sizes[dim] ?? 1));
    const factor = between(random, 1.6, 4);
    const after = leaves.map((leaf) =>
      leaf.at[dim] === value ? { ...leaf, share: leaf.share * factor } : leaf,
    );
    if (Math.abs(rateOf(after) / rateOf(leaves) - 1) > 0.1) return after;
  }
}

/** Only shares changed. */
export function mixSet(seed: number, shape = largeShape): PlantedSet {
  const random = randomOf(seed);
  const before = makeLeaves(random, shape);
  const after = shifted(before, random, shape);
  const direction = rateOf(after) > rateOf(before) ? 'up' : 'down';
  return { cells: cellsOf(shape, before, after, random), direction };
}

/** All rates move one way, and the mix moves the rate of all the other way. `direction` is that of the rates. */
export function simpsonSet(seed: number, shape = largeShape): PlantedSet {
  const random = randomOf(seed);
  const before = makeLeaves(random, shape);
  const mixed = shifted(before, random, shape);
  const ratio = rateOf(mixed) / rateOf(before);
  const factor = ratio ** -between(random, 0.3, 0.8);
  const after = mixed.map((leaf) => ({ ...leaf, rate: leaf.rate * factor }));
  return { cells: cellsOf(shape, before, after, random), direction: factor > 1 ? 'up' : 'down' };
}
