import type { WalkArea, WalkStart } from './area.ts';
import { beamSearch } from './beamSearch.ts';
import { BinSelection } from './binSelection.ts';
import type { StockedBin, WantedSku } from './binSelection.ts';
import { collect, improveBins } from './improveBins.ts';
import type { Choice } from './improveBins.ts';
import { PricedWalks } from './pricedWalks.ts';

/** Units taken from a bin. */
export interface BinPick {
  /** The number of the bin, from 0. */
  bin: number;
  quantity: number;
}

/** Steps of the prices, by number of cross aisles: one step with three takes four times as long. */
const priceSteps: Readonly<Record<number, number>> = { 2: 60, 3: 25 };
/** Ways to need something (units of each SKU) up to which parts of a walk are kept with what they have collected. */
const mostCombinations = 400;
const beamWidth = 300;
/** Sets of bins that are improved. */
const starts = 8;
const tolerance = 1e-9;

/**
 * Chooses the bins to pick from so that the walk is short: which bins and which walk are decided together. Starts from walks
 * that prices of SKUs lead to (`PricedWalks`), from all walks with little to collect (`beamSearch`) and from windows of
 * neighbouring aisles, and improves the best ones (`improveBins`). Where each SKU is in one bin there is nothing to choose.
 * Deterministic, and bounded by work, not by the clock. docs/performance.md has the distance from published optima.
 * @param need units by SKU
 */
export function chooseBins(
  area: WalkArea,
  start: WalkStart,
  bins: readonly StockedBin[],
  need: ReadonlyMap<string | number, number>,
): { picks: BinPick[]; missing: Map<string | number, number> } {
  const { skus, missing } = wantedSkus(bins, need);
  const open = skus.filter(({ bins: own, need: units }) => stockOf(own, bins) > units);
  const selection = new BinSelection(area, start, bins, skus);
  for (const sku of skus) if (!open.includes(sku)) for (const bin of sku.bins) selection.add(bin);
  if (open.length > 0) {
    const { found, prices, bound } = firstChoices(area, start, bins, skus, selection);
    if (found[0]!.length <= bound + tolerance) selection.reset(found[0]!.chosen);
    else improveBins(selection, open, area, found.slice(0, starts), prices);
  }
  return { picks: skus.flatMap((sku) => takeFrom(sku, bins, selection.chosen)), missing };
}

const stockOf = (own: readonly number[], bins: readonly StockedBin[]): number =>
  own.reduce((sum, bin) => sum + bins[bin]!.quantity, 0);

/** SKUs that are needed with their bins, and units that no bin has. */
function wantedSkus(bins: readonly StockedBin[], need: ReadonlyMap<string | number, number>) {
  const own = new Map<string | number, number[]>();
  for (const [bin, { sku_id, quantity }] of bins.entries()) {
    if (!(quantity > 0) || !((need.get(sku_id) ?? 0) > 0)) continue;
    const list = own.get(sku_id) ?? [];
    list.push(bin);
    own.set(sku_id, list);
  }
  const missing = new Map<string | number, number>();
  const skus: WantedSku[] = [];
  for (const [sku_id, units] of need) {
    const places = own.get(sku_id) ?? [];
    const stock = stockOf(places, bins);
    if (units > stock) missing.set(sku_id, units - stock);
    if (places.length > 0) skus.push({ need: Math.min(units, stock), bins: places });
  }
  return { skus, missing };
}

/**
 * Sets of bins that have all that is needed, the one with the shortest walk first; what units are worth; and a length below
 * which there is no walk.
 */
function firstChoices(
  area: WalkArea,
  start: WalkStart,
  bins: readonly StockedBin[],
  skus: readonly WantedSku[],
  selection: BinSelection,
): { found: Choice[]; prices: Float64Array; bound: number } {
  const forced = [...selection.chosen];
  const found: Choice[] = [];
  /** Adds to a set what it lacks, and takes away what it doesn't need. */
  const complete = (visited: readonly number[]): number => {
    selection.reset([...forced, ...visited]);
    for (const sku of skus) selection.cover(sku);
    for (const sku of skus) if (selection.hasSpare(sku)) selection.renew(sku);
    const length = selection.length();
    found.push({ length, chosen: [...selection.chosen] });
    return length;
  };
  const priced = new PricedWalks(area, start, bins, skus);
  const { shortest, bound } = followPrices(
    priced,
    skus,
    bins,
    complete,
    priceSteps[area.crosses.length] ?? 0,
  );
  if (skus.reduce((product, { need }) => product * (need + 1), 1) <= mostCombinations) {
    priced.lookAhead();
    const beam = { width: beamWidth, shortest: shortest + tolerance, most: 1 };
    for (const visited of beamSearch({ area, start }, { bins, skus }, priced, beam)) complete(visited);
  }
  // A SKU that walks pass anyhow has no price, but is needed as well.
  const mean = priced.prices.reduce((sum, price) => sum + price, 0) / skus.length;
  const prices = priced.prices.map((price) => price + (mean / 10 || 1));
  for (const [from, to] of windowsOf(area, start, bins, skus)) {
    selection.reset(forced);
    const isOutside = (stretch: number) => {
      const aisle = Math.floor(stretch / (area.crosses.length - 1));
      return aisle < from || aisle > to;
    };
    if (!collect(selection, prices, (stretch) => (isOutside(stretch) ? Infinity : 1))) continue;
    for (const sku of skus) if (selection.hasSpare(sku)) selection.renew(sku);
    const length = selection.length();
    found.push({ length, chosen: [...selection.chosen] });
  }
  found.sort((a, b) => a.length - b.length);
  // Sets with walks of one length are mostly the same one.
  const lengths = new Set<number>();
  const different = found.filter(({ length }) => !lengths.has(length) && lengths.add(length));
  return { found: different, prices, bound };
}

/**
 * Raises the prices of SKUs that priced walks miss and lowers those of which they collect too much, by subgradient steps
 * (Held, Wolfe and Crowder, Mathematical Programming 6, 1974). Leaves the prices of the highest lower bound.
 */
function followPrices(
  priced: PricedWalks,
  skus: readonly WantedSku[],
  bins: readonly StockedBin[],
  complete: (visited: readonly number[]) => number,
  steps: number,
): { shortest: number; bound: number } {
  let shortest = complete([]);
  const units = skus.reduce((sum, { need }) => sum + need, 0);
  priced.prices.fill(shortest / units);
  let best = Float64Array.from(priced.prices);
  let bound = -Infinity;
  let pace = 1;
  let sinceBetter = 0;
  const known = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    const { value, visited } = priced.walk();
    const lower = value + skus.reduce((sum, { need }, at) => sum + priced.prices[at]! * need, 0);
    if (lower > bound + tolerance) {
      bound = lower;
      best = Float64Array.from(priced.prices);
      sinceBetter = 0;
    } else {
      sinceBetter += 1;
      if (sinceBetter % 5 === 0) pace /= 2;
    }
    if (shortest <= bound + tolerance) break;
    const key = visited.join();
    if (!known.has(key)) shortest = Math.min(shortest, complete(visited));
    known.add(key);
    const got = new Set(visited);
    const lack = skus.map(({ need, bins: own }) =>
      own.reduce((left, bin) => (got.has(bin) ? left - Math.min(bins[bin]!.quantity, need) : left), need),
    );
    const square = lack.reduce((sum, units_) => sum + units_ ** 2, 0);
    if (square === 0) break;
    const size = (pace * Math.max(shortest - lower, shortest * 0.01)) / square;
    lack.forEach((units_, at) => (priced.prices[at] = Math.max(0, priced.prices[at]! + size * units_)));
  }
  priced.prices.set(best);
  return { shortest, bound };
}

/** Neighbouring aisles that have all that is needed, from the fewest on, around the start and beside it. */
function windowsOf(
  area: WalkArea,
  start: WalkStart,
  bins: readonly StockedBin[],
  skus: readonly WantedSku[],
): [from: number, to: number][] {
  const stockIn = ({ bins: own }: WantedSku, from: number, to: number) =>
    own.reduce((sum, bin) => {
      const { aisle, quantity } = bins[bin]!;
      return aisle >= from && aisle <= to ? sum + quantity : sum;
    }, 0);
  const found = new Map<number, [number, number]>();
  let fewest = area.aisles;
  for (let span = 1; span <= Math.min(area.aisles, fewest * 3); span = Math.ceil(span * 1.25 + 0.5))
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const from = Math.max(0, Math.min(area.aisles - span, Math.round(start.aisle - share * (span - 1))));
      const to = from + span - 1;
      if (skus.some((sku) => stockIn(sku, from, to) < sku.need)) continue;
      fewest = Math.min(fewest, span);
      found.set(from * area.aisles + to, [from, to]);
    }
  return [...found.values()];
}

/** The units of a SKU from its chosen bins. */
function takeFrom(sku: WantedSku, bins: readonly StockedBin[], chosen: ReadonlySet<number>): BinPick[] {
  let left = sku.need;
  return sku.bins.flatMap((bin) => {
    const quantity = chosen.has(bin) ? Math.min(left, bins[bin]!.quantity) : 0;
    left -= quantity;
    return quantity > 0 ? [{ bin, quantity }] : [];
  });
}
