import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPacking } from './checkPacking.ts';
import { fillOneBox } from './fillOneBox.ts';
import { packItems } from './packItems.ts';
import type { BoxSize, PackItem, PackOptions, Packing } from '../model/types.ts';

const small: BoxSize = { box_id: 'S', length: 20, width: 15, height: 8, weight_capacity: 2 };
const large: BoxSize = { box_id: 'L', length: 45, width: 35, height: 30, weight_capacity: 20 };
const mug: PackItem = { sku_id: 'MUG', quantity: 1, length: 12, width: 9, height: 8, weight: 350 };

/** Lengths that overflow 32 bits, and invalid numbers. */
const awkwardNumbers = [
  0,
  -5,
  1e-9,
  1e9,
  1e20,
  100_001,
  2_147_484,
  4_294_967.301,
  4_294_972.296,
  1e300,
  Number.POSITIVE_INFINITY,
  Number.NaN,
];
const anyNumber = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 400 }).map((n) => n / 10) },
  { weight: 1, arbitrary: fc.constantFrom(...awkwardNumbers) },
);
const anyItems = fc
  .array(
    fc.record({
      quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...awkwardNumbers, 2.5)),
      length: anyNumber,
      width: anyNumber,
      height: anyNumber,
      weight: anyNumber,
      upright: fc.oneof(fc.boolean(), fc.tuple(fc.boolean(), fc.boolean(), fc.boolean())),
      ships_in_own_box: fc.nat(9).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((items) => items.map((item, i): PackItem => ({ ...item, sku_id: `P${i}` })));
const anyBoxes = fc
  .array(
    fc.record({
      length: anyNumber,
      width: anyNumber,
      height: anyNumber,
      weight_capacity: anyNumber,
      empty_weight: fc.constantFrom(0, 80, Number.NaN),
      cost: fc.constantFrom(0, 500, -500, Number.NaN),
    }),
    { maxLength: 3 },
  )
  .map((boxes) => boxes.map((box, i): BoxSize => ({ ...box, box_id: `B${i}` })));
const anyOptions: fc.Arbitrary<PackOptions> = fc.record({
  padding: fc.constantFrom(0, 1, -1, 1e9, Number.NaN),
  support: fc.constantFrom(0, 0.5, 2, -1, Number.NaN),
  effort: fc.constantFrom(0, 0.02),
});

/** Pieces in boxes plus unpackable pieces. */
const accountedFor = (packing: Packing) =>
  packing.packed_boxes.reduce((sum, box) => sum + box.items.length, 0) +
  packing.unpackable_items.reduce((sum, item) => sum + item.quantity, 0);

describe('packing extreme and invalid numbers', () => {
  it('packs every piece inside its box or gives a reason, for any numbers', () => {
    fc.assert(
      fc.property(anyItems, anyBoxes, anyOptions, (items, boxes, options) => {
        const packing = packItems({ items, boxes, options });
        const asked = items.reduce(
          (sum, { quantity }) => sum + (quantity >= 1 ? Math.floor(quantity) : 0),
          0,
        );
        expect(accountedFor(packing)).toBe(asked);
        expect(packing.unpackable_items.every(({ reason }) => reason.length > 10)).toBe(true);
        const support = Number.isNaN(options.support) ? 0 : Math.min(1, options.support ?? 0);
        expect(checkPacking(packing, items, boxes, { ...options, support })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it.each([1e9, 4_294_972, 4_294_967.301, 2_147_484])('reports a side of %d cm as too big', (length) => {
    const { packed_boxes, unpackable_items } = packItems({ items: [{ ...mug, length }], boxes: [small] });
    expect(packed_boxes).toEqual([]);
    expect(unpackable_items).toMatchObject([{ sku_id: 'MUG', quantity: 1, code: 'too_big' }]);
    expect(fillOneBox([{ ...mug, length }], small)).toBeUndefined();
  });

  it('limits the usable size of an endless box', () => {
    const endless = { box_id: 'E', length: 3e6, width: 3e6, height: 3e6 };
    const packing = packItems({ items: [{ ...mug, quantity: 3 }], boxes: [endless] });
    expect(packing.packed_boxes[0]?.items).toHaveLength(3);
    expect(packing.unpackable_items).toEqual([]);
  });

  it('reports an item without an allowed orientation', () => {
    const item: PackItem = { ...mug, upright: [false, false, false] };
    const { unpackable_items } = packItems({ items: [item, { ...mug, sku_id: 'B' }], boxes: [small] });
    expect(unpackable_items).toMatchObject([{ sku_id: 'MUG', code: 'too_big', nearest: null }]);
    expect(unpackable_items[0]?.reason).toContain('No side may be upright');
    expect(fillOneBox([item], small)).toBeUndefined();
  });

  it('reports an invalid weight', () => {
    const items = [Number.NaN, Number.POSITIVE_INFINITY, -1].map((weight, i) => ({
      ...mug,
      sku_id: `W${i}`,
      weight,
    }));
    const { packed_boxes, unpackable_items } = packItems({
      items,
      boxes: [{ ...small, weight_capacity: 0 }],
    });
    expect(packed_boxes).toEqual([]);
    expect(unpackable_items.map(({ reason }) => reason)).toEqual(
      items.map(() => 'The weight is missing. Add it to the SKU.'),
    );
  });

  it('packs lines up to the maximum number of pieces and reports the others', () => {
    const bead = { ...mug, length: 1, width: 1, height: 1, weight: 1 };
    const items = [
      { ...bead, quantity: 500 },
      { ...bead, sku_id: 'MANY', quantity: 2_000_000_000 },
      { ...bead, sku_id: 'OWN', quantity: 1e12, ships_in_own_box: true },
    ];
    const packing = packItems({ items, boxes: [large] });
    expect(packing.packed_boxes.flatMap((box) => box.items)).toHaveLength(500);
    expect(packing.unpackable_items).toMatchObject([
      { sku_id: 'MANY', quantity: 2_000_000_000, code: 'too_many' },
      { sku_id: 'OWN', quantity: 1e12, code: 'too_many' },
    ]);
  });
});

describe('checkPacking with invalid numbers', () => {
  it('finds invalid positions and items outside the box', () => {
    const packing = packItems({ items: [mug], boxes: [small] });
    const [placed] = packing.packed_boxes[0]!.items;
    placed!.position.x = Number.NaN;
    expect(checkPacking(packing, [mug], [small])).toContain('MUG is outside S');
    const endless = { ...mug, length: 1e9 };
    placed!.position.x = 0;
    placed!.rotation = { length: 1e9, width: 9, height: 8, orientation: 'lwh' };
    expect(checkPacking(packing, [endless], [small])).toContain('MUG is outside S');
  });

  it('finds missing pieces', () => {
    expect(checkPacking({ packed_boxes: [], unpackable_items: [] }, [mug], [small])).toEqual([
      'MUG: 1 requested, 0 accounted for',
    ]);
  });
});
