import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';
import type { FitCheck } from '../placement/fitCheck.ts';
import { SHARES, SLACK, incompatiblePairs, dualFeasibleShares } from './dualFeasible.ts';

/** Input of a bound. */
interface Bounded {
  readonly goods: Goods;
  readonly rooms: readonly Room[];
  readonly fit: Pick<FitCheck, 'orders'>;
  mightFit: (room: number, counts: Int32Array) => boolean;
}

/** Returns the box that fits whatever any other fits, if there is one. */
const roomiest = (rooms: readonly Room[]): Room | undefined =>
  rooms.find((room) =>
    rooms.every((other) => {
      const isWider = other.x <= room.x && other.y <= room.y && other.z <= room.z;
      return isWider && other.capacity <= room.capacity;
    }),
  );

/** Returns a lower bound of the number of boxes of one size, by shares and by incompatible pieces. */
export function lowerBoundOneSize(packer: Bounded, room: Room, counts: Int32Array): number {
  const { goods } = packer;
  const shares = dualFeasibleShares(goods, room);
  const sums = new Float64Array(SHARES);
  for (let k = 0; k < counts.length; k++) {
    for (let i = 0; i < SHARES; i++) sums[i]! += counts[k]! * shares[k * SHARES + i]!;
  }
  const bySums = sums.reduce((most, sum) => Math.max(most, Math.ceil(sum - SLACK * sum)), 1);
  // Largest first: a piece incompatible with all before needs its own box.
  const apart = incompatiblePairs(goods, room);
  const alone: number[] = [];
  let byPairs = 0;
  for (const kind of packer.fit.orders[0]!) {
    if (counts[kind] === 0 || !alone.every((other) => apart[kind * goods.kinds + other] === 1)) continue;
    alone.push(kind);
    byPairs += apart[kind * goods.kinds + kind] === 1 ? counts[kind]! : 1;
  }
  return Math.max(bySums, byPairs);
}

/** Weights of volume in a sum of volume and weight. */
const mixes = [1, 0.75, 0.5, 0.25, 0];

/** Returns a lower bound of the number of boxes, by sums of volume and weight and by each kind alone. */
export function lowerBoundBoxes(packer: Bounded, counts: Int32Array): number {
  const { goods, rooms } = packer;
  const room = roomiest(rooms);
  if (room) return lowerBoundOneSize(packer, room, counts);
  let volume = 0;
  let weight = 0;
  let least = rooms.some((_, i) => packer.mightFit(i, counts)) ? 1 : 2;
  for (let k = 0; k < counts.length; k++) {
    if (counts[k] === 0) continue;
    volume += counts[k]! * goods.volume[k]!;
    weight += counts[k]! * goods.weight[k]!;
    const most = rooms.reduce((n, one) => {
      if (!goods.fits(k, one)) return n;
      const byVolume = Math.floor(one.volume / goods.volume[k]! + SLACK);
      return Math.max(n, Math.min(byVolume, Math.floor(one.capacity / goods.weight[k]! + SLACK)));
    }, 1);
    least = Math.max(least, Math.ceil(counts[k]! / most - SLACK));
  }
  const largest = Math.max(...rooms.map((one) => one.volume));
  const strongest = Math.max(...rooms.map((one) => one.capacity));
  for (const part of mixes) {
    const sum = (v: number, w: number) =>
      (part * v) / largest + (part < 1 ? ((1 - part) * w) / strongest : 0);
    const most = Math.max(...rooms.map((one) => sum(one.volume, one.capacity)));
    if (most < Infinity) least = Math.max(least, Math.ceil(sum(volume, weight) / most - SLACK));
  }
  return least;
}
