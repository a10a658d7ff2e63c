import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Goods } from '../model/goods.ts';
import { toPiece, toRoom } from '../model/pieces.ts';
import { RelativePlaces } from './relativePlaces.ts';

type Cuboid = readonly [number, number, number];

const room = toRoom({ box_id: 'B', length: 10, width: 10, height: 10 }, {});
const toGoods = (cuboids: readonly Cuboid[]) =>
  new Goods(
    cuboids.map(([length, width, height], i) =>
      toPiece({ sku_id: `${i}`, quantity: 1, length, width, height, weight: 1, fixed: true }),
    ),
  );

function find(cuboids: readonly Cuboid[]): { found: boolean; at: number[][] } {
  const places = new RelativePlaces(toGoods(cuboids));
  const kinds = cuboids.map((_, i) => i);
  const found = places.find(room, kinds, kinds.length, Infinity);
  return { found, at: kinds.map((i) => ([0, 1, 2] as const).map((axis) => places.at(i, axis) / 1000)) };
}

/** A box cut into pieces: each step cuts one along an axis. */
const sawn = fc
  .array(
    fc.record({ piece: fc.nat(5), axis: fc.nat(2), at: fc.double({ min: 0.2, max: 0.8, noNaN: true }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((cuts) => {
    const pieces: Cuboid[] = [[10, 10, 10]];
    for (const { piece, axis, at } of cuts) {
      const [whole] = pieces.splice(piece % pieces.length, 1);
      const cut = Math.round(whole![axis]! * at * 10) / 10;
      const part = (length: number) => whole!.map((side, i) => (i === axis ? length : side)) as never;
      pieces.push(part(cut), part(Math.round((whole![axis]! - cut) * 10) / 10));
    }
    return pieces;
  });

describe('RelativePlaces', () => {
  it('reassembles a cut box without overlaps', () => {
    fc.assert(
      fc.property(sawn, (cuboids) => {
        const { found, at } = find(cuboids);
        expect(found).toBe(true);
        cuboids.forEach((a, i) => {
          for (let axis = 0; axis < 3; axis++)
            expect(at[i]![axis]! + a[axis]!).toBeLessThanOrEqual(10 + 1e-9);
          cuboids.slice(0, i).forEach((b, j) => {
            const isBeside = [0, 1, 2].some((axis) => {
              const [p, q] = [at[i]![axis]!, at[j]![axis]!];
              return p + a[axis]! <= q + 1e-9 || q + b[axis]! <= p + 1e-9;
            });
            expect(isBeside).toBe(true);
          });
        });
      }),
    );
  });

  it('finds a non-guillotine packing of five pieces around a hole', () => {
    const around: Cuboid[] = [
      [6, 4, 10],
      [4, 6, 10],
      [6, 4, 10],
      [4, 6, 10],
      [2, 2, 10],
    ];
    expect(find(around).found).toBe(true);
  });

  it('rejects three pieces that exceed a side pairwise', () => {
    expect(
      find([
        [6, 6, 5],
        [6, 6, 5],
        [6, 6, 5],
      ]).found,
    ).toBe(false);
  });
});
