import type { Goods } from './goods.ts';
import type { Room } from './pieces.ts';

/** Ways of measuring a side: as it is, and rounded so that halves and thirds count in full. */
const MEASURES = 3;
/** Numbers per kind: one for each measure along each axis, and the share of the weight. */
export const SHARES = MEASURES ** 3 + 1;
/** Where the plain share of the volume and that of the weight stand. */
export const BY_VOLUME = 0;
export const BY_WEIGHT = SHARES - 1;
/** What sums of shares may exceed one by and still count as one. */
export const SLACK = 1e-9;

/**
 * A side as a share of the room's, by measure k: k + 1 such sides never go in a row of length one if
 * their measures add up to more (a dual feasible function).
 */
function measured(k: number, side: number, length: number): number {
  if (k === 0) return side / length;
  const parts = ((k + 1) * side) / length;
  return Math.abs(parts - Math.round(parts)) < 1e-9 ? side / length : Math.floor(parts) / k;
}

/**
 * Shares of the room that each kind takes at least, however it is turned, `SHARES` a kind. What goes
 * into one room together adds up to one at most in each of them, so they refuse what cannot go and
 * tell how many rooms are needed.
 *
 * Source: S. P. Fekete and J. Schepers, "A general framework for bounds for higher-dimensional
 * orthogonal packing problems" (2004).
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

/** Which two kinds can never share the room, `kinds` numbers a kind: no axis has length for both, or their tags differ. */
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
