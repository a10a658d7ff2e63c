import { totalCost } from './freight.ts';
import { Goods } from './goods.ts';
import type { Piece, Room } from './pieces.ts';
import type { FilledBox } from './greedyFiller.ts';
import { SHARES, SLACK, dualFeasibleShares } from './dualFeasible.ts';
import type { PackOptions } from './types.ts';
import { FitCheck } from './fitCheck.ts';

/** What one way of packing costs; smaller is better. */
export type Price = number;

/** Greedy fillings tried before a box is given up or blocks are composed. */
const TRIES = 20;
/** Pairs of blocks per tier of composing. */
const PAIRS = 12_000;

/** What all ways of packing an order share: the goods, the boxes, their prices and what is known to fit. */
export class Packer {
  readonly goods: Goods;
  readonly rooms: readonly Room[];
  readonly options: PackOptions;
  readonly fit: FitCheck;
  /** Places looked at after which each further step is made in haste: one try, and no second look. */
  hurryAt = Infinity;
  private readonly known = new Map<string, FilledBox | null>();
  /** Shares that each kind takes of each room, once they are asked for. */
  private readonly shares: Float64Array[] = [];
  private readonly stopAt: number;

  constructor(pieces: readonly Piece[], rooms: readonly Room[], options: PackOptions) {
    this.goods = new Goods(pieces);
    this.rooms = rooms;
    this.options = options;
    this.fit = new FitCheck(this.goods, options.support ?? 0.5);
    this.stopAt = options.timeBudgetMs && options.now ? options.now() + options.timeBudgetMs : Infinity;
  }

  /** Whether a clock ends the search, and not the effort. */
  get isTimed(): boolean {
    return this.stopAt !== Infinity;
  }

  isLate(): boolean {
    return this.stopAt !== Infinity && this.options.now!() > this.stopAt;
  }

  /** So that neither the clock nor what may be looked at is overrun by much, however much there is to pack. */
  isHasty(): boolean {
    return this.fit.work > this.hurryAt || this.isLate();
  }

  /**
   * One number for one box: the objective in full, and a small part that settles ties by the number
   * of boxes, then by outer volume.
   */
  price(room: Room, weight: number): Price {
    const cost = totalCost(room, weight, this.options);
    // Outer volumes are cm³, costs paise; both stay far below the next factor.
    if (this.options.objective === 'boxes') return 1e9 + room.outer + cost * 1e-6;
    if (this.options.objective === 'volume') return room.outer + 1e-2 + cost * 1e-8;
    return cost + 1e-2 + room.outer * 1e-8;
  }

  /** What any box costs at least, however little is in it. */
  leastPrice(): Price {
    return this.rooms.reduce((least, room) => Math.min(least, this.price(room, 0)), Infinity);
  }

  total(loads: readonly FilledBox[]): Price {
    let sum = 0;
    for (const load of loads) sum += this.price(load.room, load.weight);
    return sum;
  }

  weightOf(counts: Int32Array): number {
    let weight = 0;
    for (let k = 0; k < counts.length; k++) weight += counts[k]! * this.goods.weight[k]!;
    return weight;
  }

  /** The rooms that may take everything, cheapest first. */
  roomsFor(counts: Int32Array): { room: number; price: Price }[] {
    const weight = this.weightOf(counts);
    const able: { room: number; price: Price }[] = [];
    this.rooms.forEach((room, i) => {
      if (this.fit.isPossible(room, counts)) able.push({ room: i, price: this.price(room, weight) });
    });
    return able.sort((a, b) => a.price - b.price || a.room - b.room);
  }

  /** The packing of everything in one box of this size, if it is found. */
  into(room: number, counts: Int32Array): FilledBox | undefined {
    const key = `${room}|${counts.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known ?? undefined;
    const size = this.rooms[room]!;
    if (!this.mayTake(room, counts)) return undefined;
    const load =
      this.fit.greedy(size, counts, TRIES, () => this.isHasty()) ??
      (this.isHasty() ? undefined : this.fit.compose(size, counts, PAIRS));
    if (load || !this.isHasty()) this.known.set(key, load ?? null);
    return load;
  }

  /** Whether nothing speaks against everything in one box of this size: each share of it is taken once at most. */
  mayTake(room: number, counts: Int32Array): boolean {
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

  /** The cheapest single box that takes everything for less than `below`. */
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
