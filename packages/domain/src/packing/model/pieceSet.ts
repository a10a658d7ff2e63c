const BITS = 26;

/**
 * Counts per kind of a block, in two integers: each kind has a bit field with one spare bit, so that adding
 * blocks and checking for overuse takes two sums and two masks.
 */
export class PieceSet {
  private readonly word: Uint8Array;
  private readonly unit: Int32Array;
  private readonly slack: readonly [number, number];
  private readonly guard: readonly [number, number];
  private readonly all: readonly [number, number];

  private constructor(
    word: Uint8Array,
    unit: Int32Array,
    slack: readonly [number, number],
    guard: readonly [number, number],
    all: readonly [number, number],
  ) {
    this.word = word;
    this.unit = unit;
    this.slack = slack;
    this.guard = guard;
    this.all = all;
  }

  /** Undefined if the counts don't fit two integers. */
  static of(counts: ArrayLike<number>): PieceSet | undefined {
    const word = new Uint8Array(counts.length);
    const unit = new Int32Array(counts.length);
    const used = [0, 0];
    const slack: [number, number] = [0, 0];
    const guard: [number, number] = [0, 0];
    const all: [number, number] = [0, 0];
    for (let k = 0; k < counts.length; k++) {
      const count = counts[k]!;
      if (count === 0) continue;
      const width = 33 - Math.clz32(count);
      const w = used[0]! + width <= BITS ? 0 : 1;
      if (used[w]! + width > BITS) return undefined;
      word[k] = w;
      unit[k] = 2 ** used[w]!;
      guard[w] += unit[k]! * 2 ** (width - 1);
      slack[w] += unit[k]! * (2 ** (width - 1) - 1 - count);
      all[w] += unit[k]! * count;
      used[w]! += width;
    }
    return new PieceSet(word, unit, slack, guard, all);
  }

  lowOf(kind: number): number {
    return this.word[kind] === 0 ? this.unit[kind]! : 0;
  }

  highOf(kind: number): number {
    return this.word[kind] === 1 ? this.unit[kind]! : 0;
  }

  /** Returns whether no kind is used more often than available. */
  isWithin(low: number, high: number): boolean {
    return ((low + this.slack[0]) & this.guard[0]) === 0 && ((high + this.slack[1]) & this.guard[1]) === 0;
  }

  isAll(low: number, high: number): boolean {
    return low === this.all[0] && high === this.all[1];
  }
}
