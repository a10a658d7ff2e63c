import { BlockLoader } from './blockLoader.ts';
import { BlockComposer } from './composeBlocks.ts';
import type { Composing } from './composeBlocks.ts';
import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';
import { PLACED, GreedyFiller, count, scores } from './greedyFiller.ts';
import type { FilledBox, Score } from './greedyFiller.ts';
import { packingOrders } from './strategies.ts';

/** Numbers per piece: kind, turn, near corner. */
const PIECE = 5;

/** Limits for filling one box. */
interface Fullest {
  /** Blocks to choose from. */
  blocks: number;
  /** Pairs of blocks to examine when building them. */
  pairs: number;
  /** Blocks and spaces to examine. */
  work: number;
  isLate: () => boolean;
}

/**
 * Checks whether a set of pieces fits one box, by increasingly expensive means: greedy fillings from several
 * orders and scores, then composing blocks. A negative result means "not found"; a positive one includes the
 * packing.
 */
export class FitCheck {
  readonly goods: Goods;
  readonly filler: GreedyFiller;
  private composer: BlockComposer | undefined;
  /** Kinds in the default orders. */
  readonly orders: readonly Int32Array[];
  private readonly left: Int32Array;

  constructor(goods: Goods, support: number) {
    this.goods = goods;
    this.filler = new GreedyFiller(goods, support);
    this.orders = packingOrders(goods.pieces).map((order) => Int32Array.from(order));
    this.left = new Int32Array(goods.kinds);
  }

  /** Effort spent, in positions and pairs examined. */
  get work(): number {
    return this.filler.work + (this.composer?.work ?? 0);
  }

  /** Rejects what no order or rotation can solve. */
  isPossible(room: Room, counts: Int32Array): boolean {
    const { goods } = this;
    let volume = 0;
    let weight = 0;
    let tag = 0;
    for (let k = 0; k < goods.kinds; k++) {
      if (counts[k] === 0) continue;
      volume += counts[k]! * goods.volume[k]!;
      weight += counts[k]! * goods.weight[k]!;
      if (volume > room.volume || weight > room.capacity || !goods.fits(k, room)) return false;
      const own = goods.tag[k]!;
      if (own !== 0 && tag !== 0 && own !== tag) return false;
      if (own !== 0) tag = own;
    }
    return true;
  }

  /** @param isHasty called after each try; true stops */
  greedy(room: Room, counts: Int32Array, tries: number, isHasty: () => boolean): FilledBox | undefined {
    const { filler, left } = this;
    const orders = this.orders.map((order) => order.filter((kind) => counts[kind]! > 0));
    for (let i = 0; i < tries; i++) {
      const { order, score } = starts[i % starts.length]!;
      left.set(counts);
      filler.open(room);
      if (filler.fill(orders[order]!, left, score, true)) return filler.load();
      if (isHasty()) return undefined;
    }
    return undefined;
  }

  /** Packs as many of `counts` as possible piece by piece; the fullest of a few starts. */
  piecewise(room: Room, counts: Int32Array): FilledBox | undefined {
    const { filler, left } = this;
    let fullest: FilledBox | undefined;
    for (const { order, score } of starts.slice(0, 5)) {
      left.set(counts);
      filler.open(room);
      filler.fill(this.orders[order]!, left, score, false);
      if (filler.volume > (fullest?.volume ?? 0)) fullest = filler.load();
    }
    return fullest;
  }

  compose(room: Room, counts: Int32Array, pairs: number): FilledBox | undefined {
    let load: FilledBox | undefined;
    const accept = (laid: Int32Array) => {
      this.addSupported(room, laid);
      load = this.filler.load();
      return PIECE * load.pieces === laid.length;
    };
    // Created lazily: it needs much memory and most orders never use it.
    this.composer ??= new BlockComposer(this.goods);
    for (const tier of this.tiers(room, counts, pairs)) {
      if (this.composer.compose(room, counts, tier, accept)) return load;
    }
    return undefined;
  }

  private tiers(room: Room, counts: Int32Array, pairs: number): Composing[] {
    const { goods } = this;
    let volume = 0;
    for (let k = 0; k < goods.kinds; k++) volume += counts[k]! * goods.volume[k]!;
    const share = volume / room.volume;
    const longest = Math.max(room.x, room.y, room.z);
    const tiers: Composing[] = [];
    if (share > 0.7) {
      tiers.push({ clearance: this.clearance(room, counts), tolerance: 0, density: 0.99, pairs });
      tiers.push({ clearance: 0, tolerance: longest / 100, density: 0.95, pairs });
    }
    tiers.push({ clearance: 0, tolerance: longest / 25, density: 0.85, pairs: pairs * share });
    tiers.push({ clearance: 0, tolerance: longest, density: share * 0.8, pairs: pairs * share });
    return tiers;
  }

  /** Returns the largest uniform gap around the pieces that the room has volume for, in units. */
  private clearance(room: Room, counts: Int32Array): number {
    const { goods } = this;
    let low = 0;
    let high = Math.min(room.x, room.y, room.z);
    while (low < high) {
      const gap = Math.ceil((low + high) / 2);
      let volume = 0;
      for (let k = 0; k < goods.kinds; k++) {
        const t = goods.firstTurn[k]!;
        volume += counts[k]! * (goods.dx[t]! + gap) * (goods.dy[t]! + gap) * (goods.dz[t]! + gap);
      }
      if (volume <= room.volume * (1 + 1e-12)) low = gap;
      else high = gap - 1;
    }
    return low;
  }

  /** Packs as many of `counts` as possible in blocks; the result depends on the work allowed. */
  fullest(room: Room, counts: Int32Array, { blocks, pairs, work, isLate }: Fullest): FilledBox | undefined {
    const loader = new BlockLoader(this.goods, room, counts, this.filler.support, blocks, pairs);
    const laid = loader.load(work, isLate);
    this.filler.work += loader.work;
    if (laid.length === 0) return undefined;
    this.addSupported(room, laid);
    const { filler, left } = this;
    if (PIECE * filler.count < laid.length) {
      // Unsupported pieces that were removed may still fit.
      left.set(counts);
      count(filler.load(), left, -1);
      filler.fill(this.orders[0]!, left, 'low', false);
    }
    return filler.load();
  }

  /** Adds laid pieces to the filler, except unsupported ones and those resting on fragile ones. */
  private addSupported(room: Room, laid: Int32Array): void {
    const { goods, filler } = this;
    const pieces = laid.length / PIECE;
    const byHeight = Array.from({ length: pieces }, (_, i) => i * PIECE).sort(
      (a, b) => laid[a + 4]! - laid[b + 4]!,
    );
    const placed = new Int32Array(PLACED * pieces);
    byHeight.forEach((from, i) => {
      const turn = laid[from + 1]!;
      const [x, y, z] = [laid[from + 2]!, laid[from + 3]!, laid[from + 4]!];
      placed.set(
        [laid[from]!, turn, x, y, z, x + goods.dx[turn]!, y + goods.dy[turn]!, z + goods.dz[turn]!],
        i * PLACED,
      );
    });
    filler.openWith(room, placed);
  }
}

/** Orders and scores, most successful pair first. */
const starts: readonly { order: number; score: Score }[] = [0, 1, 2, 3].flatMap((order) =>
  scores.map((score) => ({ order, score })),
);
