import type { AisleCosts } from './aisleCosts.ts';

/*
 * The steps of `tourStates(2)` written out: the passes of a search through one block take most of its time, and numbers in
 * variables are about eight times as fast as a table of steps. A test compares both.
 *
 * States by their number there: 0 nothing is walked (E), 1 closed (C), 2 both corners odd (O), 3 both even and connected (B),
 * 4 the upper one even (U), 5 the lower one even (L), 6 both even in separate parts (S). Ways: `aisleWalks`.
 */
export const oneBlockStates = 7;
const { min } = Math;

/** Fills the rows after an aisle's block and before the next aisle, from the row before the aisle. */
export function aheadOfAisle(
  ahead: Float64Array,
  row: number,
  costs: AisleCosts,
  startCross: number,
  distance: number,
): void {
  let e = ahead[row]!;
  let c = ahead[row + 1]!;
  const o = ahead[row + 2]!;
  const b = ahead[row + 3]!;
  let u = ahead[row + 4]!;
  let l = ahead[row + 5]!;
  let s = ahead[row + 6]!;
  if (startCross === 0) {
    u = min(u, e);
    s = min(s, l);
    e = l = c = Infinity;
  } else if (startCross === 1) {
    l = min(l, e);
    s = min(s, u);
    e = u = c = Infinity;
  }
  const none = costs[0]!;
  const once = costs[1]!;
  const twice = costs[2]!;
  const above = costs[3]!;
  const below = costs[4]!;
  const both = costs[5]!;
  const even = min(none, above, below, both);
  const apart = min(e, u, l, s);
  const odd = min(even, twice);
  const toC = c + none;
  const toO = min(min(apart, b) + once, o + odd);
  const toB = min(apart + twice, b + odd, o + once);
  const toU = min(e + above, u + min(none, above));
  const toL = min(e + below, l + min(none, below));
  const toS = min(e + both, s + even, u + min(below, both), l + min(above, both));
  const after = row + oneBlockStates;
  ahead[after] = e + none;
  ahead[after + 1] = toC;
  ahead[after + 2] = toO;
  ahead[after + 3] = toB;
  ahead[after + 4] = toU;
  ahead[after + 5] = toL;
  ahead[after + 6] = toS;
  const next = after + oneBlockStates;
  ahead[next] = e + none;
  ahead[next + 1] = min(toC, toU, toL, toB);
  ahead[next + 2] = toO + 2 * distance;
  ahead[next + 3] = toB + 4 * distance;
  ahead[next + 4] = min(toU, toB) + 2 * distance;
  ahead[next + 5] = min(toL, toB) + 2 * distance;
  ahead[next + 6] = toS + 4 * distance;
}

/** Fills the rows after an aisle's block and before it, from the row before the next aisle. */
export function backOfAisle(
  back: Float64Array,
  row: number,
  costs: AisleCosts,
  startCross: number,
  distance: number,
): void {
  const after = row + oneBlockStates;
  const next = after + oneBlockStates;
  const closed = back[next + 1]!;
  const nextU = back[next + 4]! + 2 * distance;
  const nextL = back[next + 5]! + 2 * distance;
  const e = back[next]!;
  const o = back[next + 2]! + 2 * distance;
  const b = min(closed, back[next + 3]! + 4 * distance, nextU, nextL);
  const u = min(closed, nextU);
  const l = min(closed, nextL);
  const s = back[next + 6]! + 4 * distance;
  back[after] = e;
  back[after + 1] = closed;
  back[after + 2] = o;
  back[after + 3] = b;
  back[after + 4] = u;
  back[after + 5] = l;
  back[after + 6] = s;
  const none = costs[0]!;
  const once = costs[1]!;
  const twice = costs[2]!;
  const above = costs[3]!;
  const below = costs[4]!;
  const both = costs[5]!;
  const even = min(none, above, below, both);
  const odd = min(even, twice);
  const joined = min(o + once, b + twice);
  const fromE = min(e + none, joined, u + above, l + below, s + both);
  const fromU = min(u + min(none, above), joined, s + min(below, both));
  const fromL = min(l + min(none, below), joined, s + min(above, both));
  const fromS = min(s + even, joined);
  back[row] = startCross < 0 ? fromE : startCross === 0 ? fromU : fromL;
  back[row + 1] = startCross < 0 ? closed + none : Infinity;
  back[row + 2] = min(o + odd, b + once);
  back[row + 3] = min(b + odd, o + once);
  back[row + 4] = startCross === 1 ? fromS : fromU;
  back[row + 5] = startCross === 0 ? fromS : fromL;
  back[row + 6] = fromS;
}

/** Lengths of the shortest walks without an aisle, by how it would be walked. */
export function aroundAisle(
  ahead: Float64Array,
  back: Float64Array,
  row: number,
  startCross: number,
  into: AisleCosts,
): void {
  const after = row + oneBlockStates;
  let e = ahead[row]!;
  let c = ahead[row + 1]!;
  const o = ahead[row + 2]!;
  const b = ahead[row + 3]!;
  let u = ahead[row + 4]!;
  let l = ahead[row + 5]!;
  let s = ahead[row + 6]!;
  if (startCross === 0) {
    u = min(u, e);
    s = min(s, l);
    e = l = c = Infinity;
  } else if (startCross === 1) {
    l = min(l, e);
    s = min(s, u);
    e = u = c = Infinity;
  }
  const toO = back[after + 2]!;
  const toB = back[after + 3]!;
  const toU = back[after + 4]!;
  const toL = back[after + 5]!;
  const toS = back[after + 6]!;
  const apart = min(e, u, l, s);
  const same = min(o + toO, b + toB);
  into[0] = min(e + back[after]!, c + back[after + 1]!, same, u + toU, l + toL, s + toS);
  into[1] = min(min(apart, b) + toO, o + toB);
  into[2] = min(apart + toB, same);
  into[3] = min(min(e, u) + toU, min(l, s) + toS, same);
  into[4] = min(min(e, l) + toL, min(u, s) + toS, same);
  into[5] = min(apart + toS, same);
}
