import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPacking } from '../pack/checkPacking.ts';
import { fillOneBox } from '../pack/fillOneBox.ts';
import { packItems } from '../pack/packItems.ts';
import type { BoxSize, PackItem, PackOptions } from '../model/types.ts';

const crate: BoxSize = { box_id: 'C', length: 60, width: 40, height: 40, weight_capacity: 25 };

/** Few kinds, many pieces of each: suitable for blocks. */
const alike: fc.Arbitrary<PackItem[]> = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 4, max: 40 }),
      length: fc.integer({ min: 5, max: 30 }),
      width: fc.integer({ min: 5, max: 30 }),
      height: fc.integer({ min: 5, max: 30 }),
      weight: fc.integer({ min: 20, max: 1500 }),
      upright: fc.boolean(),
      fragile: fc.nat(3).map((n) => n === 0),
      do_not_mix: fc.constantFrom(undefined, undefined, 'food', 'soap'),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((items) => items.map((item, i) => ({ ...item, sku_id: `S${i}` })));

const supports = fc.constantFrom(0, 0.5, 0.8, 1);

describe('BlockLoader', () => {
  it('is always valid: fragile on top, tags separate, bases supported', () => {
    fc.assert(
      fc.property(alike, supports, (items, support) => {
        const options: PackOptions = { objective: 'boxes', support, effort: 0.1 };
        const packing = packItems({ items, boxes: [crate], options });
        expect(checkPacking(packing, items, [crate], options)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('fills one box validly with fragile and unmixable items', () => {
    fc.assert(
      fc.property(alike, supports, (items, support) => {
        const options: PackOptions = { support, effort: 0.2 };
        const box = fillOneBox(items, crate, options);
        const inside = (sku_id: string) => box?.items.filter((item) => item.sku_id === sku_id).length ?? 0;
        const taken = items.map((item) => ({ ...item, quantity: inside(item.sku_id) }));
        const packing = { packed_boxes: box ? [box] : [], unpackable_items: [] };
        expect(checkPacking(packing, taken, [crate], options)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('packs everything with fragile items on top', () => {
    const brick = { quantity: 12, length: 20, width: 10, height: 10, weight: 300 };
    const tin = { ...brick, sku_id: 'TIN', quantity: 24, length: 15 };
    const pack = { ...brick, sku_id: 'PACK' };
    const glass = { ...brick, sku_id: 'GLASS', fragile: true };
    const items = [glass, pack, tin];
    const box = fillOneBox(items, crate, { support: 1 })!;
    expect(box.items).toHaveLength(48);
    const packing = { packed_boxes: [box], unpackable_items: [] };
    expect(checkPacking(packing, items, [crate], { support: 1 })).toEqual([]);
  });

  it('mixes items of one tag with untagged items', () => {
    const tea = {
      sku_id: 'TEA',
      quantity: 30,
      length: 20,
      width: 10,
      height: 10,
      weight: 90,
      do_not_mix: 'food',
    };
    const soap = { ...tea, sku_id: 'SOAP', do_not_mix: 'soap' };
    const card = { ...tea, sku_id: 'CARD', quantity: 20, do_not_mix: undefined };
    const skus = fillOneBox([tea, soap, card], crate)?.items.map((item) => item.sku_id) ?? [];
    expect(skus).toHaveLength(48);
    expect(skus.includes('TEA')).not.toBe(skus.includes('SOAP'));
  });
});
