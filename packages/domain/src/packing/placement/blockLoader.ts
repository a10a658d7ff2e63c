import { Blocks } from './blocks.ts';
import { Filling } from './filling.ts';
import type { Step } from './filling.ts';
import { SPACE } from './freeSpaces.ts';
import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';
import { reachableLengths } from './reachableLengths.ts';

/**
 * Fills one box block by block: the free space nearest a corner gets the block that wastes the least room.
 * Beam search tries several blocks per space and rates each by greedily filling the remaining room; the beam
 * widens while work is left.
 * Source: I. Araya and M.-C. Riff, "A beam search approach to the container loading problem" (2014).
 */
export class BlockLoader {
  private readonly goods: Goods;
  private readonly room: Room;
  private readonly blocks: Blocks;
  private readonly support: number;
  private readonly reachX: Int32Array;
  private readonly reachY: Int32Array;
  private readonly reachZ: Int32Array;
  private readonly grain: number;
  private readonly start: Filling;
  private readonly trial: Filling;
  private readonly best: Filling;
  private readonly alive: Int32Array;
  private space = 0;
  private cornerX = 0;
  private cornerY = 0;
  work = 0;

  constructor(goods: Goods, room: Room, counts: Int32Array, support: number, blocks: number, pairs: number) {
    this.goods = goods;
    this.room = room;
    this.support = support;
    this.blocks = new Blocks(goods, room, counts, blocks, pairs);
    const { grain, x, y, z } = reachableLengths(goods, room, counts);
    this.grain = grain;
    this.reachX = x;
    this.reachY = y;
    this.reachZ = z;
    this.start = new Filling(goods.kinds);
    this.trial = new Filling(goods.kinds);
    this.best = new Filling(goods.kinds);
    this.start.left.set(counts);
    this.start.spaces.reset(room.x, room.y, room.z);
    this.alive = new Int32Array(this.blocks.count);
  }

  /** Returns the fullest box found: `kind, turn, x, y, z` per piece. */
  load(work: number, isLate: () => boolean): Int32Array {
    const stopAt = this.work + work;
    this.trial.copy(this.start);
    this.complete(this.trial);
    for (let width = 1; width <= 64 && this.work < stopAt && !isLate(); width = Math.ceil(width * 1.4)) {
      if (this.best.left.every((n) => n === 0)) break;
      this.beam(width, stopAt, isLate);
    }
    const laid: number[] = [];
    const { put } = this.best;
    for (let i = 0; i < put.length; i += 4)
      this.blocks.lay(put[i]!, put[i + 1]!, put[i + 2]!, put[i + 3]!, laid);
    return Int32Array.from(laid);
  }

  private beam(width: number, stopAt: number, isLate: () => boolean): void {
    let beam: Filling[] = [this.start];
    while (beam.length > 0) {
      const steps: Step[] = [];
      for (const from of beam) {
        for (const step of this.findSteps(from, width)) {
          if (this.work > stopAt || isLate()) return;
          this.trial.copy(from);
          this.place(this.trial, step.block, step.x, step.y, step.z);
          this.complete(this.trial);
          step.value = this.trial.volume;
          steps.push(step);
        }
      }
      steps.sort((a, b) => b.value - a.value);
      const next: Filling[] = [];
      let last = -1;
      for (const { from, block, x, y, z, value } of steps) {
        if (next.length === width) break;
        // Equal results are nearly always the same layout in another order.
        if (value === last) continue;
        last = value;
        const filling = new Filling(this.goods.kinds);
        filling.copy(from);
        this.place(filling, block, x, y, z);
        next.push(filling);
      }
      beam = next;
    }
  }

  /** Fills the remaining room greedily and saves the result if it is the fullest. */
  private complete(filling: Filling): void {
    const { alive, blocks } = this;
    let living = blocks.count;
    alive.set(blocks.bySize);
    for (;;) {
      if (!this.chooseSpace(filling)) break;
      const { at } = filling.spaces;
      const s = this.space;
      let best = -1;
      let most = -Infinity;
      let kept = 0;
      let i = 0;
      for (; i < living; i++) {
        const block = alive[i]!;
        if (blocks.volume[block]! <= most) break;
        if (!this.isLeft(filling, block)) continue;
        alive[kept++] = block;
        const value = this.usableVolume(block, at, s);
        if (value > most && this.isSupported(filling, block, at, s)) {
          most = value;
          best = block;
        }
      }
      this.work += i;
      if (kept < i) {
        alive.copyWithin(kept, i, living);
        living -= i - kept;
      }
      if (best < 0) filling.spaces.drop(s);
      else this.placeIn(filling, best, s);
    }
    if (filling.volume > this.best.volume) this.best.copy(filling);
  }

  /** Returns the best blocks for the next space that fits any. */
  private findSteps(filling: Filling, width: number): Step[] {
    const { blocks } = this;
    while (this.chooseSpace(filling)) {
      const { at } = filling.spaces;
      const s = this.space;
      const values: number[] = [];
      const found: number[] = [];
      for (let i = 0; i < blocks.count; i++) {
        const block = blocks.bySize[i]!;
        if (found.length === width && blocks.volume[block]! <= values[width - 1]!) break;
        if (!this.isLeft(filling, block)) continue;
        const value = this.usableVolume(block, at, s);
        if (value === -Infinity || !this.isSupported(filling, block, at, s)) continue;
        let to = found.length < width ? found.length : width;
        if (to === width && value <= values[width - 1]!) continue;
        if (to === width) to--;
        for (; to > 0 && values[to - 1]! < value; to--) {
          values[to] = values[to - 1]!;
          found[to] = found[to - 1]!;
        }
        values[to] = value;
        found[to] = block;
      }
      this.work += blocks.count / 2;
      if (found.length === 0) {
        filling.spaces.drop(s);
        continue;
      }
      return found.map((block) => ({
        from: filling,
        block,
        x: this.cornerX === 0 ? at[s]! : at[s + 3]! - blocks.dx[block]!,
        y: this.cornerY === 0 ? at[s + 1]! : at[s + 4]! - blocks.dy[block]!,
        z: at[s + 2]!,
        value: 0,
      }));
    }
    return [];
  }

  /** Selects the free space nearest a corner of the box's floor. */
  private chooseSpace({ spaces }: Filling): boolean {
    const { room } = this;
    const { at } = spaces;
    let best = Infinity;
    this.work += spaces.count;
    for (let s = 0; s < spaces.count * SPACE; s += SPACE) {
      const left = at[s]!;
      const right = room.x - at[s + 3]!;
      const front = at[s + 1]!;
      const back = room.y - at[s + 4]!;
      const x = left <= right ? left : right;
      const y = front <= back ? front : back;
      const volume = (at[s + 3]! - left) * (at[s + 4]! - front) * (at[s + 5]! - at[s + 2]!);
      const distance = x + y + at[s + 2]! - volume / room.volume;
      if (distance >= best) continue;
      best = distance;
      this.space = s;
      this.cornerX = left <= right ? 0 : 1;
      this.cornerY = front <= back ? 0 : 1;
    }
    return best < Infinity;
  }

  private isLeft({ left, weight, tag }: Filling, block: number): boolean {
    const { blocks } = this;
    if (tag !== 0 && blocks.tag[block] !== 0 && blocks.tag[block] !== tag) return false;
    if (weight + blocks.weight[block]! > this.room.capacity) return false;
    for (let i = blocks.first[block]!; i < blocks.first[block + 1]!; i++) {
      if (blocks.amounts[i]! > left[blocks.kinds[i]!]!) return false;
    }
    return true;
  }

  /** Returns the block's volume minus the adjacent room that no row of items can use. */
  private usableVolume(block: number, at: Int32Array, s: number): number {
    const { blocks, grain } = this;
    const x = at[s + 3]! - at[s]!;
    const y = at[s + 4]! - at[s + 1]!;
    const z = at[s + 5]! - at[s + 2]!;
    const dx = blocks.dx[block]!;
    const dy = blocks.dy[block]!;
    const dz = blocks.dz[block]!;
    if (dx > x || dy > y || dz > z) return -Infinity;
    const rx = dx + this.reachX[Math.floor((x - dx) / grain)]!;
    const ry = dy + this.reachY[Math.floor((y - dy) / grain)]!;
    const rz = dz + this.reachZ[Math.floor((z - dz) / grain)]!;
    // Nothing is stacked on fragile items.
    const above = blocks.fragile[block] === 1 ? dx * dy * (rz - dz) : 0;
    return blocks.volume[block]! - (x * y * z - rx * ry * rz) - above;
  }

  /** Returns whether the block is sufficiently supported by other blocks, none of them fragile. */
  private isSupported({ put }: Filling, block: number, at: Int32Array, s: number): boolean {
    const { blocks, goods } = this;
    const z = at[s + 2]!;
    const isSupported = this.support <= 0 || z === 0;
    if (isSupported && !goods.hasFragile) return true;
    const dx = blocks.dx[block]!;
    const dy = blocks.dy[block]!;
    const top = z + blocks.dz[block]!;
    const x = this.cornerX === 0 ? at[s]! : at[s + 3]! - dx;
    const y = this.cornerY === 0 ? at[s + 1]! : at[s + 4]! - dy;
    let area = 0;
    for (let i = 0; i < put.length; i += 4) {
      const under = put[i]!;
      const isUnder = z === put[i + 3]! + blocks.dz[under]!;
      if (!isUnder && !(goods.hasFragile && put[i + 3] === top)) continue;
      const over = Math.min(put[i + 1]! + blocks.dx[under]!, x + dx) - Math.max(put[i + 1]!, x);
      const along = Math.min(put[i + 2]! + blocks.dy[under]!, y + dy) - Math.max(put[i + 2]!, y);
      if (over <= 0 || along <= 0) continue;
      if (blocks.fragile[isUnder ? under : block] === 1) return false;
      if (isUnder) area += over * along;
    }
    if (isSupported) return true;
    // A single piece of the block may be above the uncovered part, so more than the required support is
    // needed.
    return area >= Math.max(this.support, 0.95) * dx * dy;
  }

  private placeIn(filling: Filling, block: number, s: number): void {
    const { blocks } = this;
    const { at } = filling.spaces;
    const x = this.cornerX === 0 ? at[s]! : at[s + 3]! - blocks.dx[block]!;
    const y = this.cornerY === 0 ? at[s + 1]! : at[s + 4]! - blocks.dy[block]!;
    this.place(filling, block, x, y, at[s + 2]!);
  }

  private place(filling: Filling, block: number, x: number, y: number, z: number): void {
    const { blocks, goods } = this;
    const { left } = filling;
    for (let i = blocks.first[block]!; i < blocks.first[block + 1]!; i++)
      left[blocks.kinds[i]!]! -= blocks.amounts[i]!;
    let least = 0x7fffffff;
    for (let k = 0; k < left.length; k++) {
      if (left[k]! > 0 && goods.thinnest[k]! < least) least = goods.thinnest[k]!;
    }
    filling.put.push(block, x, y, z);
    filling.volume += blocks.volume[block]!;
    filling.weight += blocks.weight[block]!;
    filling.tag ||= blocks.tag[block]!;
    this.work += 4 * filling.spaces.count;
    filling.spaces.take(x, y, z, x + blocks.dx[block]!, y + blocks.dy[block]!, z + blocks.dz[block]!, least);
  }
}
