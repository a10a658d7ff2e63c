import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';

/**
 * Estimates how hard each kind is to place in a box of this size: the room it takes, and the share of other
 * pieces that it can't share a box with.
 */
export function placementDifficulty(goods: Goods, room: Room, counts: Int32Array): Float64Array {
  // Minimum length of a kind along each axis over all orientations.
  const least = Array.from({ length: goods.kinds }, (_, kind) => {
    const along = [Infinity, Infinity, Infinity];
    for (let t = goods.firstTurn[kind]!; t < goods.firstTurn[kind + 1]!; t++) {
      const [dx, dy, dz] = [goods.dx[t]!, goods.dy[t]!, goods.dz[t]!];
      if (dx > room.x || dy > room.y || dz > room.z) continue;
      along[0] = Math.min(along[0]!, dx);
      along[1] = Math.min(along[1]!, dy);
      along[2] = Math.min(along[2]!, dz);
    }
    return along;
  });
  const sides = [room.x, room.y, room.z];
  const pieces = counts.reduce((sum, n) => sum + n, 0);
  return Float64Array.from(least, (own, kind) => {
    if (counts[kind] === 0) return 0;
    let apart = 0;
    least.forEach((other, k) => {
      if (counts[k] === 0) return;
      const isTogether = sides.some((side, axis) => own[axis]! + other[axis]! <= side);
      if (!isTogether) apart += counts[k]! - (k === kind ? 1 : 0);
    });
    return goods.volume[kind]! / room.volume + apart / pieces;
  });
}
