import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';

/** More pieces than this have too many pairs. */
export const MAX_RELATIVE = 6;
/** Numbers per row: one per piece. */
const ROW = 8;

/**
 * Checks whether a few pieces fit a room without rotation. Of any two pieces one precedes the other along
 * some axis; pairs are decided one by one, most constrained first. `head` is a piece's distance from the near
 * wall, `tail` the length of it and its successors; both must fit. A negative result may mean that it gave
 * up.
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
  /** Start of the current row per axis. Each decision writes the next row, so that it can be undone. */
  private readonly row = new Int32Array(3);
  /** One bit per successor, one row per decision and axis, like `head` and `tail`. */
  private readonly after: readonly Int32Array[];
  private readonly head: readonly Int32Array[];
  private readonly tail: readonly Int32Array[];

  constructor(goods: Goods) {
    this.goods = goods;
    const rows = () => new Int32Array(ROW * (1 + (MAX_RELATIVE * (MAX_RELATIVE - 1)) / 2));
    this.after = [rows(), rows(), rows()];
    this.head = [rows(), rows(), rows()];
    this.tail = [rows(), rows(), rows()];
  }

  /**
   * Places the first `count` of `kinds`, each in its first turn; `at` then returns positions.
   * @param decisions gives up after this many
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

  /** Returns a piece's position along an axis after a successful `find`. */
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
      // The first decision along an axis has an equivalent mirror image.
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

  /** Orders one piece before another, on a new row of the axis. */
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

  /** Moves a piece and its successors away from the near wall. */
  private push(axis: number, piece: number, to: number): void {
    const row = this.row[axis]!;
    const head = this.head[axis]!;
    if (head[row + piece]! >= to) return;
    head[row + piece] = to;
    const after = this.after[axis]![row + piece]!;
    const end = to + this.side[axis * ROW + piece]!;
    for (let i = 0; i < this.count; i++) if ((after >> i) & 1) this.push(axis, i, end);
  }

  /** Extends the tail of a piece and of its predecessors. */
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
