import { describe, expect, it } from 'vitest';
import { explainUnpackable } from './explainUnpackable.ts';
import { packItems } from './packItems.ts';
import {
  defaultPackingRules,
  packingRuleLabels,
  explicitPackingRules,
  withPackingRules,
} from './packingRules.ts';
import type { PackingRules } from './packingRules.ts';
import type { BoxSize } from './types.ts';

const candle = { sku_id: 'CANDLE', quantity: 2, length: 10, width: 10, height: 8, weight: 300 };
const book = { sku_id: 'BOOK', quantity: 2, length: 10, width: 10, height: 5, weight: 400 };
const lamp = { sku_id: 'LAMP', quantity: 1, length: 18, width: 18, height: 40, weight: 2000 };
const tower: BoxSize = { box_id: 'T', name: 'Tower', length: 10, width: 10, height: 30, weight_capacity: 5 };
const flat: BoxSize = { box_id: 'F', name: 'Flat', length: 50, width: 30, height: 20, weight_capacity: 5 };
const ruled = (rules: Partial<PackingRules>) => ({ ...defaultPackingRules, ...rules });

describe('the rules of a product', () => {
  it('say nothing to packing where nothing was said', () => {
    expect(withPackingRules(candle, defaultPackingRules)).toEqual(candle);
    expect(explicitPackingRules(defaultPackingRules)).toEqual({});
    expect(packingRuleLabels(defaultPackingRules)).toEqual([]);
  });

  it('keep everything off a fragile piece', () => {
    const { packed_boxes } = packItems({
      items: [withPackingRules({ ...candle, quantity: 1 }, ruled({ fragile: true })), book],
      boxes: [tower],
    });
    expect(packed_boxes).toHaveLength(1);
    const highest = packed_boxes[0]!.items.toSorted((a, b) => b.position.z - a.position.z)[0];
    expect(highest?.sku_id).toBe('CANDLE');
  });

  it('keep goods of two tags apart, and let goods without one go with either', () => {
    const { packed_boxes } = packItems({
      items: [
        withPackingRules({ ...candle, quantity: 1 }, ruled({ do_not_mix: 'scented' })),
        withPackingRules({ ...book, sku_id: 'TEA', quantity: 1 }, ruled({ do_not_mix: 'food' })),
        book,
      ],
      boxes: [flat],
    });
    expect(packed_boxes).toHaveLength(2);
    for (const box of packed_boxes) {
      const codes = new Set(box.items.map(({ sku_id }) => sku_id));
      expect(codes.has('CANDLE') && codes.has('TEA')).toBe(false);
    }
  });

  it('let a piece that ships in its own box need none of the brand', () => {
    const { packed_boxes, unpackable_items } = packItems({
      items: [withPackingRules(lamp, ruled({ ships_in_own_box: true }))],
      boxes: [],
    });
    expect(unpackable_items).toEqual([]);
    expect(packed_boxes).toMatchObject([{ box_id: '', dimensions: { length: 18, width: 18, height: 40 } }]);
  });

  it('are said in the order that matters to the one who packs', () => {
    expect(
      packingRuleLabels({ rotations: 'upright', fragile: true, do_not_mix: 'food', ships_in_own_box: true }),
    ).toEqual(['Own box', 'Fragile', 'This side up', 'Apart: food']);
  });
});

describe('what fits nowhere because of its rules', () => {
  it('names the rule and the box that would take it otherwise', () => {
    expect(packItems({ items: [lamp], boxes: [flat] }).unpackable_items).toEqual([]);
    const upright = withPackingRules(lamp, ruled({ rotations: 'upright' }));
    expect(explainUnpackable(upright, [flat]).reason).toBe(
      'It has to stand upright, and fits no box that way: Flat is short by 20 cm. Laid down, it would go into Flat.',
    );
  });

  it('says so of what may not be turned at all', () => {
    const fixed = withPackingRules(
      { ...lamp, length: 30, width: 50, height: 10 },
      ruled({ rotations: 'none' }),
    );
    expect(explainUnpackable(fixed, [flat]).reason).toBe(
      'It may not be turned, and fits no box as it is: Flat is short by 20 cm. Turned, it would go into Flat.',
    );
  });

  it('blames the size where no turn would help', () => {
    const upright = withPackingRules({ ...lamp, length: 90 }, ruled({ rotations: 'upright' }));
    expect(explainUnpackable(upright, [flat]).reason).toMatch(/^It is too big for every box\./);
  });

  it('says of its own box that its size is missing', () => {
    const unmeasured = withPackingRules({ ...lamp, height: 0 }, ruled({ ships_in_own_box: true }));
    expect(explainUnpackable(unmeasured, [flat])).toMatchObject({
      code: 'no_size',
      reason: 'It ships in its own box, but has no length, width or height. Add its size to the SKU.',
    });
  });
});
