import { describe, expect, it } from 'vitest';
import { packItems } from './packItems.ts';
import { packOrder } from './packOrder.ts';
import type { BoxSize } from '../model/types.ts';

const small: BoxSize = { box_id: 'S', name: 'Small', length: 20, width: 15, height: 10, weight_capacity: 3 };
const large: BoxSize = { box_id: 'L', name: 'Large', length: 40, width: 30, height: 20, weight_capacity: 8 };
const boxes = [small, large];
const cup = { sku_id: 'CUP', quantity: 1, length: 9, width: 9, height: 9, weight: 300 };
const saree = { sku_id: 'SAREE', quantity: 1, length: 30, width: 24, height: 4, weight: 600 };
const boxNames = (...question: Parameters<typeof packOrder>) =>
  packOrder(...question).packed_boxes.map(({ name }) => name);

describe('an order with products assigned to a box size', () => {
  it('is packed normally without such products', () => {
    expect(packOrder({ items: [cup, saree], boxes })).toEqual(packItems({ items: [cup, saree], boxes }));
  });

  it('uses that size even if a smaller one fits', () => {
    expect(boxNames({ items: [cup], boxes })).toEqual(['Small']);
    expect(boxNames({ items: [{ ...cup, box_id: 'L' }], boxes })).toEqual(['Large']);
  });

  it('uses it for the whole order if everything fits, else splits', () => {
    expect(boxNames({ items: [{ ...cup, box_id: 'L' }, saree], boxes })).toEqual(['Large']);
    expect(boxNames({ items: [{ ...cup, box_id: 'S' }, saree], boxes })).toEqual(['Small', 'Large']);
  });

  it('packs two such products in their own sizes', () => {
    const items = [
      { ...cup, box_id: 'S' },
      { ...saree, box_id: 'L' },
    ];
    expect(boxNames({ items, boxes })).toEqual(['Small', 'Large']);
  });

  it('uses any size if the assigned one is unavailable', () => {
    expect(boxNames({ items: [{ ...cup, box_id: 'GONE' }], boxes })).toEqual(['Small']);
  });

  it('reports that the assigned size is too small', () => {
    const { unpackable_items } = packOrder({ items: [{ ...saree, box_id: 'S' }], boxes });
    expect(unpackable_items[0]?.reason).toBe(
      "Its assigned box Small is too small by 19 cm. Change the SKU's box or set it to automatic.",
    );
    const heavy = packOrder({ items: [{ ...cup, weight: 4500, box_id: 'S' }], boxes });
    expect(heavy.unpackable_items[0]?.reason).toMatch(/^Its assigned box Small is overloaded by 1\.5 kg\./);
  });

  it('ignores the assigned size of items with their own carton', () => {
    const bed = { ...cup, sku_id: 'BED', box_id: 'S', ships_in_own_box: true };
    expect(boxNames({ items: [bed], boxes })).toEqual(['Own carton']);
  });
});
