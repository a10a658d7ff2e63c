import { describe, expect, it } from 'vitest';
import { packItems } from './packItems.ts';
import { packOrder } from './packOrder.ts';
import type { BoxSize } from './types.ts';

const small: BoxSize = { box_id: 'S', name: 'Small', length: 20, width: 15, height: 10, weight_capacity: 3 };
const large: BoxSize = { box_id: 'L', name: 'Large', length: 40, width: 30, height: 20, weight_capacity: 8 };
const boxes = [small, large];
const cup = { sku_id: 'CUP', quantity: 1, length: 9, width: 9, height: 9, weight: 300 };
const saree = { sku_id: 'SAREE', quantity: 1, length: 30, width: 24, height: 4, weight: 600 };
const namesOf = (...question: Parameters<typeof packOrder>) =>
  packOrder(...question).packed_boxes.map(({ name }) => name);

describe('an order with products that always go in one size', () => {
  it('is packed as any other where there are none', () => {
    expect(packOrder({ items: [cup, saree], boxes })).toEqual(packItems({ items: [cup, saree], boxes }));
  });

  it('goes in that size, though a smaller one would do', () => {
    expect(namesOf({ items: [cup], boxes })).toEqual(['Small']);
    expect(namesOf({ items: [{ ...cup, box_id: 'L' }], boxes })).toEqual(['Large']);
  });

  it('goes in it whole where it takes everything, and else in two', () => {
    expect(namesOf({ items: [{ ...cup, box_id: 'L' }, saree], boxes })).toEqual(['Large']);
    expect(namesOf({ items: [{ ...cup, box_id: 'S' }, saree], boxes })).toEqual(['Small', 'Large']);
  });

  it('keeps two such products each in its own size', () => {
    const items = [
      { ...cup, box_id: 'S' },
      { ...saree, box_id: 'L' },
    ];
    expect(namesOf({ items, boxes })).toEqual(['Small', 'Large']);
  });

  it('goes in any where that size is not at hand', () => {
    expect(namesOf({ items: [{ ...cup, box_id: 'GONE' }], boxes })).toEqual(['Small']);
  });

  it('says that it is the choice of box which keeps a product out', () => {
    const { unpackable_items } = packOrder({ items: [{ ...saree, box_id: 'S' }], boxes });
    expect(unpackable_items[0]?.reason).toBe(
      'It always goes in Small, which is too small by 19 cm. Choose another box for the SKU, or let packing choose.',
    );
    const heavy = packOrder({ items: [{ ...cup, weight: 4500, box_id: 'S' }], boxes });
    expect(heavy.unpackable_items[0]?.reason).toMatch(
      /^It always goes in Small, which is overloaded by 1\.5 kg\./,
    );
  });

  it('leaves out of it what ships in a carton of its own', () => {
    const bed = { ...cup, sku_id: 'BED', box_id: 'S', ships_in_own_box: true };
    expect(namesOf({ items: [bed], boxes })).toEqual(['Own carton']);
  });
});
