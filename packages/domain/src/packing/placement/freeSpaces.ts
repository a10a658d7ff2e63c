/** Numbers per space: near corner, far corner. */
export const SPACE = 6;

/**
 * The free room of a box as maximal cuboids, which may overlap: a position is free if it is inside one of
 * them. One flat array.
 * Source: the difference process of K. K. Lai and J. W. M. Chan, "Developing a simulated annealing algorithm
 * for the cutting stock problem" (1997); also known as "empty maximal spaces".
 */
export class FreeSpaces {
  count = 0;
  at = new Int32Array(SPACE * 64);
  private cuts = new Int32Array(SPACE * 64);

  reset(x: number, y: number, z: number): void {
    this.count = 1;
    this.at.fill(0, 0, 3);
    this.at[3] = x;
    this.at[4] = y;
    this.at[5] = z;
  }

  copy(from: FreeSpaces): void {
    while (this.at.length < from.count * SPACE) this.at = grown(this.at);
    for (let i = 0; i < from.count * SPACE; i++) this.at[i] = from.at[i]!;
    this.count = from.count;
  }

  /** Drops the space at an offset. */
  drop(offset: number): void {
    this.at.copyWithin(offset, offset + SPACE, this.count * SPACE);
    this.count--;
  }

  /** Drops the smallest spaces beyond a limit. */
  keepLargest(most: number): void {
    const { at } = this;
    while (this.count > most) {
      let smallest = 0;
      let least = Infinity;
      for (let i = 0, n = this.count * SPACE; i < n; i += SPACE) {
        const volume = (at[i + 3]! - at[i]!) * (at[i + 4]! - at[i + 1]!) * (at[i + 5]! - at[i + 2]!);
        if (volume >= least) continue;
        least = volume;
        smallest = i;
      }
      this.drop(smallest);
    }
  }

  /**
   * Removes a cuboid. Each space that it cuts is split into up to six; a space inside another is dropped.
   * @param least spaces with a smaller side fit none of the remaining items
   */
  take(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, least: number): void {
    const { at } = this;
    let kept = 0;
    let cut = 0;
    for (let i = 0, n = this.count * SPACE; i < n; i += SPACE) {
      const a = at[i]!;
      const b = at[i + 1]!;
      const c = at[i + 2]!;
      const d = at[i + 3]!;
      const e = at[i + 4]!;
      const f = at[i + 5]!;
      if (a >= x1 || x0 >= d || b >= y1 || y0 >= e || c >= z1 || z0 >= f) {
        if (kept !== i) at.copyWithin(kept, i, i + SPACE);
        kept += SPACE;
        continue;
      }
      if (cut + 6 * SPACE > this.cuts.length) this.cuts = grown(this.cuts);
      if (x0 - a >= least) cut = put(this.cuts, cut, a, b, c, x0, e, f);
      if (d - x1 >= least) cut = put(this.cuts, cut, x1, b, c, d, e, f);
      if (y0 - b >= least) cut = put(this.cuts, cut, a, b, c, d, y0, f);
      if (e - y1 >= least) cut = put(this.cuts, cut, a, y1, c, d, e, f);
      if (z0 - c >= least) cut = put(this.cuts, cut, a, b, c, d, e, z0);
      if (f - z1 >= least) cut = put(this.cuts, cut, a, b, z1, d, e, f);
    }
    this.keepMaximal(kept, cut);
  }

  /** Adds each new space that is inside no other; of equal ones the first. */
  private keepMaximal(kept: number, cut: number): void {
    const { cuts } = this;
    let end = kept;
    for (let i = 0; i < cut; i += SPACE) {
      const inside =
        isInside(cuts, i, this.at, 0, end, -1, false) || isInside(cuts, i, cuts, i + SPACE, cut, i, true);
      if (inside) continue;
      if (end + SPACE > this.at.length) this.at = grown(this.at);
      for (let k = 0; k < SPACE; k++) this.at[end + k] = cuts[i + k]!;
      end += SPACE;
    }
    this.count = end / SPACE;
  }
}

function put(
  to: Int32Array,
  at: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): number {
  to[at] = a;
  to[at + 1] = b;
  to[at + 2] = c;
  to[at + 3] = d;
  to[at + 4] = e;
  to[at + 5] = f;
  return at + SPACE;
}

/** Returns whether space `i` of `of` is inside one of `list[from…to)`; `strictly` ignores equal ones. */
function isInside(
  of: Int32Array,
  i: number,
  list: Int32Array,
  from: number,
  to: number,
  skip: number,
  strictly: boolean,
): boolean {
  const a = of[i]!;
  const b = of[i + 1]!;
  const c = of[i + 2]!;
  const d = of[i + 3]!;
  const e = of[i + 4]!;
  const f = of[i + 5]!;
  for (let j = from; j < to; j += SPACE) {
    if (j === skip || list[j]! > a || list[j + 1]! > b || list[j + 2]! > c) continue;
    const p = list[j + 3]!;
    const q = list[j + 4]!;
    const r = list[j + 5]!;
    if (p < d || q < e || r < f) continue;
    const isEqual =
      strictly && p === d && q === e && r === f && list[j] === a && list[j + 1] === b && list[j + 2] === c;
    if (!isEqual) return true;
  }
  return false;
}

function grown(from: Int32Array): Int32Array<ArrayBuffer> {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
