import type { Goods } from '../model/goods.ts';
import type { Room } from '../model/pieces.ts';

/** Side measures: unchanged, and rounded so that halves and thirds count in full. */
const MEASURES = 3;
/** Numbers per kind: one for each combination of measures, and the weight share. */
export const SHARES = MEASURES ** 3 + 1;
/** Indexes of the plain volume share and the weight share. */
export const BY_VOLUME = 0;
export const BY_WEIGHT = SHARES - 1;
/** Tolerance of rounding errors in sums of shares. */
export const SLACK = 1e-9;

/**
 * Measures a side relative to the room's by a dual feasible function: k + 1 sides whose measures exceed one
 * don't fit in a row.
 */
function measured(k: number, side: number, length: number): number {
  if (k === 0) return side / length;
  const parts = ((k + 1) * side) / length;
  return Math.abs(parts - Math.round(parts)) < 1e-9 ? side / length : Math.floor(parts) / k;
}

/**
 * Returns lower bounds of the room share of each kind over all orientations, `SHARES` per kind. Items that
 * fit one room add up to at most one in each, which rejects impossible sets and bounds the number of rooms.
 * Source: S. P. Fekete and J. Schepers, "A general framework for bounds for higher-dimensional orthogonal
 * packing problems" (2004).
 */
export function dualFeasibleShares(goods: Goods, room: Room): Float64Array {
  const shares = new Float64Array(goods.kinds * SHARES);
  const along = new Float64Array(3 * MEASURES);
  for (let kind = 0; kind < goods.kinds; kind++) {
    const at = kind * SHARES;
    shares.fill(Infinity, at, at + BY_WEIGHT);
    shares[at + BY_WEIGHT] = goods.weight[kind]! / room.capacity;
    for (let t = goods.firstTurn[kind]!; t < goods.firstTurn[kind + 1]!; t++) {
      const [dx, dy, dz] = [goods.dx[t]!, goods.dy[t]!, goods.dz[t]!];
      if (dx > room.x || dy > room.y || dz > room.z) continue;
      for (let k = 0; k < MEASURES; k++) {
        along[k] = measured(k, dx, room.x);
        along[MEASURES + k] = measured(k, dy, room.y);
        along[2 * MEASURES + k] = measured(k, dz, room.z);
      }
      let i = at;
      for (let x = 0; x < MEASURES; x++) {
        for (let y = MEASURES; y < 2 * MEASURES; y++) {
          for (let z = 2 * MEASURES; z < 3 * MEASURES; z++, i++) {
            const share = along[x]! * along[y]! * along[z]!;
            if (share < shares[i]!) shares[i] = share;
          }
        }
      }
    }
  }
  return shares;
}

/** Returns a matrix of kinds that can never share the room: no axis fits both, or their tags differ. */
export function incompatiblePairs(goods: Goods, room: Room): Uint8Array {
  const { kinds } = goods;
  const least = new Int32Array(3 * kinds).fill(0x3fffffff);
  for (let kind = 0; kind < kinds; kind++) {
    for (let t = goods.firstTurn[kind]!; t < goods.firstTurn[kind + 1]!; t++) {
      const sides = [goods.dx[t]!, goods.dy[t]!, goods.dz[t]!];
      if (sides[0]! > room.x || sides[1]! > room.y || sides[2]! > room.z) continue;
      sides.forEach((side, axis) => (least[3 * kind + axis] = Math.min(side, least[3 * kind + axis]!)));
    }
  }
  const apart = new Uint8Array(kinds * kinds);
  for (let a = 0; a < kinds; a++) {
    for (let b = 0; b <= a; b++) {
      const isBeside =
        least[3 * a]! + least[3 * b]! <= room.x ||
        least[3 * a + 1]! + least[3 * b + 1]! <= room.y ||
        least[3 * a + 2]! + least[3 * b + 2]! <= room.z;
      const isMixed = goods.tag[a] === goods.tag[b] || goods.tag[a] === 0 || goods.tag[b] === 0;
      if (!isBeside || !isMixed) apart[a * kinds + b] = apart[b * kinds + a] = 1;
    }
  }
  return apart;
}
