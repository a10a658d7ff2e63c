import { describe, expect, it } from 'vitest';
import { explainUnpackable } from '../pack/explainUnpackable.ts';
import { packItems } from '../pack/packItems.ts';
import {
  defaultPackingRules,
  packingRuleLabels,
  explicitPackingRules,
  withPackingRules,
} from './packingRules.ts';
import type { PackingRules } from './packingRules.ts';
import type { BoxSize } from '../model/types.ts';

const candle = { sku_id: 'CANDLE', quantity: 2, length: 10, width: 10, height: 8, weight: 300 };
const book = { sku_id: 'BOOK', quantity: 2, length: 10, width: 10, height: 5, weight: 400 };
const lamp = { sku_id: 'LAMP', quantity: 1, length: 18, width: 18, height: 40, weight: 2000 };
const tower: BoxSize = { box_id: 'T', name: 'Tower', length: 10, width: 10, height: 30, weight_capacity: 5 };
const flat: BoxSize = { box_id: 'F', name: 'Flat', length: 50, width: 30, height: 20, weight_capacity: 5 };
const ruled = (rules: Partial<PackingRules>) => ({ ...defaultPackingRules, ...rules });

describe('packing rules', () => {
  it('add nothing to an item by default', () => {
    expect(withPackingRules(candle, defaultPackingRules)).toEqual(candle);
    expect(explicitPackingRules(defaultPackingRules)).toEqual({});
    expect(packingRuleLabels(defaultPackingRules)).toEqual([]);
  });

  it('keep the top of a fragile item free', () => {
    const { packed_boxes } = packItems({
      items: [withPackingRules({ ...candle, quantity: 1 }, ruled({ fragile: true })), book],
      boxes: [tower],
    });
    expect(packed_boxes).toHaveLength(1);
    const highest = packed_boxes[0]!.items.toSorted((a, b) => b.position.z - a.position.z)[0];
    expect(highest?.sku_id).toBe('CANDLE');
  });

  it('separate items of different tags and mix untagged ones', () => {
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

  it('need no box for an item in its own box', () => {
    const { packed_boxes, unpackable_items } = packItems({
      items: [withPackingRules(lamp, ruled({ ships_in_own_box: true }))],
      boxes: [],
    });
    expect(unpackable_items).toEqual([]);
    expect(packed_boxes).toMatchObject([{ box_id: '', dimensions: { length: 18, width: 18, height: 40 } }]);
  });

  it('are listed by importance for packing', () => {
    expect(
      packingRuleLabels({ rotations: 'upright', fragile: true, do_not_mix: 'food', ships_in_own_box: true }),
    ).toEqual(['Own box', 'Fragile', 'This side up', 'Only with food']);
  });
});

describe('explaining unpackable items', () => {
  it('names the rule and the box that would fit otherwise', () => {
    expect(packItems({ items: [lamp], boxes: [flat] }).unpackable_items).toEqual([]);
    const upright = withPackingRules(lamp, ruled({ rotations: 'upright' }));
    expect(explainUnpackable(upright, [flat]).reason).toBe(
      "It must be upright and doesn't fit any box: Flat is short by 20 cm. Laid down, it would fit Flat.",
    );
  });

  it('explains an item that cannot be rotated', () => {
    const fixed = withPackingRules(
      { ...lamp, length: 30, width: 50, height: 10 },
      ruled({ rotations: 'none' }),
    );
    expect(explainUnpackable(fixed, [flat]).reason).toBe(
      "It can't be rotated and doesn't fit any box: Flat is short by 20 cm. Rotated, it would fit Flat.",
    );
  });

  it('names the size if rotation would not help', () => {
    const upright = withPackingRules({ ...lamp, length: 90 }, ruled({ rotations: 'upright' }));
    expect(explainUnpackable(upright, [flat]).reason).toMatch(/^It's too large for every box\./);
  });

  it('reports missing dimensions of an own box', () => {
    const unmeasured = withPackingRules({ ...lamp, height: 0 }, ruled({ ships_in_own_box: true }));
    expect(explainUnpackable(unmeasured, [flat])).toMatchObject({
      code: 'no_size',
      reason: 'It ships in its own box, but its dimensions are missing. Add them to the SKU.',
    });
  });
});
