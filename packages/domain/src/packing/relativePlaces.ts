import type { Goods } from './goods.ts';
import type { Room } from './pieces.ts';

/** More pieces than this have too many pairs to decide. */
export const MOST_RELATIVE = 6;
/** Numbers per row: one a piece. */
const ROW = 8;

/**
 * Whether a few pieces that may not be turned go into a room. Of any two pieces one comes before the
 * other along some axis; pair after pair is decided, those with fewest ways first. `head` is how far
 * from the near wall a piece is pushed by those before it, `tail` the length that it and what comes
 * after it take; both must go into the room. A no may mean that it gave up.
 *
 * Source: S. Martello, D. Pisinger, D. Vigo, E. den Boef and J. Korst, "Algorithm 864: general and
 * robot-packable variants of the three-dimensional bin packing problem" (2007).
 */
export class RelativePlaces {
  /** Decisions made so far. */
  work = 0;
  private readonly goods: Goods;
  private count = 0;
  private stopAt = 0;
  private readonly pairs: number[] = [];
  private readonly length = new Int32Array(3);
  /** Side of each piece along each axis. */
  private readonly side = new Int32Array(3 * ROW);
  /** Where the row that counts begins, per axis: each decision writes the next one, to be taken back. */
  private readonly row = new Int32Array(3);
  /** One bit for each piece that comes after, row after row per axis; as `head` and `tail` are. */
  private readonly after: readonly Int32Array[];
  private readonly head: readonly Int32Array[];
  private readonly tail: readonly Int32Array[];

  constructor(goods: Goods) {
    this.goods = goods;
    const rows = () => new Int32Array(ROW * (1 + (MOST_RELATIVE * (MOST_RELATIVE - 1)) / 2));
    this.after = [rows(), rows(), rows()];
    this.head = [rows(), rows(), rows()];
    this.tail = [rows(), rows(), rows()];
  }

  /**
   * Whether the first `count` of `kinds`, each in its first turn, go in; `at` then tells where.
   * @param decisions gives up after so many
   */
  find(room: Room, kinds: ArrayLike<number>, count: number, decisions: number): boolean {
    const { goods, side, length } = this;
    this.count = count;
    length[0] = room.x;
    length[1] = room.y;
    length[2] = room.z;
    for (let i = 0; i < count; i++) {
      const turn = goods.firstTurn[kinds[i]!]!;
      side[i] = goods.dx[turn]!;
      side[ROW + i] = goods.dy[turn]!;
      side[2 * ROW + i] = goods.dz[turn]!;
    }
    for (let axis = 0; axis < 3; axis++) {
      this.row[axis] = 0;
      for (let i = 0; i < count; i++) {
        this.after[axis]![i] = 0;
        this.head[axis]![i] = 0;
        this.tail[axis]![i] = side[axis * ROW + i]!;
      }
    }
    this.listPairs();
    this.stopAt = this.work + decisions;
    return this.decide(0);
  }

  /** Where a piece lies along an axis after a `find` that found. */
  at(piece: number, axis: 0 | 1 | 2): number {
    return this.head[axis]![this.row[axis]! + piece]!;
  }

  private listPairs(): void {
    const { pairs, count } = this;
    pairs.length = 0;
    for (let most = 1; most <= 3; most++) {
      for (let a = 0; a < count; a++) {
        for (let b = a + 1; b < count; b++) if (this.axesFor(a, b) === most) pairs.push(a * ROW + b);
      }
    }
  }

  private axesFor(a: number, b: number): number {
    const { side, length } = this;
    let axes = 0;
    for (let axis = 0; axis < 3; axis++) {
      if (side[axis * ROW + a]! + side[axis * ROW + b]! <= length[axis]!) axes++;
    }
    return axes;
  }

  private isDecided(a: number, b: number): boolean {
    let both = 0;
    for (let axis = 0; axis < 3; axis++) {
      const row = this.row[axis]!;
      both |= (this.after[axis]![row + a]! >> b) | (this.after[axis]![row + b]! >> a);
    }
    return (both & 1) === 1;
  }

  private decide(from: number): boolean {
    const { pairs, length, side } = this;
    let p = from;
    while (p < pairs.length && this.isDecided(Math.floor(pairs[p]! / ROW), pairs[p]! % ROW)) p++;
    if (p === pairs.length) return true;
    if (++this.work > this.stopAt) return false;
    const a = Math.floor(pairs[p]! / ROW);
    const b = pairs[p]! % ROW;
    for (let axis = 0; axis < 3; axis++) {
      const row = this.row[axis]!;
      const head = this.head[axis]!;
      const tail = this.tail[axis]!;
      // The first decision along an axis has a mirror image that is as good.
      for (let way = 0; way < (row === 0 ? 1 : 2); way++) {
        const before = way === 0 ? a : b;
        const behind = way === 0 ? b : a;
        if (head[row + before]! + side[axis * ROW + before]! + tail[row + behind]! > length[axis]!) continue;
        this.put(axis, before, behind);
        if (this.decide(p + 1)) return true;
        this.row[axis] = row;
        if (this.work > this.stopAt) return false;
      }
    }
    return false;
  }

  /** Has one piece come before another, on a new row of the axis. */
  private put(axis: number, before: number, behind: number): void {
    const { count, side } = this;
    const after = this.after[axis]!;
    const head = this.head[axis]!;
    const tail = this.tail[axis]!;
    const from = this.row[axis]!;
    const row = from + ROW;
    this.row[axis] = row;
    for (const rows of [after, head, tail]) rows.copyWithin(row, from, row);
    const follow = after[row + behind]! | (1 << behind);
    for (let i = 0; i < count; i++) {
      if (i === before || (after[row + i]! >> before) & 1) after[row + i]! |= follow;
    }
    const own = side[axis * ROW + before]!;
    this.push(axis, behind, head[row + before]! + own);
    this.pull(axis, before, tail[row + behind]! + own);
  }

  /** Moves a piece, and what comes after it, away from the near wall. */
  private push(axis: number, piece: number, to: number): void {
    const row = this.row[axis]!;
    const head = this.head[axis]!;
    if (head[row + piece]! >= to) return;
    head[row + piece] = to;
    const after = this.after[axis]![row + piece]!;
    const end = to + this.side[axis * ROW + piece]!;
    for (let i = 0; i < this.count; i++) if ((after >> i) & 1) this.push(axis, i, end);
  }

  /** Lengthens what a piece and those after it take, and so for those before it. */
  private pull(axis: number, piece: number, to: number): void {
    const row = this.row[axis]!;
    const tail = this.tail[axis]!;
    if (tail[row + piece]! >= to) return;
    tail[row + piece] = to;
    const after = this.after[axis]!;
    for (let i = 0; i < this.count; i++) {
      if ((after[row + i]! >> piece) & 1) this.pull(axis, i, to + this.side[axis * ROW + i]!);
    }
  }
}
