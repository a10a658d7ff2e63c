import { placementDifficulty } from './difficulty.ts';
import { SeededRandom } from './seededRandom.ts';
import type { Packer } from './packer.ts';
import type { Room } from '../model/pieces.ts';
import { PLACED, count } from '../placement/greedyFiller.ts';
import type { FilledBox, Score } from '../placement/greedyFiller.ts';
import { MAX_SPLIT, splitExactly } from './split.ts';
import { packingOrders } from '../placement/strategies.ts';

const someScores: readonly Score[] = ['low', 'deep', 'wide', 'snug', 'tight'];

/** Probability of filling a box with blocks if there are many pieces of a kind. */
const BLOCKS_SHARE = 0.3;
/** Shuffles to try for the last box if the others succeeded. */
const LAST_TRIES = 3;

/**
 * Improves a packing while work is left: unpacks a few boxes, preferably empty ones, repacks their contents
 * from a shuffled order, and accepts results that aren't worse. Among equal prices it prefers uneven boxes,
 * so that one empties.
 * Source: ruin and recreate, G. Schrimpf et al., "Record breaking optimization results using the ruin and
 * recreate principle" (2000).
 */
export class RuinAndRecreate {
  private readonly packer: Packer;
  private readonly chance: SeededRandom;
  private readonly ranks: readonly Float64Array[];
  private readonly order: Int32Array;
  private readonly worth: Float64Array;
  /** Kinds being repacked. */
  private readonly kinds: Int32Array;
  /** Boxes being repacked. */
  private readonly victims: FilledBox[] = [];
  /** Contents that were already split exactly. */
  private readonly isSplit = new Set<string>();
  /** Number of kinds, pieces, volume and grams being repacked. */
  private active = 0;
  private pieces = 0;
  private volume = 0;
  private weight = 0;
  /** Whether most kinds have several pieces. */
  private isAlike = false;
  private readonly left: Int32Array;
  private readonly trial: Int32Array;

  constructor(packer: Packer) {
    this.packer = packer;
    this.chance = new SeededRandom(packer.options.seed ?? 1);
    const { goods } = packer;
    // Position of each kind in each order, as a number to be perturbed.
    this.ranks = packingOrders(goods.pieces).map((order) => {
      const rank = new Float64Array(goods.kinds);
      order.forEach((kind, at) => (rank[kind] = at));
      return rank;
    });
    this.order = new Int32Array(goods.kinds);
    this.worth = new Float64Array(goods.kinds);
    this.kinds = new Int32Array(goods.kinds);
    this.left = new Int32Array(goods.kinds);
    this.trial = new Int32Array(goods.kinds);
  }

  /**
   * Returns a packing that is at most as expensive.
   * @param work positions to examine
   */
  improve(from: readonly FilledBox[], work: number): FilledBox[] {
    const { packer, chance } = this;
    const { filler } = packer.fit;
    const loads = from.slice();
    this.measure(loads);
    const stopAt = packer.fit.work + work;
    while (packer.fit.work < stopAt && loads.length > 1 && !packer.isLate()) {
      // Overhead of an attempt besides positions.
      filler.work += 50;
      this.pick(loads, Math.min(loads.length, 2 + chance.below(loads.length > 4 ? 3 : 2)));
      const now = packer.total(this.victims);
      const again = this.repack(now);
      if (!again) continue;
      const then = packer.total(again);
      if (then > now + 1e-6) continue;
      if (then > now - 1e-6 && unevenness(again) < unevenness(this.victims)) continue;
      for (const victim of this.victims) loads.splice(loads.indexOf(victim), 1);
      loads.push(...again);
    }
    return loads;
  }

  /** From here on, boxes are rated by how hard their contents are to place. */
  private measure(loads: FilledBox[]): void {
    const { packer } = this;
    const counts = new Int32Array(packer.goods.kinds);
    for (const load of loads) count(load, counts, 1);
    const largest = packer.rooms.reduce((a, b) => (b.volume > a.volume ? b : a));
    const hard = placementDifficulty(packer.goods, largest, counts);
    packer.fit.filler.hard = hard;
    loads.forEach((load, i) => {
      loads[i] = { ...load, hardness: this.hardnessOf(load) };
    });
    let kinds = 0;
    let pieces = 0;
    for (const n of counts) {
      pieces += n;
      if (n > 0) kinds++;
    }
    this.isAlike = pieces >= 3 * kinds;
  }

  private hardnessOf({ placed }: FilledBox): number {
    const { hard } = this.packer.fit.filler;
    let sum = 0;
    for (let p = 0; p < placed.length; p += PLACED) sum += hard[placed[p]!]!;
    return sum;
  }

  /** Selects boxes to repack, starting with a nearly empty one. */
  private pick(loads: readonly FilledBox[], size: number): void {
    const { chance, victims } = this;
    let first = loads[chance.below(loads.length)]!;
    for (let i = 0; i < 2; i++) {
      const other = loads[chance.below(loads.length)]!;
      if (other.hardness < first.hardness) first = other;
    }
    victims.length = 0;
    victims.push(first);
    while (victims.length < size) {
      const other = loads[chance.below(loads.length)]!;
      if (!victims.includes(other)) victims.push(other);
    }
  }

  /** Repacks the same pieces for at most `below`. */
  private repack(below: number): FilledBox[] | undefined {
    const { packer, left, victims } = this;
    left.fill(0);
    this.pieces = 0;
    this.volume = 0;
    this.weight = 0;
    for (const load of victims) {
      this.pieces += load.pieces;
      this.volume += load.volume;
      this.weight += load.weight;
      count(load, left, 1);
    }
    this.active = 0;
    for (let k = 0; k < left.length; k++) if (left[k]! > 0) this.kinds[this.active++] = k;
    if (packer.rooms.length === 1) return this.intoAlike(packer.rooms[0]!, victims.length);
    if (this.pieces <= MAX_SPLIT - 2) {
      // The same few pieces always split the same way.
      const key = left.join();
      if (this.isSplit.has(key)) return undefined;
      this.isSplit.add(key);
      const loads = splitExactly(packer, left.slice(), below - 1e-6, 20_000);
      for (const load of loads ?? []) load.hardness = this.hardnessOf(load);
      return loads;
    }
    return this.intoAny(victims.length, below + 1e-6);
  }

  /** Packs into at most `most` boxes of one size. */
  private intoAlike(room: Room, most: number): FilledBox[] | undefined {
    const { left, trial, victims } = this;
    const { filler } = this.packer.fit;
    const loads: FilledBox[] = [];
    let hardest = 0;
    for (const victim of victims) if (victim.hardness > hardest) hardest = victim.hardness;
    for (let boxes = most; boxes > 1; boxes--) {
      if (this.volume > boxes * room.volume) return undefined;
      if (this.isAlike && this.chance.next() < BLOCKS_SHARE) {
        const load = this.inBlocks(room);
        if (load && load.pieces < this.pieces) {
          loads.push(load);
          count(load, left, -1);
          this.volume -= load.volume;
          this.weight -= load.weight;
          continue;
        }
      }
      filler.open(room);
      const isAll = filler.fill(this.shuffle(), left, this.score(), false);
      // With two boxes, one must hold more than before, or nothing is gained.
      if (!isAll && most === 2 && filler.hardness <= hardest) return undefined;
      loads.push(filler.load());
      if (isAll) return loads;
      this.volume -= filler.volume;
      this.weight -= filler.weight;
    }
    if (this.volume > room.volume || this.weight > room.capacity) return undefined;
    for (let i = 0; i < LAST_TRIES; i++) {
      trial.set(left);
      filler.open(room);
      if (filler.fill(this.shuffle(), trial, this.score(), true)) return [...loads, filler.load()];
    }
    return undefined;
  }

  /** Fills one box with blocks, with a small effort. */
  private inBlocks(room: Room): FilledBox | undefined {
    const isLate = () => this.packer.isLate();
    const load = this.packer.fit.fullest(room, this.left, { blocks: 800, pairs: 8000, work: 20_000, isLate });
    if (load) load.hardness = this.hardnessOf(load);
    return load;
  }

  /** Packs into random box sizes until one takes all remaining pieces, for at most `below`. */
  private intoAny(most: number, below: number): FilledBox[] | undefined {
    const { packer, left, trial } = this;
    const { filler } = packer.fit;
    const loads: FilledBox[] = [];
    let spent = 0;
    for (let tries = 0; tries < 2 * most; tries++) {
      const last = packer.roomsFor(left)[0];
      const order = this.shuffle();
      const score = this.score();
      if (last) {
        if (spent + last.price > below) return undefined;
        trial.set(left);
        filler.open(packer.rooms[last.room]!);
        if (filler.fill(order, trial, score, true)) return [...loads, filler.load()];
      }
      trial.set(left);
      const room = packer.rooms[this.chance.below(packer.rooms.length)]!;
      filler.open(room);
      const isAll = filler.fill(order, trial, score, false);
      if (filler.count === 0) continue;
      loads.push(filler.load());
      spent += packer.price(room, filler.weight);
      if (spent > below) return undefined;
      if (isAll) return loads;
      left.set(trial);
    }
    return undefined;
  }

  private score(): Score {
    return someScores[this.chance.below(someScores.length)]!;
  }

  /** Shuffles the kinds: perturbs one of the default orders. */
  private shuffle(): Int32Array {
    const { chance, worth, order, kinds, active } = this;
    const rank = this.ranks[chance.below(this.ranks.length)]!;
    const noise = chance.next() ** 2 * rank.length * 0.6;
    for (let i = 0; i < active; i++) {
      const kind = kinds[i]!;
      const own = rank[kind]! + noise * chance.next();
      let at = i;
      for (; at > 0 && worth[at - 1]! > own; at--) {
        worth[at] = worth[at - 1]!;
        order[at] = order[at - 1]!;
      }
      worth[at] = own;
      order[at] = kind;
    }
    return order.subarray(0, active);
  }
}

/** Larger for unevenly filled boxes. */
function unevenness(loads: readonly FilledBox[]): number {
  let sum = 0;
  for (const load of loads) sum += load.hardness ** 2;
  return sum;
}
