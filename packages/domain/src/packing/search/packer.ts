import { boxPrice } from '../model/freight.ts';
import { Goods } from '../model/goods.ts';
import type { Piece, Room } from '../model/pieces.ts';
import type { FilledBox } from '../placement/greedyFiller.ts';
import { SHARES, SLACK, dualFeasibleShares } from '../bounds/dualFeasible.ts';
import { defaultPackingObjective } from '../model/types.ts';
import type { PackOptions } from '../model/types.ts';
import { FitCheck } from '../placement/fitCheck.ts';

/** The cost of a packing; lower is better. */
export type Price = number;

/** Greedy fillings to try before giving up or composing blocks. */
const TRIES = 20;
/** Pairs of blocks per tier. */
const PAIRS = 12_000;

/** Shared state of all packing methods: items, boxes, prices and what is known to fit. */
export class Packer {
  readonly goods: Goods;
  readonly rooms: readonly Room[];
  readonly options: PackOptions;
  readonly fit: FitCheck;
  /** Work after which further steps are hurried: one try only. */
  hurryAt = Infinity;
  private readonly known = new Map<string, FilledBox | null>();
  /** Room shares of each kind, computed lazily per room. */
  private readonly shares: Float64Array[] = [];
  private readonly stopAt: number;

  constructor(pieces: readonly Piece[], rooms: readonly Room[], options: PackOptions) {
    this.goods = new Goods(pieces);
    this.rooms = rooms;
    this.options = { ...options, objective: options.objective ?? defaultPackingObjective };
    this.fit = new FitCheck(this.goods, options.support ?? 0.5);
    this.stopAt = options.timeBudgetMs && options.now ? options.now() + options.timeBudgetMs : Infinity;
  }

  /** Whether a clock limits the search instead of the effort. */
  get isTimed(): boolean {
    return this.stopAt !== Infinity;
  }

  isLate(): boolean {
    return this.stopAt !== Infinity && this.options.now!() > this.stopAt;
  }

  /** Bounds the overrun of clock and effort for large orders. */
  isHasty(): boolean {
    return this.fit.work > this.hurryAt || this.isLate();
  }

  /** Returns the price of one box; lower is better. */
  price(room: Room, weight: number): Price {
    return boxPrice(room, weight, this.options);
  }

  /** Returns the minimum price of any box. */
  minPrice(): Price {
    return this.rooms.reduce((least, room) => Math.min(least, this.price(room, 0)), Infinity);
  }

  total(loads: readonly FilledBox[]): Price {
    let sum = 0;
    for (const load of loads) sum += this.price(load.room, load.weight);
    return sum;
  }

  totalWeight(counts: Int32Array): number {
    let weight = 0;
    for (let k = 0; k < counts.length; k++) weight += counts[k]! * this.goods.weight[k]!;
    return weight;
  }

  /** Returns the rooms that may fit everything, cheapest first. */
  roomsFor(counts: Int32Array): { room: number; price: Price }[] {
    const weight = this.totalWeight(counts);
    const able: { room: number; price: Price }[] = [];
    this.rooms.forEach((room, i) => {
      if (this.fit.isPossible(room, counts)) able.push({ room: i, price: this.price(room, weight) });
    });
    return able.sort((a, b) => a.price - b.price || a.room - b.room);
  }

  /** Returns the packing of everything in one box of this size, if found. */
  into(room: number, counts: Int32Array): FilledBox | undefined {
    const key = `${room}|${counts.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known ?? undefined;
    const size = this.rooms[room]!;
    if (!this.mightFit(room, counts)) return undefined;
    const load =
      this.fit.greedy(size, counts, TRIES, () => this.isHasty()) ??
      (this.isHasty() ? undefined : this.fit.compose(size, counts, PAIRS));
    if (load || !this.isHasty()) this.known.set(key, load ?? null);
    return load;
  }

  /** Returns whether everything might fit one box of this size: no share exceeds one. */
  mightFit(room: number, counts: Int32Array): boolean {
    if (!this.fit.isPossible(this.rooms[room]!, counts)) return false;
    const shares = (this.shares[room] ??= dualFeasibleShares(this.goods, this.rooms[room]!));
    for (let i = 0; i < SHARES; i++) {
      let sum = 0;
      for (let k = 0; k < counts.length; k++) {
        if (counts[k]! > 0) sum += counts[k]! * shares[k * SHARES + i]!;
      }
      if (sum > 1 + SLACK) return false;
    }
    return true;
  }

  /** Returns the cheapest single box that fits everything for less than `below`. */
  cheapest(counts: Int32Array, below: Price): FilledBox | undefined {
    for (const { room, price } of this.roomsFor(counts)) {
      if (price >= below) return undefined;
      const load = this.into(room, counts);
      if (load) return load;
      if (this.isLate()) below = 0;
    }
    return undefined;
  }
}
