import { SeededRandom } from './seededRandom.ts';
import { FeasibilityCheck, NONE } from './feasibility.ts';
import type { Content } from './feasibility.ts';
import type { Packer } from './packer.ts';
import type { Room } from '../model/pieces.ts';
import { PLACED } from '../placement/greedyFiller.ts';
import type { FilledBox } from '../placement/greedyFiller.ts';
import { BY_VOLUME, BY_WEIGHT, SHARES } from '../bounds/dualFeasible.ts';

/** Exponent of the room share, so that a large piece counts more than two halves. */
const SIZE_EXPONENT = 1.2;
/** Random moves after each failed insertion. */
const MOVES = 2;
/** Insertions between two clock checks. */
const CLOCK_INTERVAL = 8;

/**
 * Reduces the number of boxes of one size: empties a box into a pool and inserts the pieces into other boxes.
 * A piece without a place ejects one or two that are easier to place. Failed insertions raise a piece's
 * weight, so it is ejected less. In between, pieces move randomly.
 * Source: the ejection pool of Y. Nagata and O. Bräysy, "A powerful route minimization heuristic for the
 * vehicle routing problem with time windows" (2009).
 */
export class EjectionSearch {
  private readonly packer: Packer;
  private readonly room: Room;
  private readonly contents: FeasibilityCheck;
  private readonly chance: SeededRandom;
  /** How hard each kind is to place: by size and number of failed insertions. */
  private readonly hard: Float64Array;
  private readonly size: Float64Array;
  private boxes: Content[] = [];
  private pool: number[] = [];
  private stopAt = 0;
  private steps = 0;
  /** The cheapest ejection found: the box and the ejected kinds. */
  private box: Content | undefined;
  private least = Infinity;
  private out = NONE;
  private out2 = NONE;

  constructor(packer: Packer, room: Room, pieces: number) {
    this.packer = packer;
    this.room = room;
    this.contents = new FeasibilityCheck(packer.fit, room, pieces);
    this.chance = new SeededRandom(packer.options.seed ?? 1);
    const { shares } = this.contents;
    this.size = Float64Array.from({ length: packer.goods.kinds }, (_, kind) => {
      const at = kind * SHARES;
      return Math.max(shares[at + BY_VOLUME]!, shares[at + BY_WEIGHT]!) ** SIZE_EXPONENT;
    });
    this.hard = this.size.slice();
  }

  /**
   * Returns the fewest boxes found, at most the given ones.
   * @param least lower bound at which to stop
   * @param work positions to examine
   */
  save(from: readonly FilledBox[], least: number, work: number): FilledBox[] {
    this.stopAt = this.packer.fit.work + work;
    let best = from.map((load) => {
      const kinds: number[] = [];
      for (let p = 0; p < load.placed.length; p += PLACED) kinds.push(load.placed[p]!);
      return this.contents.of(kinds, load);
    });
    while (best.length > least) {
      this.boxes = best.map((box) => ({ ...box, kinds: box.kinds.slice(), shares: box.shares.slice() }));
      this.pool = this.takeEmptiest();
      if (!this.isEmptied()) break;
      best = this.boxes.filter((box) => box.kinds.length > 0);
    }
    if (best.length === from.length) return from.slice();
    const loads = best.map((box) => this.contents.lay(box));
    return loads.every((load) => load !== undefined) ? loads : from.slice();
  }

  private takeEmptiest(): number[] {
    const { boxes } = this;
    const share = ({ shares }: Content) => Math.max(shares[BY_VOLUME]!, shares[BY_WEIGHT]!);
    const emptiest = boxes.reduce((a, b) => (share(b) < share(a) ? b : a));
    boxes.splice(boxes.indexOf(emptiest), 1);
    return emptiest.kinds;
  }

  private isLate(): boolean {
    if (this.packer.fit.work > this.stopAt) return true;
    return ++this.steps % CLOCK_INTERVAL === 0 && this.packer.isLate();
  }

  /** Returns whether every piece of the pool was inserted before work or time ran out. */
  private isEmptied(): boolean {
    const { pool, boxes, contents, hard } = this;
    while (pool.length > 0) {
      if (this.isLate()) return false;
      const kind = pool.pop()!;
      const start = this.chance.below(boxes.length);
      const room = this.openBox(kind, start);
      if (room) {
        contents.add(room, kind);
        continue;
      }
      hard[kind]! += this.size[kind]!;
      this.findEjection(kind, start);
      if (this.box) this.driveOut(this.box, kind);
      else pool.unshift(kind);
      for (let i = 0; i < MOVES; i++) this.move();
    }
    return true;
  }

  /** Returns a box that fits one more piece of the kind without ejections. */
  private openBox(kind: number, start: number): Content | undefined {
    const { boxes } = this;
    for (let i = 0; i < boxes.length; i++) {
      const box = boxes[(start + i) % boxes.length]!;
      if (this.contents.isPossible(box, kind, NONE, NONE)) return box;
    }
    return undefined;
  }

  private driveOut(box: Content, kind: number): void {
    const { contents, pool, out, out2, size } = this;
    contents.remove(box, out);
    if (out2 !== NONE) contents.remove(box, out2);
    contents.add(box, kind);
    // The larger piece comes next: it goes last.
    const isSecond = out2 !== NONE && size[out]! > size[out2]!;
    if (isSecond) pool.push(out2);
    pool.push(out);
    if (!isSecond && out2 !== NONE) pool.push(out2);
  }

  /** Finds the box whose ejected pieces are easiest to place elsewhere. */
  private findEjection(kind: number, start: number): void {
    const { boxes, hard } = this;
    const { apart } = this.contents;
    const row = kind * this.packer.goods.kinds;
    this.box = undefined;
    this.least = Infinity;
    for (let i = 0; i < boxes.length; i++) {
      const box = boxes[(start + i) % boxes.length]!;
      const { kinds } = box;
      // Incompatible pieces must be ejected.
      let must = NONE;
      let must2 = NONE;
      let musts = 0;
      for (let a = 0; a < kinds.length && musts < 3; a++) {
        if (apart[row + kinds[a]!] === 0) continue;
        if (musts++ === 0) must = kinds[a]!;
        else must2 = kinds[a]!;
      }
      if (musts > 2) continue;
      if (musts === 2) {
        this.consider(box, kind, must, must2);
        continue;
      }
      for (let a = 0; a < kinds.length; a++) {
        const out = kinds[a]!;
        if ((musts === 1 && out !== must) || hard[out]! >= this.least) continue;
        if (this.consider(box, kind, out, NONE)) continue;
        for (let b = musts === 1 ? 0 : a + 1; b < kinds.length; b++) {
          if (b !== a) this.consider(box, kind, out, kinds[b]!);
        }
        if (musts === 1) break;
      }
    }
  }

  private consider(box: Content, kind: number, out: number, out2: number): boolean {
    const price = this.hard[out]! + (out2 === NONE ? 0 : this.hard[out2]!);
    if (price >= this.least || !this.contents.isPossible(box, kind, out, out2)) return false;
    this.least = price;
    this.box = box;
    this.out = out;
    this.out2 = out2;
    return true;
  }

  /** Moves a piece to another box or swaps two pieces, if both boxes allow it. */
  private move(): void {
    const { boxes, chance, contents } = this;
    const from = boxes[chance.below(boxes.length)]!;
    const to = boxes[chance.below(boxes.length)]!;
    if (from === to || from.kinds.length === 0 || to.kinds.length === 0) return;
    const kind = from.kinds[chance.below(from.kinds.length)]!;
    const other = to.kinds[chance.below(to.kinds.length)]!;
    const isMoved = contents.isPossible(to, kind, NONE, NONE) && contents.isPossible(from, NONE, kind, NONE);
    if (!isMoved) {
      if (!contents.isPossible(to, kind, other, NONE)) return;
      if (!contents.isPossible(from, other, kind, NONE)) return;
      contents.remove(to, other);
      contents.add(from, other);
    }
    contents.remove(from, kind);
    contents.add(to, kind);
  }
}
