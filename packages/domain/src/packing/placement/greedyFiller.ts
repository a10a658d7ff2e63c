import { FreeSpaces, SPACE } from './freeSpaces.ts';
import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';

/** Numbers per placed piece: kind, turn, near corner, far corner. */
export const PLACED = 8;

/** Shortest remaining side if nothing remains. */
const NOTHING = 0x7fffffff;

/** Position scores; the lowest wins. */
export const scores = ['low', 'deep', 'wide', 'snug', 'tight'] as const;
export type Score = (typeof scores)[number];

const code: Record<Score, number> = { low: 0, deep: 1, wide: 2, snug: 3, tight: 4 };

// Combines three lengths into one exact number by priority: sides are below 2¹⁷ units (1.3 m).
const ranked = (a: number, b: number, c: number) => a * 2 ** 34 + b * 2 ** 17 + c;

/** A filled box with the positions of its pieces. */
export interface FilledBox {
  room: Room;
  /** `PLACED` numbers per piece, in packing order. */
  placed: Int32Array;
  weight: number;
  volume: number;
  pieces: number;
  /** How hard its contents are to place elsewhere; comparable only within one improvement. */
  hardness: number;
}

/**
 * Fills one box piece by piece, each at the best-scored corner of a maximal free space. Reusable: it keeps
 * its working memory.
 */
export class GreedyFiller {
  readonly goods: Goods;
  /** Fraction of a base that must be supported. */
  readonly support: number;
  placed: Int32Array = new Int32Array(PLACED * 64);
  count = 0;
  weight = 0;
  volume = 0;
  tag = 0;
  hardness = 0;
  /** How hard each kind is to place. */
  hard: Float64Array;
  /** Positions examined so far, over all boxes; the unit of effort. */
  work = 0;
  /** Maximum free spaces: fewer is faster but misses positions. */
  maxSpaces = Infinity;
  private readonly spaces = new FreeSpaces();
  private room!: Room;
  private turn = 0;
  private readonly spot = new Int32Array(3);
  /** Shortest side of the kinds from each step of an order on. */
  private least = new Int32Array(64);

  constructor(goods: Goods, support: number) {
    this.goods = goods;
    this.support = support;
    this.hard = goods.volume;
  }

  /** Starts with an empty box. */
  open(room: Room): void {
    this.room = room;
    this.count = 0;
    this.weight = 0;
    this.volume = 0;
    this.tag = 0;
    this.hardness = 0;
    this.spaces.reset(room.x, room.y, room.z);
  }

  /**
   * Packs pieces kind by kind and subtracts them from `left`.
   * @param isWhole stop at the first piece without a position
   * @returns whether everything was packed
   */
  fill(order: ArrayLike<number>, left: Int32Array, score: Score, isWhole: boolean): boolean {
    const { goods } = this;
    const rule = code[score];
    if (this.least.length <= order.length) this.least = new Int32Array(2 * order.length);
    this.least[order.length] = NOTHING;
    for (let i = order.length - 1; i >= 0; i--) {
      const after = this.least[i + 1]!;
      const own = goods.thinnest[order[i]!]!;
      this.least[i] = left[order[i]!]! > 0 && own < after ? own : after;
    }
    let all = true;
    for (let i = 0; i < order.length; i++) {
      const kind = order[i]!;
      while (left[kind]! > 0) {
        if (!this.find(kind, rule)) {
          all = false;
          break;
        }
        left[kind]!--;
        this.put(kind, this.least[left[kind]! > 0 ? i : i + 1]!);
      }
      if (isWhole && !all) return false;
    }
    return all;
  }

  /** Finds the best position for one piece of the kind and stores it in `turn` and `spot`. */
  private find(kind: number, score: number): boolean {
    const { goods, spaces, spot } = this;
    if (this.weight + goods.weight[kind]! > this.room.capacity) return false;
    const tag = goods.tag[kind]!;
    if (tag !== 0 && this.tag !== 0 && tag !== this.tag) return false;
    const isLoose = this.support > 0 || goods.hasFragile;
    const first = goods.firstTurn[kind]!;
    const last = goods.firstTurn[kind + 1]!;
    const { at } = spaces;
    this.work += spaces.count * (last - first);
    let best = Infinity;
    for (let s = 0, end = spaces.count * SPACE; s < end; s += SPACE) {
      const x0 = at[s]!;
      const y0 = at[s + 1]!;
      const z0 = at[s + 2]!;
      const x = at[s + 3]! - x0;
      const y = at[s + 4]! - y0;
      const z = at[s + 5]! - z0;
      for (let t = first; t < last; t++) {
        const dx = goods.dx[t]!;
        const dy = goods.dy[t]!;
        const dz = goods.dz[t]!;
        if (dx > x || dy > y || dz > z) continue;
        let value = 0;
        if (score === 0) value = ranked(z0 + dz, y0 + dy, x0);
        else if (score === 1) value = ranked(x0 + dx, z0, y0);
        else if (score === 2) value = ranked(y0 + dy, z0, x0);
        else if (score === 3) {
          const [p, q, r] = [x - dx, y - dy, z - dz];
          const least = p < q ? (p < r ? p : r) : q < r ? q : r;
          const most = p > q ? (p > r ? p : r) : q > r ? q : r;
          value = ranked(least, p + q + r - least - most, z0);
        } else value = x * y * z - dx * dy * dz;
        if (value >= best) continue;
        const floor = isLoose && z0 > 0 ? this.floorUnder(x0, y0, x0 + dx, y0 + dy, z0) : z0;
        if (isLoose && !this.canRest(kind, x0, y0, floor, x0 + dx, y0 + dy, floor + dz)) continue;
        best = value;
        this.turn = t;
        spot[0] = x0;
        spot[1] = y0;
        spot[2] = floor;
      }
    }
    return best < Infinity;
  }

  /** Returns the height at which a piece comes to rest when lowered. */
  private floorUnder(x0: number, y0: number, x1: number, y1: number, z0: number): number {
    const { placed } = this;
    let floor = 0;
    for (let p = 0, end = this.count * PLACED; p < end; p += PLACED) {
      const top = placed[p + 7]!;
      if (
        top <= z0 &&
        top > floor &&
        placed[p + 2]! < x1 &&
        x0 < placed[p + 5]! &&
        placed[p + 3]! < y1 &&
        y0 < placed[p + 6]!
      )
        floor = top;
    }
    return floor;
  }

  /** Returns whether the base is sufficiently supported and rests on nothing fragile. */
  private canRest(
    kind: number,
    x0: number,
    y0: number,
    z0: number,
    x1: number,
    y1: number,
    z1: number,
  ): boolean {
    const { goods, placed } = this;
    let area = 0;
    for (let p = 0, end = this.count * PLACED; p < end; p += PLACED) {
      const isUnder = placed[p + 7] === z0;
      if (!isUnder && !(goods.hasFragile && placed[p + 4] === z1)) continue;
      const x = Math.min(placed[p + 5]!, x1) - Math.max(placed[p + 2]!, x0);
      const y = Math.min(placed[p + 6]!, y1) - Math.max(placed[p + 3]!, y0);
      if (x <= 0 || y <= 0) continue;
      if (goods.fragile[isUnder ? placed[p]! : kind]) return false;
      if (isUnder) area += x * y;
    }
    return z0 === 0 || area >= this.support * (x1 - x0) * (y1 - y0) - 1;
  }

  private put(kind: number, least: number): void {
    const { goods, spot, turn } = this;
    if ((this.count + 1) * PLACED > this.placed.length) {
      const grown = new Int32Array(this.placed.length * 2);
      grown.set(this.placed);
      this.placed = grown;
    }
    const x1 = spot[0]! + goods.dx[turn]!;
    const y1 = spot[1]! + goods.dy[turn]!;
    const z1 = spot[2]! + goods.dz[turn]!;
    const p = this.count++ * PLACED;
    this.placed[p] = kind;
    this.placed[p + 1] = turn;
    this.placed.set(spot, p + 2);
    this.placed[p + 5] = x1;
    this.placed[p + 6] = y1;
    this.placed[p + 7] = z1;
    this.weight += goods.weight[kind]!;
    this.volume += goods.volume[kind]!;
    this.hardness += this.hard[kind]!;
    if (goods.tag[kind] !== 0) this.tag = goods.tag[kind]!;
    this.work += 8 * this.spaces.count;
    if (least === NOTHING) this.spaces.count = 0;
    else {
      this.spaces.take(spot[0]!, spot[1]!, spot[2]!, x1, y1, z1, least);
      this.spaces.keepLargest(this.maxSpaces);
    }
  }

  /**
   * Starts with pieces placed elsewhere, sorted bottom to top; omits unsupported ones and those resting on
   * fragile ones.
   */
  openWith(room: Room, laid: Int32Array): void {
    this.open(room);
    const isLoose = this.support > 0 || this.goods.hasFragile;
    const { spot } = this;
    for (let p = 0; p < laid.length; p += PLACED) {
      const [x0, y0, z0] = [laid[p + 2]!, laid[p + 3]!, laid[p + 4]!];
      if (isLoose && !this.canRest(laid[p]!, x0, y0, z0, laid[p + 5]!, laid[p + 6]!, laid[p + 7]!)) continue;
      this.turn = laid[p + 1]!;
      spot[0] = x0;
      spot[1] = y0;
      spot[2] = z0;
      this.put(laid[p]!, 1);
    }
  }

  /** Copies the current box. */
  load(): FilledBox {
    return {
      room: this.room,
      placed: this.placed.slice(0, this.count * PLACED),
      weight: this.weight,
      volume: this.volume,
      pieces: this.count,
      hardness: this.hardness,
    };
  }
}

/** Adds the contents of a box to `counts`, or subtracts them. */
export function count({ placed }: FilledBox, counts: Int32Array, by: 1 | -1): void {
  for (let p = 0; p < placed.length; p += PLACED) counts[placed[p]!]! += by;
}
