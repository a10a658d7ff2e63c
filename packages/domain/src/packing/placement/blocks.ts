import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';

/** Minimum fraction of a block's bounds that is items. */
const DENSITY = 0.98;

/**
 * Cuboids of items placed as one: grids of one kind and orientation ("simple blocks"), and two blocks joined
 * face to face with almost no gap ("general blocks"). Sorted by volume, largest first.
 * Source: W. Zhu and A. Lim, "A new iterative-doubling greedy-lookahead algorithm for the single container
 * loading problem" (2012); T. Fanslau and A. Bortfeldt, "A tree search algorithm for solving the container
 * loading problem" (2010).
 */
export class Blocks {
  count = 0;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  readonly dz: Int32Array;
  readonly volume: Float64Array;
  readonly weight: Float64Array;
  /** Tag of the contents per block (0: none), and whether it contains fragile items. */
  readonly tag: Int32Array;
  readonly fragile: Uint8Array;
  /** Contents per block: `kinds` and `amounts` from `first[b]` to `first[b + 1]`, positions by `rank`. */
  readonly first: Int32Array;
  kinds: Int32Array = new Int32Array(1024);
  amounts: Int32Array = new Int32Array(1024);
  private used = 0;
  /** Remaining pairs to examine. */
  private pairs = 0;
  /** Simple block: orientation and counts along x and y. General block: its parts and axis. */
  private readonly turn: Int32Array;
  private readonly a: Int32Array;
  private readonly b: Int32Array;
  private readonly axis: Int32Array;
  /** Largest first. */
  readonly bySize: Int32Array;

  private readonly goods: Goods;
  private readonly room: Room;
  private readonly counts: Int32Array;
  private readonly maxCount: number;
  private readonly seen = new Set<number>();

  constructor(goods: Goods, room: Room, counts: Int32Array, most: number, pairs: number) {
    this.goods = goods;
    this.room = room;
    this.counts = counts;
    this.maxCount = most;
    this.dx = new Int32Array(most);
    this.dy = new Int32Array(most);
    this.dz = new Int32Array(most);
    this.volume = new Float64Array(most);
    this.weight = new Float64Array(most);
    this.tag = new Int32Array(most);
    this.fragile = new Uint8Array(most);
    this.first = new Int32Array(most + 1);
    this.turn = new Int32Array(most);
    this.a = new Int32Array(most);
    this.b = new Int32Array(most);
    this.axis = new Int32Array(most);
    this.addSimple();
    this.addGeneral(pairs);
    const { volume } = this;
    this.bySize = Int32Array.from({ length: this.count }, (_, i) => i).sort(
      (p, q) => volume[q]! - volume[p]!,
    );
  }

  /** Adds every grid of one kind, in every orientation, that fits the room and the number of pieces. */
  private addSimple(): void {
    const { goods, room, counts } = this;
    for (let kind = 0; kind < goods.kinds; kind++) {
      const pieces = counts[kind]!;
      if (pieces === 0) continue;
      for (let t = goods.firstTurn[kind]!; t < goods.firstTurn[kind + 1]!; t++) {
        const [dx, dy, dz] = [goods.dx[t]!, goods.dy[t]!, goods.dz[t]!];
        const layers = goods.fragile[kind] === 1 ? 1 : pieces;
        for (let nz = 1; nz * dz <= room.z && nz <= layers; nz++) {
          for (let ny = 1; ny * dy <= room.y && ny * nz <= pieces; ny++) {
            for (let nx = 1; nx * dx <= room.x && nx * ny * nz <= pieces; nx++) {
              // Leaves capacity for general blocks.
              if (this.count >= this.maxCount * 0.7) return;
              const amount = nx * ny * nz;
              if (amount * goods.weight[kind]! > room.capacity) break;
              if (!this.isNew(nx * dx, ny * dy, nz * dz, mark(kind) * amount)) continue;
              const block = this.begin(nx * dx, ny * dy, nz * dz);
              this.hold(kind, amount);
              this.turn[block] = t;
              this.a[block] = nx;
              this.b[block] = ny;
              this.axis[block] = -1;
              this.end(block);
            }
          }
        }
      }
    }
  }

  /** Joins blocks, each round's new ones with all, until no more are found or the limit is reached. */
  private addGeneral(pairs: number): void {
    let from = 0;
    this.pairs = pairs;
    while (from < this.count && this.count < this.maxCount && this.pairs > 0) {
      const to = this.count;
      // Blocks join along x if their y and z nearly agree; likewise for the other axes.
      this.joinAlike(from, to, 0, this.dy);
      this.joinAlike(from, to, 1, this.dz);
      this.joinAlike(from, to, 2, this.dx);
      from = to;
    }
  }

  /** Examines only pairs that agree in one side of the common face: neighbours when sorted by it. */
  private joinAlike(from: number, to: number, axis: 0 | 1 | 2, by: Int32Array): void {
    const { dx, dy, dz, volume, room } = this;
    const order = Int32Array.from({ length: to }, (_, i) => i).sort((p, q) => by[p]! - by[q]!);
    for (let p = 0; p < to; p++) {
      const i = order[p]!;
      const widest = by[i]! / DENSITY;
      for (let q = p; q < to && by[order[q]!]! <= widest; q++) {
        const j = order[q]!;
        if (i < from && j < from) continue;
        if (this.count >= this.maxCount || --this.pairs < 0) return;
        const x = axis === 0 ? dx[i]! + dx[j]! : dx[i]! > dx[j]! ? dx[i]! : dx[j]!;
        const y = axis === 1 ? dy[i]! + dy[j]! : dy[i]! > dy[j]! ? dy[i]! : dy[j]!;
        const z = axis === 2 ? dz[i]! + dz[j]! : dz[i]! > dz[j]! ? dz[i]! : dz[j]!;
        if (x > room.x || y > room.y || z > room.z) continue;
        if (volume[i]! + volume[j]! < DENSITY * x * y * z) continue;
        // Fragile items on top.
        if (axis === 2 && this.fragile[i] === 1) this.join(j, i, axis, x, y, z);
        else this.join(i, j, axis, x, y, z);
      }
    }
  }

  private join(i: number, j: number, axis: number, x: number, y: number, z: number): void {
    if (this.count >= this.maxCount || this.weight[i]! + this.weight[j]! > this.room.capacity) return;
    if (axis === 2 && this.fragile[i] === 1) return;
    if (this.tag[i] !== this.tag[j] && this.tag[i] !== 0 && this.tag[j] !== 0) return;
    const { first, kinds, amounts, counts } = this;
    let sum = 0;
    for (let at = first[i]!; at < first[i + 1]!; at++) {
      const kind = kinds[at]!;
      const all = amounts[at]! + this.amountOf(j, kind);
      if (all > counts[kind]!) return;
      sum += mark(kind) * amounts[at]!;
    }
    for (let at = first[j]!; at < first[j + 1]!; at++) sum += mark(kinds[at]!) * amounts[at]!;
    if (!this.isNew(x, y, z, sum)) return;
    const block = this.begin(x, y, z);
    for (let at = first[i]!; at < first[i + 1]!; at++) {
      const kind = this.kinds[at]!;
      this.hold(kind, this.amounts[at]! + this.amountOf(j, kind));
    }
    for (let at = first[j]!; at < first[j + 1]!; at++) {
      if (this.amountOf(i, this.kinds[at]!) === 0) this.hold(this.kinds[at]!, this.amounts[at]!);
    }
    this.a[block] = i;
    this.b[block] = j;
    this.axis[block] = axis;
    this.end(block);
  }

  private amountOf(block: number, kind: number): number {
    for (let at = this.first[block]!; at < this.first[block + 1]!; at++) {
      if (this.kinds[at] === kind) return this.amounts[at]!;
    }
    return 0;
  }

  /** Returns whether no known block has the same sides and contents, by a hash of the contents. */
  private isNew(x: number, y: number, z: number, sum: number): boolean {
    const key = x * 0.754877666 + y * 1.324717957 + z * 2.236067977 + sum;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  private begin(x: number, y: number, z: number): number {
    const block = this.count;
    this.dx[block] = x;
    this.dy[block] = y;
    this.dz[block] = z;
    return block;
  }

  private hold(kind: number, amount: number): void {
    if (this.used === this.kinds.length) {
      this.kinds = doubled(this.kinds);
      this.amounts = doubled(this.amounts);
    }
    this.kinds[this.used] = kind;
    this.amounts[this.used++] = amount;
  }

  private end(block: number): void {
    const { goods } = this;
    let volume = 0;
    let weight = 0;
    let tag = 0;
    let fragile = 0;
    for (let at = this.first[block]!; at < this.used; at++) {
      const kind = this.kinds[at]!;
      volume += this.amounts[at]! * goods.volume[kind]!;
      weight += this.amounts[at]! * goods.weight[kind]!;
      tag ||= goods.tag[kind]!;
      fragile ||= goods.fragile[kind]!;
    }
    this.tag[block] = tag;
    this.fragile[block] = fragile;
    this.volume[block] = volume;
    this.weight[block] = weight;
    this.count++;
    this.first[this.count] = this.used;
  }

  /** Adds the pieces of a block at a corner: `kind, turn, x, y, z` each. */
  lay(block: number, x: number, y: number, z: number, laid: number[]): void {
    const { goods } = this;
    const axis = this.axis[block]!;
    const a = this.a[block]!;
    const b = this.b[block]!;
    if (axis >= 0) {
      this.lay(a, x, y, z, laid);
      const over = axis === 0 ? this.dx[a]! : axis === 1 ? this.dy[a]! : this.dz[a]!;
      this.lay(b, axis === 0 ? x + over : x, axis === 1 ? y + over : y, axis === 2 ? z + over : z, laid);
      return;
    }
    const t = this.turn[block]!;
    const at = this.first[block]!;
    for (let i = 0; i < this.amounts[at]!; i++) {
      const layer = Math.floor(i / (a * b));
      const row = Math.floor(i / a) % b;
      laid.push(
        this.kinds[at]!,
        t,
        x + (i % a) * goods.dx[t]!,
        y + row * goods.dy[t]!,
        z + layer * goods.dz[t]!,
      );
    }
  }
}

/** A hash value per kind whose sums rarely collide. */
const mark = (kind: number) => ((kind + 1) * 0.6180339887498949 + Math.sqrt(kind + 2)) * 1e6;

function doubled(from: Int32Array): Int32Array {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
