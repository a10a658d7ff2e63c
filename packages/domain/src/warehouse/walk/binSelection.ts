import { blockOf } from './area.ts';
import type { WalkArea, WalkStart, WalkStop } from './area.ts';
import { aisleCosts, emptyCosts } from './aisleCosts.ts';
import type { AisleCosts } from './aisleCosts.ts';
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
    for (let aisle = 0; aisle < area.aisles; aisle += 1)
      for (let block = 0; block < blocks; block += 1) this.#measure(aisle, block);
  }

  /** Aisles that were computed so far. */
  get work(): number {
    return this.#table.work;
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
    const { aisle, y } = this.bins[bin]!;
    const block = blockOf(this.#area, y);
    insert(this.#ys[aisle]![block]!, y);
    this.#measure(aisle, block);
  }

  remove(bin: number): void {
    if (!this.#chosen.delete(bin)) return;
    const { aisle, y } = this.bins[bin]!;
    const block = blockOf(this.#area, y);
    const ys = this.#ys[aisle]![block]!;
    ys.splice(ys.indexOf(y), 1);
    this.#measure(aisle, block);
  }

  /** Chooses these bins and no others. */
  reset(bins: Iterable<number>): void {
    const wanted = new Set(bins);
    for (const bin of this.#chosen) if (!wanted.has(bin)) this.remove(bin);
    for (const bin of wanted) this.add(bin);
  }

  /** Units of a SKU in its chosen bins. */
  covered({ bins }: WantedSku): number {
    let units = 0;
    for (const bin of bins) if (this.#chosen.has(bin)) units += this.bins[bin]!.quantity;
    return units;
  }

  /** Whether a chosen bin of a SKU could be left out. */
  hasSpare(sku: WantedSku): boolean {
    const chosen = sku.bins.filter((bin) => this.#chosen.has(bin));
    return (
      chosen.length > 1 &&
      this.covered(sku) - Math.min(...chosen.map((bin) => this.bins[bin]!.quantity)) >= sku.need
    );
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

  #lengthWith(bin: number): number {
    const { aisle, y } = this.bins[bin]!;
    const block = blockOf(this.#area, y);
    const ys = this.#ys[aisle]![block]!;
    const at = insert(ys, y);
    this.#write(block, ys, this.#tried);
    ys.splice(at, 1);
    return this.#table.lengthWith(aisle, block, this.#tried);
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
