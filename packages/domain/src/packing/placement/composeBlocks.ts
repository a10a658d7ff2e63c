import { after, renamed, rising, ways } from '../model/axes.ts';
import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';
import { PieceSet } from '../model/pieceSet.ts';

/** Limits of block composition. */
export interface Composing {
  /** Gap around every piece when comparing faces, in units. */
  clearance: number;
  /** Maximum difference of two joined faces per side, in units. */
  tolerance: number;
  /** Minimum fraction of a block that is items, 0 to 1. */
  density: number;
  /** Pairs of blocks to examine. */
  pairs: number;
}

const MAX_BLOCKS = 6000;
/** The two axes other than the first, ascending. */
const others = [
  [1, 2],
  [0, 2],
  [0, 1],
] as const;
/**
 * `matching[3 * x + y]` renames B's axes to A's, where B's y maps to A's x and the others follow in order.
 */
const matching = Uint8Array.from({ length: 9 }, (_, i) => {
  const [x, y] = [Math.floor(i / 3), i % 3];
  const to = [0, 0, 0];
  to[y] = x;
  to[others[y]![0]] = others[x]![0];
  to[others[y]![1]] = others[x]![1];
  return ways.findIndex((way) => way.every((axis, k) => axis === to[k]));
});

/**
 * Joins pieces face to face into larger blocks until one contains everything. Finds guillotine packings,
 * which greedy filling misses when a box is almost full. A block has sorted sides and a set of allowed
 * orientations, so it represents all of them. Blocks dominated by a smaller one of the same pieces are
 * dropped.
 * Source: bottom-up guillotine patterns of P. Y. Wang, "Two algorithms for constrained two-dimensional
 * cutting stock problems" (1983), extended to three dimensions and rotations.
 */
export class BlockComposer {
  private readonly goods: Goods;
  private count = 0;
  /** Three per block, ascending: sides for comparing faces (including the gap), and true sides. */
  private readonly cell = new Int32Array(3 * MAX_BLOCKS);
  private readonly side = new Int32Array(3 * MAX_BLOCKS);
  private readonly turns = new Uint8Array(MAX_BLOCKS);
  private readonly low = new Int32Array(MAX_BLOCKS);
  private readonly high = new Int32Array(MAX_BLOCKS);
  private readonly volume = new Float64Array(MAX_BLOCKS);
  /** Whether it contains fragile items. */
  private readonly fragile = new Uint8Array(MAX_BLOCKS);
  /** Parts: two blocks, or -1 and the kind. */
  private readonly a = new Int32Array(MAX_BLOCKS);
  private readonly b = new Int32Array(MAX_BLOCKS);
  /** 9 × how the parts are joined (`matching`) + the subsequent renaming of axes. */
  private readonly join = new Uint8Array(MAX_BLOCKS);
  private readonly next = new Int32Array(MAX_BLOCKS);
  private readonly heads = new Map<number, number>();
  /** Pairs examined so far. */
  work = 0;

  private set!: PieceSet;
  private room!: Room;
  private clearance = 0;
  private density = 0;
  private waste = 0;
  /** Sides of the room, ascending. */
  private readonly roomSides = new Int32Array(3);

  constructor(goods: Goods) {
    this.goods = goods;
  }

  /**
   * Searches for a block of all `counts` that fits the room.
   * @param accept receives each complete block as `kind, turn, x, y, z` per piece; return false to continue
   */
  compose(
    room: Room,
    counts: ArrayLike<number>,
    { clearance, tolerance, density, pairs }: Composing,
    accept: (laid: Int32Array) => boolean,
  ): boolean {
    const { goods, cell, low, high } = this;
    const set = PieceSet.of(counts);
    if (!set) return false;
    this.set = set;
    this.room = room;
    this.clearance = clearance;
    this.density = density;
    this.count = 0;
    this.heads.clear();
    this.roomSides.set([room.x, room.y, room.z]);
    this.roomSides.sort();
    this.waste = room.volume;
    for (let k = 0; k < goods.kinds; k++) this.waste -= counts[k]! * this.cellVolume(k);
    if (this.waste < -1e-6 * room.volume) return false;

    for (let k = 0; k < goods.kinds; k++) {
      if (counts[k]! > 0 && this.addPiece(k) && this.isLaid(accept)) return true;
    }
    const stopAt = this.work + pairs;
    for (let i = 0; i < this.count; i++) {
      for (let j = 0; j <= i; j++) {
        if (++this.work > stopAt || this.count > MAX_BLOCKS - 10) return false;
        if (!set.isWithin(low[i]! + low[j]!, high[i]! + high[j]!)) continue;
        for (let x = 0; x < 3; x++) {
          const p = cell[3 * i + others[x]![0]]!;
          const q = cell[3 * i + others[x]![1]]!;
          for (let y = 0; y < 3; y++) {
            const r = p - cell[3 * j + others[y]![0]]!;
            if (r > tolerance || -r > tolerance) continue;
            const s = q - cell[3 * j + others[y]![1]]!;
            if (s > tolerance || -s > tolerance) continue;
            if (this.addPair(i, j, x, y) && this.isLaid(accept)) return true;
          }
        }
      }
    }
    return false;
  }

  private cellVolume(kind: number): number {
    const { goods, clearance } = this;
    const t = goods.firstTurn[kind]!;
    return (goods.dx[t]! + clearance) * (goods.dy[t]! + clearance) * (goods.dz[t]! + clearance);
  }

  /** Adds a single piece; its own axes are those of its first orientation. */
  private addPiece(kind: number): boolean {
    const { goods, clearance } = this;
    const first = goods.firstTurn[kind]!;
    const sides = [goods.dx[first]!, goods.dy[first]!, goods.dz[first]!];
    let turns = 0;
    ways.forEach((way, w) => {
      const lies = [0, 0, 0];
      way.forEach((axis, own) => (lies[axis] = sides[own]!));
      for (let t = first; t < goods.firstTurn[kind + 1]!; t++) {
        if (goods.dx[t] === lies[0] && goods.dy[t] === lies[1] && goods.dz[t] === lies[2]) turns |= 1 << w;
      }
    });
    const [x, y, z] = sides as [number, number, number];
    const at = this.count * 3;
    this.cell.set([x + clearance, y + clearance, z + clearance], at);
    this.side.set(sides, at);
    const volume = this.cellVolume(kind);
    return this.add(turns, this.set.lowOf(kind), this.set.highOf(kind), volume, -1, kind, 0);
  }

  private addPair(i: number, j: number, x: number, y: number): boolean {
    const { cell, side } = this;
    const match = matching[3 * x + y]!;
    const turns = this.turns[i]! & renamed[64 * match + this.turns[j]!]!;
    if (turns === 0) return false;
    const at = this.count * 3;
    const [f, g] = others[x]!;
    const [h, k] = others[y]!;
    cell[at + x] = cell[3 * i + x]! + cell[3 * j + y]!;
    cell[at + f] = Math.max(cell[3 * i + f]!, cell[3 * j + h]!);
    cell[at + g] = Math.max(cell[3 * i + g]!, cell[3 * j + k]!);
    side[at + x] = side[3 * i + x]! + side[3 * j + y]!;
    side[at + f] = Math.max(side[3 * i + f]!, side[3 * j + h]!);
    side[at + g] = Math.max(side[3 * i + g]!, side[3 * j + k]!);
    const volume = this.volume[i]! + this.volume[j]!;
    const low = this.low[i]! + this.low[j]!;
    const high = this.high[i]! + this.high[j]!;
    return this.add(turns, low, high, volume, i, j, 3 * x + y);
  }

  /** Adds the block at the end of the arrays unless it is dominated; returns whether it is complete. */
  private add(
    turns: number,
    low: number,
    high: number,
    volume: number,
    a: number,
    b: number,
    joined: number,
  ): boolean {
    const { cell, side, count, heads, next } = this;
    const at = 3 * count;
    const rename = rising(cell[at]!, cell[at + 1]!, cell[at + 2]!);
    sort(cell, at, rename);
    sort(side, at, rename);
    const [p, q, r] = [cell[at]!, cell[at + 1]!, cell[at + 2]!];
    if (p > this.roomSides[0]! || q > this.roomSides[1]! || r > this.roomSides[2]!) return false;
    const whole = p * q * r;
    if (whole - volume > this.waste * 1.000001 || volume < this.density * whole) return false;
    const named = renamed[64 * rename + turns]!;
    const key = high * 2 ** 26 + low;
    const head = heads.get(key) ?? -1;
    for (let o = head; o >= 0; o = next[o]!) {
      const isBetter = cell[3 * o]! <= p && cell[3 * o + 1]! <= q && cell[3 * o + 2]! <= r;
      if (isBetter && (this.turns[o]! & named) === named) return false;
    }
    next[count] = head;
    heads.set(key, count);
    this.turns[count] = named;
    this.low[count] = low;
    this.high[count] = high;
    this.volume[count] = volume;
    this.fragile[count] = a < 0 ? this.goods.fragile[b]! : this.fragile[a]! | this.fragile[b]!;
    this.a[count] = a;
    this.b[count] = b;
    this.join[count] = 9 * rename + joined;
    this.count++;
    return this.set.isAll(low, high);
  }

  /** Places the newest, complete block in the room in each allowed orientation. */
  private isLaid(accept: (laid: Int32Array) => boolean): boolean {
    const { room, side } = this;
    const block = this.count - 1;
    const lies = [0, 0, 0];
    for (let w = 0; w < 6; w++) {
      if (!(this.turns[block]! & (1 << w))) continue;
      for (let axis = 0; axis < 3; axis++) lies[ways[w]![axis]!] = side[3 * block + axis]!;
      if (lies[0]! > room.x || lies[1]! > room.y || lies[2]! > room.z) continue;
      const laid: number[] = [];
      this.lay(block, w, 0, 0, 0, laid);
      if (accept(Int32Array.from(laid))) return true;
    }
    return false;
  }

  private lay(block: number, way: number, x: number, y: number, z: number, laid: number[]): void {
    const { goods, side, join } = this;
    const rename = Math.floor(join[block]! / 9);
    const inner = after[6 * way + rename]!;
    const [a, b] = [this.a[block]!, this.b[block]!];
    if (a < 0) {
      // A piece's own axes are those of its first orientation; the way maps them.
      const first = goods.firstTurn[b]!;
      const lies = [0, 0, 0];
      [goods.dx[first]!, goods.dy[first]!, goods.dz[first]!].forEach(
        (length, own) => (lies[ways[inner]![own]!] = length),
      );
      let turn = first;
      while (goods.dx[turn] !== lies[0] || goods.dy[turn] !== lies[1] || goods.dz[turn] !== lies[2]) turn++;
      laid.push(b, turn, x, y, z);
      return;
    }
    const joined = join[block]! % 9;
    const axis = Math.floor(joined / 3);
    const along = ways[inner]![axis]!;
    const other = after[6 * inner + matching[joined]!]!;
    // Fragile on top; otherwise the larger base goes below.
    const isBelow =
      this.fragile[a] === this.fragile[b]
        ? this.baseArea(b, other) > this.baseArea(a, inner)
        : this.fragile[a] === 1;
    const isTurned = along === 2 && isBelow;
    const step = isTurned ? side[3 * b + (joined % 3)]! : side[3 * a + axis]!;
    const to = [x, y, z] as [number, number, number];
    to[along]! += step;
    if (isTurned) {
      this.lay(b, other, x, y, z, laid);
      this.lay(a, inner, ...to, laid);
    } else {
      this.lay(a, inner, x, y, z, laid);
      this.lay(b, other, ...to, laid);
    }
  }

  private baseArea(block: number, way: number): number {
    const upright = ways[way]!.indexOf(2);
    const [p, q] = others[upright]!;
    return this.side[3 * block + p]! * this.side[3 * block + q]!;
  }
}

/** Permutes three lengths by `rename`. */
function sort(of: Int32Array, at: number, rename: number): void {
  const a = of[at]!;
  const b = of[at + 1]!;
  const c = of[at + 2]!;
  const way = ways[rename]!;
  of[at + way[0]] = a;
  of[at + way[1]] = b;
  of[at + way[2]] = c;
}
