import { SeededRandom } from '../../packing/search/seededRandom.ts';
import { blockOf } from './area.ts';
import type { WalkArea } from './area.ts';
import type { BinSelection, WantedSku } from './binSelection.ts';

/** Work of a search in all, by number of cross aisles: with three, an aisle has four times as many states. */
const budgets: Readonly<Record<number, number>> = { 2: 900_000, 3: 60_000 };
/** Turns of one search in a round, where a turn is hardly any work. */
const mostTurns: Readonly<Record<number, number>> = { 2: 2500, 3: 500 };
/** Share by which a walk may be longer than the shortest one at first, to leave where no change alone shortens it. */
const slack = 0.05;
/** Spread of the chance in what a part costs: the dearest luck is e times the cheapest. */
const noise = 1;
const tolerance = 1e-9;

/** A set of bins that has all that is needed, with the length of its walk. */
export interface Choice {
  length: number;
  chosen: readonly number[];
}

/**
 * Improves sets of bins, and leaves the selection with the shortest walk found: leaves a few stretches, collects what is
 * missing elsewhere, and keeps what isn't much longer (ruin and recreate: Schrimpf et al., Journal of Computational Physics
 * 159(2), 2000). Each set is searched a little at first; in each round the worse half is dropped and the others are searched
 * twice as long (successive halving), because a search seldom comes from spread aisles to neighbouring ones.
 * @param skus those that have a choice
 * @param prices what a unit is worth, by SKU
 */
export function improveBins(
  selection: BinSelection,
  skus: readonly WantedSku[],
  area: WalkArea,
  given: readonly Choice[],
  prices: Float64Array,
): void {
  const random = new SeededRandom(1);
  const budget = budgets[area.crosses.length] ?? 0;
  const turns = mostTurns[area.crosses.length] ?? 0;
  let searches = given.map((one) => ({ best: one, current: one }));
  const rounds = Math.ceil(Math.log2(searches.length)) + 1;
  for (let round = 1; round <= rounds; round += 1) {
    const share = budget / rounds / searches.length;
    for (const search of searches) {
      selection.reset(search.current.chosen);
      const begin = selection.work;
      for (let turn = 0; turn < turns && selection.work < begin + share; turn += 1) {
        // The more SKUs, the less one of them changes.
        const length =
          random.below(skus.length + 1) < 2
            ? moveToBin(selection, skus, random)
            : renewStretches(selection, skus, random, area, prices);
        const left = 1 - (round - 1 + (selection.work - begin) / share) / rounds;
        const most = Math.max(search.current.length, search.best.length * (1 + slack * left * random.next()));
        if (length <= most + tolerance) {
          search.current = { length, chosen: [...selection.chosen] };
          if (length < search.best.length - tolerance) search.best = search.current;
        } else selection.reset(search.current.chosen);
      }
    }
    searches.sort((a, b) => a.best.length - b.best.length);
    searches = searches.slice(0, Math.ceil(searches.length / 2));
  }
  selection.reset(searches[0]!.best.chosen);
  renewSkus(selection, skus, area);
}

/** Chooses the bins of each SKU and of each stretch again, where that shortens the walk. */
function renewSkus(selection: BinSelection, skus: readonly WantedSku[], area: WalkArea): void {
  let length = selection.length();
  for (const sku of skus) {
    const kept = [...selection.chosen];
    const now = selection.renew(sku);
    const isFewer = selection.chosen.size < kept.length && now <= length + tolerance;
    if (now < length - tolerance || isFewer) length = Math.min(length, now);
    else selection.reset(kept);
  }
  leaveStretches(selection, skus, area, length);
}

/** Takes what is in one block of an aisle from elsewhere, where that shortens the walk. */
function leaveStretches(
  selection: BinSelection,
  skus: readonly WantedSku[],
  area: WalkArea,
  given: number,
): void {
  let length = given;
  const stretchOf = stretchesOf(selection, area);
  for (const stretch of new Set([...selection.chosen].map(stretchOf))) {
    const kept = [...selection.chosen];
    const isHere = (bin: number) => stretchOf(bin) === stretch;
    const touched = skus.filter(({ bins }) => bins.some((bin) => selection.chosen.has(bin) && isHere(bin)));
    for (const { bins } of touched) for (const bin of bins) if (isHere(bin)) selection.remove(bin);
    let now = 0;
    for (const sku of touched)
      now = Math.max(
        now,
        selection.cover(sku, (bin) => !isHere(bin)),
      );
    if (touched.length > 0 && now < Infinity) now = selection.length();
    if (touched.length > 0 && now < length - tolerance) length = now;
    else selection.reset(kept);
  }
}

/** Takes a SKU from another bin, and chooses a few others again. Returns the length of the walk. */
function moveToBin(selection: BinSelection, skus: readonly WantedSku[], random: SeededRandom): number {
  const sku = skus[random.below(skus.length)]!;
  const others = sku.bins.filter((bin) => !selection.chosen.has(bin));
  if (others.length === 0) return Infinity;
  for (const bin of sku.bins) selection.remove(bin);
  selection.add(others[random.below(others.length)]!);
  selection.cover(sku);
  const again = shuffled(
    skus.filter((one) => one !== sku),
    random,
  );
  const freed = again.slice(0, 1 + random.below(Math.min(again.length, 6)));
  for (const { bins } of freed) for (const bin of bins) selection.remove(bin);
  for (const one of freed) selection.cover(one);
  return selection.length();
}

/**
 * Adds the parts of blocks that cost the least length for what they have, until there is all that is needed.
 * @param factorOf see `BinSelection.cheapestPart`
 */
export function collect(
  selection: BinSelection,
  prices: Float64Array,
  factorOf: (stretch: number) => number,
): boolean {
  const lack = Int32Array.from(selection.skus, (sku) => Math.max(0, sku.need - selection.covered(sku)));
  while (lack.some((units) => units > 0)) {
    const part = selection.cheapestPart(lack, prices, factorOf);
    if (part.length === 0) return false;
    for (const bin of part) {
      const sku = selection.skuOf[bin]!;
      if (lack[sku]! <= 0) continue;
      selection.add(bin);
      lack[sku]! -= selection.bins[bin]!.quantity;
    }
  }
  return true;
}

/**
 * Leaves one to three blocks of aisles, and collects what is missing then by the parts of blocks that cost the least length
 * for what they have. Returns the length of the walk.
 */
function renewStretches(
  selection: BinSelection,
  skus: readonly WantedSku[],
  random: SeededRandom,
  area: WalkArea,
  prices: Float64Array,
): number {
  const stretchOf = stretchesOf(selection, area);
  const all = selection.skus;
  const open = new Set(skus);
  const movable = [...selection.chosen].filter((bin) => open.has(all[selection.skuOf[bin]!]!));
  const used = [...new Set(movable.map(stretchOf))];
  const left = new Set(shuffled(used, random).slice(0, 1 + random.below(3)));
  const barred = random.below(3) > 0 ? [...left][0]! : -1;
  for (const bin of movable) if (left.has(stretchOf(bin))) selection.remove(bin);
  const factors = new Map<number, number>();
  const factorOf = (stretch: number) => {
    if (stretch === barred) return Infinity;
    let known = factors.get(stretch);
    if (known === undefined) factors.set(stretch, (known = Math.exp(noise * random.next())));
    return known;
  };
  if (!collect(selection, prices, factorOf)) return Infinity;
  for (const sku of shuffled(skus, random)) if (selection.hasSpare(sku)) selection.renew(sku);
  return selection.length();
}

/** The number of the block of an aisle in which a bin is. */
const stretchesOf =
  ({ bins }: BinSelection, area: WalkArea) =>
  (bin: number): number =>
    bins[bin]!.aisle * (area.crosses.length - 1) + blockOf(area, bins[bin]!.y);

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}
