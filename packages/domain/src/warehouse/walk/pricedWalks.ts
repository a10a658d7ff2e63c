import { blockOf } from './area.ts';
import type { WalkArea, WalkStart } from './area.ts';
import { emptyCosts } from './aisleCosts.ts';
import type { AisleCosts } from './aisleCosts.ts';
import type { StockedBin, WantedSku } from './binSelection.ts';
import { aisleWalks } from './tourStates.ts';
import { WalkTable } from './walkTable.ts';

/** Bins of one block of an aisle, ascending, and how far its best ways reach. */
interface BlockBins {
  block: number;
  bins: number[];
  costs: AisleCosts;
  /** Bins that the best way from above takes, from the first. */
  above: number;
  /** The first bin that the best way from below takes. */
  below: number;
  /** The same of the best way from both. */
  both: [above: number, below: number];
}

/**
 * Walks through bins that pay for being visited. A walk that may leave out any bin is found exactly, like the shortest
 * walk through fixed ones, because the best part of an aisle to walk is known for each way. With a price for each unit of a
 * SKU that rises while too little of it is collected (subgradient steps on the Lagrangian dual of the covering), such
 * walks come close to the shortest one that collects everything.
 */
export class PricedWalks {
  readonly #area: WalkArea;
  readonly #bins: readonly StockedBin[];
  readonly #skus: readonly WantedSku[];
  readonly #blocks: BlockBins[][];
  readonly #table: WalkTable;
  /** The SKU of each bin; -1 if nothing is needed of it. */
  readonly skuOf: Int32Array;
  readonly prices: Float64Array;

  constructor(area: WalkArea, start: WalkStart, bins: readonly StockedBin[], skus: readonly WantedSku[]) {
    this.#area = area;
    this.#bins = bins;
    this.#skus = skus;
    this.prices = new Float64Array(skus.length);
    this.skuOf = new Int32Array(bins.length).fill(-1);
    this.#blocks = Array.from({ length: area.aisles }, () =>
      Array.from({ length: area.crosses.length - 1 }, (_, block) => ({
        block,
        bins: [],
        costs: emptyCosts(),
        above: 0,
        below: 0,
        both: [0, 0] as [number, number],
      })),
    );
    for (const [sku, { bins: own }] of skus.entries())
      for (const bin of own) {
        this.skuOf[bin] = sku;
        const { aisle, y } = bins[bin]!;
        this.#blocks[aisle]![blockOf(area, y)]!.bins.push(bin);
      }
    for (const aisle of this.#blocks)
      for (const { bins: own } of aisle) own.sort((a, b) => bins[a]!.y - bins[b]!.y);
    this.#table = new WalkTable(
      area,
      start,
      this.#blocks.map((aisle) => aisle.map(({ costs }) => costs)),
    );
  }

  /** Finds the walk whose length less what it collects is least. */
  walk(): { value: number; visited: number[] } {
    for (const aisle of this.#blocks) for (const block of aisle) this.#price(block);
    this.#table.changed(0);
    const value = this.#table.forward();
    const visited: number[] = [];
    this.#table.plan().aisles.forEach(({ walks }, aisle) =>
      walks.forEach((how, at) => {
        const { bins, above, below, both } = this.#blocks[aisle]![at]!;
        const kind = aisleWalks[how];
        if (kind === 'once' || kind === 'twice') visited.push(...bins);
        if (kind === 'above') visited.push(...bins.slice(0, above));
        if (kind === 'below') visited.push(...bins.slice(below));
        if (kind === 'both') visited.push(...bins.slice(0, both[0]), ...bins.slice(both[1]));
      }),
    );
    return { value, visited };
  }

  /** Bins in a block of an aisle, ascending. */
  binsOf(aisle: number, block: number): readonly number[] {
    return this.#blocks[aisle]![block]!.bins;
  }

  /** Prepares `back` for the prices as they are. */
  lookAhead(): void {
    for (const aisle of this.#blocks) for (const block of aisle) this.#price(block);
    this.#table.changed(this.#area.aisles - 1);
    this.#table.backward();
  }

  /** The least length, less what is collected, from a state before a step of an aisle to the end. */
  back(aisle: number, step: number, state: number): number {
    return this.#table.back(aisle, step, state);
  }

  #price(here: BlockBins): void {
    const { block, bins, costs } = here;
    const { crosses } = this.#area;
    const [from, to] = [crosses[block]!, crosses[block + 1]!];
    const count = bins.length;
    const prize = (at: number) => {
      const bin = bins[at]!;
      const sku = this.skuOf[bin]!;
      return this.prices[sku]! * Math.min(this.#bins[bin]!.quantity, this.#skus[sku]!.need);
    };
    costs.fill(Infinity);
    costs[0] = 0;
    let all = 0;
    // The best part from above that ends before a place, for the ways from both.
    let [part, partEnd] = [Infinity, 0];
    const lasts = new Float64Array(count + 1);
    for (let at = count - 1; at >= 0; at -= 1) {
      all += prize(at);
      lasts[at] = 2 * (to - this.#bins[bins[at]!]!.y) - all;
      if (lasts[at]! < costs[4]!) {
        costs[4] = lasts[at]!;
        here.below = at;
      }
    }
    let collected = 0;
    for (let at = 0; at < count; at += 1) {
      if (at > 0 && part + lasts[at]! < costs[5]!) {
        costs[5] = part + lasts[at]!;
        here.both = [partEnd, at];
      }
      collected += prize(at);
      const length = 2 * (this.#bins[bins[at]!]!.y - from) - collected;
      if (length < part) [part, partEnd] = [length, at + 1];
      if (length < costs[3]!) {
        costs[3] = length;
        here.above = at + 1;
      }
    }
    costs[1] = to - from - all;
    costs[2] = 2 * (to - from) - all;
  }
}
