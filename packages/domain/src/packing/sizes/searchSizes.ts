import { dimensionNames } from '../model/types.ts';
import type { Sides } from '../model/types.ts';
import { isWithin, joined, sidesKey, volumeOf } from './arrangements.ts';

/** An order as the search sees it: by which price its packer chooses, and what that costs. */
export interface PricedOrder {
  arrangements: readonly Sides[];
  /** With the brand's own boxes. */
  price: number;
  cost: number;
}

/** A size with its price and cost for each order; the price is Infinity where the order doesn't go in. */
export interface PricedSize {
  sides: Sides;
  prices: Float64Array;
  costs: Float64Array;
}

const mostRounds = 30;

/** The choice of each order among its own boxes and some sizes. */
class Choice {
  readonly prices: Float64Array;
  readonly costs: Float64Array;
  /** Index of the size among those given; -1 for an own box. */
  readonly chosen: Int32Array;
  total = 0;

  constructor(orders: readonly PricedOrder[], sizes: readonly PricedSize[]) {
    this.prices = Float64Array.from(orders, ({ price }) => price);
    this.costs = Float64Array.from(orders, ({ cost }) => cost);
    this.chosen = new Int32Array(orders.length).fill(-1);
    for (const [at, size] of sizes.entries())
      for (let order = 0; order < orders.length; order++)
        if (size.prices[order]! < this.prices[order]!) {
          this.prices[order] = size.prices[order]!;
          this.costs[order] = size.costs[order]!;
          this.chosen[order] = at;
        }
    for (const cost of this.costs) this.total += cost;
  }

  /** Returns the cost of all orders with one size more. */
  with(size: PricedSize): number {
    let { total } = this;
    for (let order = 0; order < this.prices.length; order++)
      if (size.prices[order]! < this.prices[order]!) total += size.costs[order]! - this.costs[order]!;
    return total;
  }
}

/**
 * Searches for at most `most` sizes beside the brand's own boxes that make all orders cheapest: one by one, then each is
 * replaced by any other, by the least size that still takes its orders, and by sizes that take others too, while that saves.
 */
export function searchSizes(
  orders: readonly PricedOrder[],
  candidates: readonly Sides[],
  { most, toPriced, onRound }: { most: number; toPriced: (sides: Sides) => PricedSize; onRound?: () => void },
): PricedSize[] {
  const known = new Map<string, PricedSize>();
  const priced = (sides: Sides): PricedSize => {
    const key = sidesKey(sides);
    const size = known.get(key) ?? toPriced(sides);
    known.set(key, size);
    return size;
  };
  const all = candidates.map(priced);
  const best = (choice: Choice, sizes: readonly PricedSize[]): PricedSize | undefined => {
    let found: PricedSize | undefined;
    let least = choice.total - 1e-6;
    for (const size of sizes) {
      const total = choice.with(size);
      if (total >= least) continue;
      least = total;
      found = size;
    }
    return found;
  };

  let chosen: PricedSize[] = [];
  while (chosen.length < most) {
    const next = best(new Choice(orders, chosen), all);
    if (!next) break;
    chosen.push(next);
    onRound?.();
  }
  for (let round = 0; round < mostRounds; round++) {
    const before = new Choice(orders, chosen).total;
    for (let at = 0; at < chosen.length; at++) {
      const choice = new Choice(orders, chosen);
      const others = chosen.filter((_, index) => index !== at);
      const near = neighbours(orders, choice, at, chosen[at]!.sides).map(priced);
      const instead = best(new Choice(orders, others), [chosen[at]!, ...near, ...all]);
      chosen = instead ? [...others.slice(0, at), instead, ...others.slice(at)] : others;
    }
    onRound?.();
    if (new Choice(orders, chosen).total >= before - 1e-6) break;
  }
  return chosen;
}

/** Sizes near a chosen one: the least that takes its orders, without the longest of them, and with one more order. */
function neighbours(orders: readonly PricedOrder[], { chosen }: Choice, at: number, sides: Sides): Sides[] {
  const served = orders.filter((_, order) => chosen[order] === at);
  const own = served.flatMap(({ arrangements }) => arrangements.filter((one) => isWithin(one, sides)));
  const found = [leastFor(served, sides)];
  for (const side of dimensionNames) {
    const shorter = own.map((one) => one[side]).filter((cm) => cm < sides[side]);
    if (shorter.length > 0) found.push({ ...sides, [side]: Math.max(...shorter) });
  }
  const [least] = found;
  for (const { arrangements } of orders)
    for (const one of arrangements) if (!isWithin(one, sides)) found.push(joined(least!, one));
  return found;
}

/** The least size that takes orders, each in the arrangement that makes it grow least. */
function leastFor(served: readonly PricedOrder[], within: Sides): Sides {
  const fitting = served
    .map(({ arrangements }) => arrangements.filter((one) => isWithin(one, within)))
    .filter((own) => own.length > 0)
    .toSorted((a, b) => volumeOf(b[0]!) - volumeOf(a[0]!));
  let least: Sides | undefined;
  for (const own of fitting) {
    const grown = own.map((one) => (least ? joined(least, one) : one));
    least = grown.reduce((a, b) => (volumeOf(b) < volumeOf(a) ? b : a));
  }
  return least ?? within;
}
