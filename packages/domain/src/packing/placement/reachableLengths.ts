import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';

/** Maximum resolution of lengths. */
const GRAINS = 2048;

/** The longest row of items that fits each length, per axis, in grains. */
export interface ReachableLengths {
  /** Units per grain. */
  grain: number;
  x: Int32Array;
  y: Int32Array;
  z: Int32Array;
}

/** Computes sums of item sides over all orientations: an unbounded knapsack of lengths. */
export function reachableLengths(goods: Goods, room: Room, counts: Int32Array): ReachableLengths {
  let grain = 0;
  for (let k = 0; k < goods.kinds; k++) {
    if (counts[k] === 0) continue;
    const t = goods.firstTurn[k]!;
    for (const side of [goods.dx[t]!, goods.dy[t]!, goods.dz[t]!]) grain = common(grain, side);
  }
  const longest = Math.max(room.x, room.y, room.z);
  grain = Math.max(grain, 1, Math.ceil(longest / GRAINS));
  return {
    grain,
    x: along(goods, counts, goods.dx, room.x, grain),
    y: along(goods, counts, goods.dy, room.y, grain),
    z: along(goods, counts, goods.dz, room.z, grain),
  };
}

function along(
  goods: Goods,
  counts: Int32Array,
  sides: Int32Array,
  length: number,
  grain: number,
): Int32Array {
  const steps = Math.floor(length / grain);
  const isReached = new Uint8Array(steps + 1);
  isReached[0] = 1;
  const rows = new Map<number, number>();
  for (let k = 0; k < goods.kinds; k++) {
    for (let t = goods.firstTurn[k]!; t < goods.firstTurn[k + 1]!; t++) {
      const side = Math.ceil(sides[t]! / grain);
      if (counts[k]! > 0) rows.set(side, (rows.get(side) ?? 0) + counts[k]!);
    }
  }
  for (const [side, most] of rows) {
    // Uses of the side to reach each length; 0 if reachable without it.
    const uses = new Int32Array(steps + 1);
    for (let at = side; at <= steps; at++) {
      if (isReached[at] || !isReached[at - side] || uses[at - side]! >= most) continue;
      isReached[at] = 1;
      uses[at] = uses[at - side]! + 1;
    }
  }
  const reach = new Int32Array(steps + 1);
  for (let at = 1; at <= steps; at++) reach[at] = isReached[at] ? at * grain : reach[at - 1]!;
  return reach;
}

function common(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
