import { blockOf } from './area.ts';
import type { WalkArea, WalkStart, WalkStop } from './area.ts';
import { aisleCosts, emptyCosts } from './aisleCosts.ts';
import type { AisleCosts } from './aisleCosts.ts';
import { aisleWalkCount } from './tourStates.ts';
import { WalkTable } from './walkTable.ts';

/** A bin with stock of one SKU. */
export interface StockedBin extends WalkStop {
  sku_id: string | number;
  quantity: number;
}

/** Units needed of a SKU, and the bins that store it. */
export interface WantedSku {
  need: number;
  /** Numbers of its bins. */
  bins: readonly number[];
}

/** Places that are compared in about the time of an aisle in one block; beside an aisle in two they take hardly any. */
const placesAnAisle: Readonly<Record<number, number>> = { 2: 4, 3: Infinity };

/** Bins that are walked to, with the shortest walk through them, while bins are added and removed. */
export class BinSelection {
  readonly skus: readonly WantedSku[];
  readonly bins: readonly StockedBin[];
  readonly #area: WalkArea;
  readonly #table: WalkTable;
  readonly #costs: AisleCosts[][];
  /** Places that are walked to, by aisle and block, ascending; one for each bin. */
  readonly #ys: number[][][];
  readonly #tried = emptyCosts();
  readonly #chosen = new Set<number>();
  /** The SKU of each bin; -1 if nothing is needed of it. */
  readonly skuOf: Int32Array;
  /** Columns, because a search reads them all the time. */
  readonly #yOf: Float64Array;
  readonly #unitsOf: Float64Array;
  readonly #isChosen: Uint8Array;
  /** Bins by stretch (a block of an aisle), ascending. */
  readonly #stock: number[][];
  readonly #around = emptyCosts();
  readonly #left: Int32Array;
  /** Places that were compared so far. */
  #places = 0;
  /** Bins of a stretch that are wanted, and what they are worth: kept because new ones for each stretch take most of the time. */
  readonly #wanted: number[] = [];
  readonly #gains: { firsts: Float64Array; lasts: Float64Array };

  constructor(area: WalkArea, start: WalkStart, bins: readonly StockedBin[], skus: readonly WantedSku[]) {
    this.bins = bins;
    this.skus = skus;
    this.#area = area;
    const blocks = area.crosses.length - 1;
    const byBlock = <T>(make: () => T): T[][] =>
      Array.from({ length: area.aisles }, () => Array.from({ length: blocks }, make));
    this.#ys = byBlock(() => []);
    this.#costs = byBlock(emptyCosts);
    this.#table = new WalkTable(area, start, this.#costs);
    this.skuOf = new Int32Array(bins.length).fill(-1);
    this.#yOf = Float64Array.from(bins, ({ y }) => y);
    this.#unitsOf = Float64Array.from(bins, ({ quantity }) => quantity);
    this.#isChosen = new Uint8Array(bins.length);
    this.#left = new Int32Array(skus.length);
    this.#stock = Array.from({ length: area.aisles * blocks }, () => []);
    for (const [sku, { bins: own }] of skus.entries())
      for (const bin of own) {
        this.skuOf[bin] = sku;
        const { aisle, y } = bins[bin]!;
        this.#stock[aisle * blocks + blockOf(area, y)]!.push(bin);
      }
    const most = Math.max(...this.#stock.map(({ length }) => length)) + 1;
    this.#gains = { firsts: new Float64Array(most), lasts: new Float64Array(most) };
    for (const own of this.#stock) own.sort((a, b) => bins[a]!.y - bins[b]!.y);
    for (let aisle = 0; aisle < area.aisles; aisle += 1)
      for (let block = 0; block < blocks; block += 1) this.#measure(aisle, block);
  }

  /** Aisles and places that were computed so far, in the time of an aisle. */
  get work(): number {
    return this.#table.work + this.#places / (placesAnAisle[this.#area.crosses.length] ?? Infinity);
  }

  get chosen(): ReadonlySet<number> {
    return this.#chosen;
  }

  /** Length of the shortest walk through the chosen bins. */
  length(): number {
    return this.#table.forward();
  }

  add(bin: number): void {
    if (this.#chosen.has(bin)) return;
    this.#chosen.add(bin);
    this.#isChosen[bin] = 1;
    const { aisle, y } = this.bins[bin]!;
    const block = blockOf(this.#area, y);
    insert(this.#ys[aisle]![block]!, y);
    this.#measure(aisle, block);
  }

  remove(bin: number): void {
    if (!this.#chosen.delete(bin)) return;
    this.#isChosen[bin] = 0;
    const { aisle, y } = this.bins[bin]!;
    const block = blockOf(this.#area, y);
    const ys = this.#ys[aisle]![block]!;
    ys.splice(ys.indexOf(y), 1);
    this.#measure(aisle, block);
  }

  /** Chooses these bins and no others. */
  reset(bins: Iterable<number>): void {
    const wanted = bins instanceof Set ? (bins as ReadonlySet<number>) : new Set(bins);
    for (const bin of this.#chosen) if (!wanted.has(bin)) this.remove(bin);
    for (const bin of wanted) this.add(bin);
  }

  /** Units of a SKU in its chosen bins. */
  covered({ bins }: WantedSku): number {
    let units = 0;
    for (const bin of bins) if (this.#isChosen[bin] === 1) units += this.#unitsOf[bin]!;
    return units;
  }

  /** Whether a chosen bin of a SKU could be left out. */
  hasSpare(sku: WantedSku): boolean {
    let units = 0;
    let least = Infinity;
    let count = 0;
    for (const bin of sku.bins) {
      if (this.#isChosen[bin] === 0) continue;
      count += 1;
      units += this.#unitsOf[bin]!;
      if (this.#unitsOf[bin]! < least) least = this.#unitsOf[bin]!;
    }
    return count > 1 && units - least >= sku.need;
  }

  /** Chooses the bins of a SKU again, with all others as they are. Returns the length of the walk. */
  renew(sku: WantedSku): number {
    for (const bin of sku.bins) this.remove(bin);
    return this.cover(sku);
  }

  /**
   * Adds bins of a SKU until its need is covered: each time the one that lengthens the walk least for a unit.
   * @returns the length of the walk
   */
  cover(sku: WantedSku, isAllowed: (bin: number) => boolean = () => true): number {
    let length = this.#table.forward();
    let left = sku.need - this.covered(sku);
    while (left > 0) {
      this.#table.backward();
      let best = -1;
      let bestLength = Infinity;
      let bestShare = Infinity;
      for (const bin of sku.bins) {
        if (this.#chosen.has(bin) || !isAllowed(bin)) continue;
        const with_ = this.#lengthWith(bin);
        const share = (with_ - length) / Math.min(left, this.bins[bin]!.quantity);
        if (share < bestShare) [best, bestShare, bestLength] = [bin, share, with_];
      }
      if (best < 0) return Infinity;
      this.add(best);
      left -= this.bins[best]!.quantity;
      length = bestLength;
      if (left > 0) this.#table.forward();
    }
    return length;
  }

  /**
   * Finds the part of a block whose units cost the least length each.
   * @param lack units that are still needed, by SKU
   * @param prices what a unit is worth, by SKU
   * @param factorOf by which the cost in a stretch is multiplied; infinite where none may be added
   * @returns its bins; none if no block has any of it
   */
  cheapestPart(lack: Int32Array, prices: Float64Array, factorOf: (stretch: number) => number): number[] {
    const length = this.#table.forward();
    this.#table.backward();
    const { crosses } = this.#area;
    const blocks = crosses.length - 1;
    const best: number[] = [];
    let bestShare = Infinity;
    const wanted = this.#wanted;
    const { firsts, lasts } = this.#gains;
    for (let stretch = 0; stretch < this.#stock.length; stretch += 1) {
      const own = this.#stock[stretch]!;
      let count = 0;
      for (const bin of own)
        if (lack[this.skuOf[bin]!]! > 0 && this.#isChosen[bin] === 0) {
          wanted[count] = bin;
          count += 1;
        }
      this.#places += own.length;
      if (count === 0) continue;
      const factor = factorOf(stretch);
      if (factor === Infinity) continue;
      const aisle = Math.floor(stretch / blocks);
      const block = stretch % blocks;
      const [from, to] = [crosses[block]!, crosses[block + 1]!];
      const around = this.#around;
      this.#table.around(aisle, block, around);
      const ys = this.#ys[aisle]![block]!;
      this.#addGains(count, lack, prices);
      const yOf = (at: number) => this.#yOf[wanted[at]!]!;
      const offer = (whole: number, gain: number, first: number, last: number) => {
        const share = ((Math.max(0, whole - length) + 0.01) * factor) / gain;
        if (share < bestShare) {
          bestShare = share;
          best.length = 0;
          for (let at = 0; at < count; at += 1) if (at < first || at >= last) best.push(wanted[at]!);
        }
      };
      offer(Math.min(around[1]! + to - from, around[2]! + 2 * (to - from)), firsts[count]!, count, count);
      const highest = ys[0] ?? Infinity;
      const lowest = ys.at(-1) ?? -Infinity;
      // No part that is walked into from one end or both can be cheaper than this for all that is here.
      const least = Math.min(
        around[3]! + 2 * (Math.max(lowest, yOf(0)) - from),
        around[4]! + 2 * (to - Math.min(highest, yOf(count - 1))),
        around[5]!,
      );
      if (((Math.max(0, least - length) + 0.01) * factor) / firsts[count]! >= bestShare) continue;
      this.#places += 2 * count;
      for (let at = 0; at < count; at += 1) {
        offer(around[3]! + 2 * (Math.max(lowest, yOf(at)) - from), firsts[at + 1]!, at + 1, count);
        offer(around[4]! + 2 * (to - Math.min(highest, yOf(at))), lasts[at]!, 0, at);
      }
      // From both ends, with each gap between two neighbouring places of the selection, and around it.
      for (let gap = 0; gap <= ys.length; gap += 1) {
        const above = gap === 0 ? -Infinity : ys[gap - 1]!;
        const below = gap === ys.length ? Infinity : ys[gap]!;
        if (above === below) continue;
        let first = 0;
        while (first < count && yOf(first) <= above) first += 1;
        let last = count;
        while (last > 0 && yOf(last - 1) >= below) last -= 1;
        for (let up = first; up <= last; up += 1) {
          const reach = up === first ? above : yOf(up - 1);
          if (reach === -Infinity) continue;
          this.#places += last + 1 - up;
          for (let down = up; down <= last; down += 1) {
            const start = down === last ? below : yOf(down);
            if (start === Infinity || (up === 0 && down === count)) continue;
            const gain = Math.min(firsts[count]!, firsts[up]! + lasts[down]!);
            if (gain > 0) offer(around[5]! + 2 * (reach - from + to - start), gain, up, down);
          }
        }
      }
    }
    return best;
  }

  /** Adds up what wanted bins are worth from the first up to each, and from each to the last. */
  #addGains(count: number, lack: Int32Array, prices: Float64Array): void {
    const { firsts, lasts } = this.#gains;
    const left = this.#left;
    left.set(lack);
    firsts[0] = 0;
    for (let at = 0; at < count; at += 1) {
      const bin = this.#wanted[at]!;
      const sku = this.skuOf[bin]!;
      const units = Math.min(left[sku]!, this.#unitsOf[bin]!);
      left[sku]! -= units;
      firsts[at + 1] = firsts[at]! + units * prices[sku]!;
    }
    left.set(lack);
    lasts[count] = 0;
    for (let at = count - 1; at >= 0; at -= 1) {
      const bin = this.#wanted[at]!;
      const sku = this.skuOf[bin]!;
      const units = Math.min(left[sku]!, this.#unitsOf[bin]!);
      left[sku]! -= units;
      lasts[at] = lasts[at + 1]! + units * prices[sku]!;
    }
  }

  #lengthWith(bin: number): number {
    const { aisle, y } = this.bins[bin]!;
    const block = blockOf(this.#area, y);
    const ys = this.#ys[aisle]![block]!;
    const at = insert(ys, y);
    this.#write(block, ys, this.#tried);
    ys.splice(at, 1);
    this.#table.around(aisle, block, this.#around);
    let length = Infinity;
    for (let how = 0; how < aisleWalkCount; how += 1)
      length = Math.min(length, this.#around[how]! + this.#tried[how]!);
    return length;
  }

  #measure(aisle: number, block: number): void {
    this.#write(block, this.#ys[aisle]![block]!, this.#costs[aisle]![block]!);
    this.#table.changed(aisle);
  }

  #write(block: number, ys: readonly number[], costs: AisleCosts): void {
    const { crosses } = this.#area;
    aisleCosts(crosses[block]!, crosses[block + 1]!, ys, costs);
  }
}

/** Inserts a number into an ascending list; returns its place. */
function insert(ascending: number[], value: number): number {
  let at = ascending.length;
  while (at > 0 && ascending[at - 1]! > value) at -= 1;
  ascending.splice(at, 0, value);
  return at;
}
