import { SeededRandom } from './seededRandom.ts';
import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';
import { MAX_RELATIVE, RelativePlaces } from './relativePlaces.ts';
import { PLACED } from '../placement/greedyFiller.ts';
import type { FilledBox, Score } from '../placement/greedyFiller.ts';
import { BY_VOLUME, SHARES, SLACK, incompatiblePairs, dualFeasibleShares } from '../bounds/dualFeasible.ts';
import type { FitCheck } from '../placement/fitCheck.ts';

/** The contents of a box without positions; a kind appears once per piece. */
export interface Content {
  kinds: number[];
  /** Sums of the room shares. */
  shares: Float64Array;
  /** Sums of hash values of the kinds: equal for equal contents. */
  low: number;
  high: number;
  /** Positions of everything, if known. */
  load: FilledBox | undefined;
}

/** No kind. */
export const NONE = -1;

/** Scores to try, best first. */
const someScores: readonly Score[] = ['low', 'deep'];
/** Limit of the exact search. */
const DECISIONS = 60;
/** Cached results, per piece and in total. */
const CACHE_PER_PIECE = 512;
const MAX_CACHE = 2 ** 16;

/**
 * Checks whether a box's contents stay feasible when pieces are added or removed, for one box size. Shares
 * and pairs reject impossible contents quickly; other contents are filled greedily, or searched exactly if
 * they are few. Results are cached.
 */
export class FeasibilityCheck {
  readonly shares: Float64Array;
  readonly apart: Uint8Array;
  private readonly fit: FitCheck;
  private readonly goods: Goods;
  private readonly room: Room;
  private readonly relative: RelativePlaces | undefined;
  private readonly marks: readonly [Int32Array, Int32Array];
  private readonly memory: Int32Array;
  private readonly answers: Uint8Array;
  private readonly left: Int32Array;
  /** The contents to check, largest first. */
  private readonly asked: Int32Array;
  private count = 0;
  /** Index of the share that was last exceeded. */
  private tight = BY_VOLUME;

  constructor(fit: FitCheck, room: Room, pieces: number) {
    const { goods } = fit;
    this.fit = fit;
    this.goods = goods;
    this.room = room;
    this.shares = dualFeasibleShares(goods, room);
    this.apart = incompatiblePairs(goods, room);
    const isFixed = goods.dx.length === goods.kinds;
    const isFree = fit.filler.support <= 0 && !goods.hasFragile;
    this.relative = isFixed && isFree ? new RelativePlaces(goods) : undefined;
    const chance = new SeededRandom(1);
    const mark = () => Int32Array.from({ length: goods.kinds }, () => chance.next() * 2 ** 32 - 2 ** 31);
    this.marks = [mark(), mark()];
    const size = Math.min(MAX_CACHE, 2 ** Math.ceil(Math.log2(CACHE_PER_PIECE * pieces)));
    this.memory = new Int32Array(size);
    this.answers = new Uint8Array(size);
    this.left = new Int32Array(goods.kinds);
    this.asked = new Int32Array(pieces + 1);
  }

  of(kinds: readonly number[], load?: FilledBox): Content {
    const content: Content = {
      kinds: [],
      shares: new Float64Array(SHARES),
      low: 0,
      high: 0,
      load: undefined,
    };
    for (const kind of kinds) this.add(content, kind);
    content.load = load;
    return content;
  }

  add(content: Content, kind: number): void {
    content.kinds.push(kind);
    this.change(content, kind, 1);
  }

  remove(content: Content, kind: number): void {
    const { kinds } = content;
    kinds[kinds.indexOf(kind)] = kinds.at(-1)!;
    kinds.pop();
    this.change(content, kind, -1);
  }

  private change(content: Content, kind: number, by: 1 | -1): void {
    const { shares } = content;
    for (let i = 0, at = kind * SHARES; i < SHARES; i++) shares[i]! += by * this.shares[at + i]!;
    content.low = (content.low + by * this.marks[0][kind]!) | 0;
    content.high = (content.high + by * this.marks[1][kind]!) | 0;
    content.load = undefined;
  }

  /** Returns whether the box fits with one piece added and one or two removed; `NONE` names no piece. */
  isPossible(content: Content, into: number, out: number, out2: number): boolean {
    const { apart, asked, goods } = this;
    const { kinds } = content;
    this.fit.filler.work += 2;
    if (into !== NONE && !this.isWithin(content, into, out, out2)) return false;
    let count = 0;
    let first = out;
    let second = out2;
    const row = into * goods.kinds;
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i]!;
      if (kind === first) {
        first = NONE;
      } else if (kind === second) {
        second = NONE;
      } else {
        if (into !== NONE && apart[row + kind] === 1) return false;
        asked[count++] = kind;
      }
    }
    if (into !== NONE) asked[count++] = into;
    // Two compatible pieces that need no support fit side by side.
    if (count <= (this.relative ? 2 : 1)) return true;
    this.count = count;
    return this.isKnown(content, into, out, out2);
  }

  /** Returns whether no share exceeds one; checks the last exceeded one first. */
  private isWithin(content: Content, into: number, out: number, out2: number): boolean {
    const { shares } = this;
    let i = this.tight;
    for (let tried = 0; tried < SHARES; tried++) {
      let sum = content.shares[i]! + shares[into * SHARES + i]!;
      if (out !== NONE) sum -= shares[out * SHARES + i]!;
      if (out2 !== NONE) sum -= shares[out2 * SHARES + i]!;
      if (sum > 1 + SLACK) {
        this.tight = i;
        return false;
      }
      i = i + 1 === SHARES ? 0 : i + 1;
    }
    return true;
  }

  private isKnown(content: Content, into: number, out: number, out2: number): boolean {
    const [lows, highs] = this.marks;
    const mark = (marks: Int32Array, kind: number) => (kind === NONE ? 0 : marks[kind]!);
    const low = (content.low + mark(lows, into) - mark(lows, out) - mark(lows, out2)) | 0;
    const high = (content.high + mark(highs, into) - mark(highs, out) - mark(highs, out2)) | 0;
    const slot = low & (this.memory.length - 1);
    if (this.answers[slot] !== 0 && this.memory[slot] === high) return this.answers[slot] === 2;
    const isFound = this.isFilled() || this.isPlaced();
    this.memory[slot] = high;
    this.answers[slot] = isFound ? 2 : 1;
    return isFound;
  }

  /** Fills the room with the requested contents from a few starts. */
  private isFilled(): boolean {
    const { asked, count, goods, left, room } = this;
    const { filler } = this.fit;
    for (let i = 1; i < count; i++) {
      const kind = asked[i]!;
      let at = i;
      for (; at > 0 && isAfter(goods, asked[at - 1]!, kind); at--) asked[at] = asked[at - 1]!;
      asked[at] = kind;
    }
    const order = asked.subarray(0, count);
    for (const score of someScores) {
      left.fill(0);
      for (let i = 0; i < count; i++) left[order[i]!]!++;
      filler.open(room);
      if (filler.fill(order, left, score, true)) return true;
    }
    return false;
  }

  private isPlaced(): boolean {
    const { relative, count } = this;
    if (!relative || count > MAX_RELATIVE) return false;
    const before = relative.work;
    const isFound = relative.find(this.room, this.asked, count, DECISIONS);
    this.fit.filler.work += 4 * (relative.work - before);
    return isFound;
  }

  /** Returns the box with positions, or undefined if they aren't found again. */
  lay(content: Content): FilledBox | undefined {
    if (content.load) return content.load;
    content.kinds.forEach((kind, i) => (this.asked[i] = kind));
    this.count = content.kinds.length;
    if (this.isFilled()) return this.fit.filler.load();
    if (!this.isPlaced()) return undefined;
    const { asked, count, goods, relative } = this;
    const placed = new Int32Array(PLACED * count);
    let weight = 0;
    let volume = 0;
    for (let i = 0; i < count; i++) {
      const kind = asked[i]!;
      const turn = goods.firstTurn[kind]!;
      const [x, y, z] = [relative!.at(i, 0), relative!.at(i, 1), relative!.at(i, 2)];
      placed.set(
        [kind, turn, x, y, z, x + goods.dx[turn]!, y + goods.dy[turn]!, z + goods.dz[turn]!],
        i * PLACED,
      );
      weight += goods.weight[kind]!;
      volume += goods.volume[kind]!;
    }
    return { room: this.room, placed, weight, volume, pieces: count, hardness: 0 };
  }
}

/** Returns whether a kind is packed after another: fragile last, then smaller after larger. */
function isAfter(goods: Goods, a: number, b: number): boolean {
  if (goods.fragile[a] !== goods.fragile[b]) return goods.fragile[a] === 1;
  if (goods.volume[a] !== goods.volume[b]) return goods.volume[a]! < goods.volume[b]!;
  return a > b;
}
