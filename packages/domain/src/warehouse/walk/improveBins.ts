import { SeededRandom } from '../../packing/search/seededRandom.ts';
import { blockOf } from './area.ts';
import type { WalkArea } from './area.ts';
import type { BinSelection, WantedSku } from './binSelection.ts';

/** Aisles that a search computes in all, by number of cross aisles: with three, an aisle has four times as many states. */
const budgets: Readonly<Record<number, number>> = { 2: 250_000, 3: 40_000 };
const mostPasses = 8;
/** Turns in which nothing may be left to change. */
const mostTurns = 4000;
const tolerance = 1e-9;

/** Improves the best of some sets of bins, and leaves the selection with the shortest walk found. */
export function improveBins(
  selection: BinSelection,
  skus: readonly WantedSku[],
  area: WalkArea,
  given: readonly { chosen: readonly number[] }[],
): void {
  let shortest = Infinity;
  let best: number[] = [];
  for (const { chosen } of given) {
    selection.reset(chosen);
    const length = renewSkus(selection, skus, area, mostPasses);
    if (length >= shortest - tolerance) continue;
    shortest = length;
    best = [...selection.chosen];
  }
  selection.reset(best);
  const random = new SeededRandom(1);
  const budget = budgets[area.crosses.length] ?? 0;
  for (let turn = 0; turn < mostTurns && selection.work < budget; turn += 1) {
    const kept = [...selection.chosen];
    const length =
      turn % 3 === 0 ? walkThrough(selection, skus, random, area) : moveToBin(selection, skus, random);
    if (length <= shortest + tolerance) shortest = length;
    else selection.reset(kept);
  }
}

/** Chooses the bins of each SKU and of each stretch again while that shortens the walk. Returns its length. */
export function renewSkus(
  selection: BinSelection,
  skus: readonly WantedSku[],
  area: WalkArea,
  passes: number,
): number {
  let length = selection.length();
  for (let pass = 0; pass < passes; pass += 1) {
    const before = length;
    for (const sku of skus) {
      const kept = [...selection.chosen];
      const now = selection.renew(sku);
      if (now < length - tolerance || selection.chosen.size < kept.length) length = Math.min(length, now);
      else selection.reset(kept);
    }
    length = leaveStretches(selection, skus, area, length);
    if (length > before - tolerance) break;
  }
  return length;
}

/** Takes what is in one block of an aisle from elsewhere, where that shortens the walk. */
function leaveStretches(
  selection: BinSelection,
  skus: readonly WantedSku[],
  area: WalkArea,
  given: number,
): number {
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
  return length;
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

/** Takes what is in a block of one aisle or two from there, and chooses all others again. Returns the length of the walk. */
function walkThrough(
  selection: BinSelection,
  skus: readonly WantedSku[],
  random: SeededRandom,
  area: WalkArea,
): number {
  const used = [...selection.chosen].map((bin) => selection.bins[bin]!.aisle);
  const [low, high] = [Math.min(...used), Math.max(...used)];
  const stretchOf = stretchesOf(selection, area);
  const blocks = area.crosses.length - 1;
  const wanted = new Set<number>();
  for (let count = 0; count < 1 + random.below(2); count += 1) {
    const aisle = low - 1 + random.below(high - low + 3);
    wanted.add(Math.max(0, Math.min(area.aisles - 1, aisle)) * blocks + random.below(blocks));
  }
  for (const { bins } of skus) {
    const here = bins.filter((bin) => wanted.has(stretchOf(bin)));
    if (here.length === 0) continue;
    for (const bin of bins) selection.remove(bin);
    for (const bin of here) selection.add(bin);
  }
  for (const sku of skus) selection.cover(sku);
  for (const sku of shuffled(skus, random)) selection.renew(sku);
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
