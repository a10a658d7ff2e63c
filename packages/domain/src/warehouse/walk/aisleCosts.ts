import { aisleWalkCount } from './tourStates.ts';

/** Lengths of the ways to walk an aisle within a block, by the place of their name in `aisleWalks`. */
export type AisleCosts = Float64Array;

/**
 * Lengths of walking to all these places between two cross aisles; infinite for a way that misses one.
 * @param ys places along the aisle, ascending
 */
export function aisleCosts(above: number, below: number, ys: readonly number[], costs: AisleCosts): void {
  const through = below - above;
  costs[1] = through;
  costs[2] = 2 * through;
  const count = ys.length;
  if (count === 0) {
    costs[0] = 0;
    costs[3] = Infinity;
    costs[4] = Infinity;
    costs[5] = Infinity;
    return;
  }
  costs[0] = Infinity;
  costs[3] = 2 * (ys[count - 1]! - above);
  costs[4] = 2 * (below - ys[0]!);
  costs[5] = count < 2 ? Infinity : 2 * (through - largestGap(ys).length);
}

/** The largest gap between neighbouring places, and the place after which it begins. */
export function largestGap(ys: readonly number[]): { after: number; length: number } {
  let after = -1;
  let length = 0;
  for (let at = 1; at < ys.length; at += 1) {
    const gap = ys[at]! - ys[at - 1]!;
    if (gap > length || after < 0) {
      after = at - 1;
      length = gap;
    }
  }
  return { after, length };
}

export const emptyCosts = (): AisleCosts => new Float64Array(aisleWalkCount);
