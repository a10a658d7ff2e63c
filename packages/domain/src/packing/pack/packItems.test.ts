import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPacking } from './checkPacking.ts';
import { fillOneBox } from './fillOneBox.ts';
import { packItems } from './packItems.ts';
import { recommendBoxes } from './recommendBoxes.ts';
import type { BoxSize, PackItem, PackOptions } from '../model/types.ts';

const small: BoxSize = { box_id: 'S', length: 20, width: 15, height: 8, weight_capacity: 2, cost: 900 };
const medium: BoxSize = { box_id: 'M', length: 30, width: 22, height: 10, weight_capacity: 5, cost: 1700 };
const large: BoxSize = { box_id: 'L', length: 45, width: 35, height: 30, weight_capacity: 20, cost: 5200 };
const boxes = [large, small, medium];

const mug: PackItem = { sku_id: 'MUG', quantity: 1, length: 12, width: 9, height: 8, weight: 350 };

const sides = fc.integer({ min: 1, max: 400 }).map((n) => n / 10);
const anyItems = fc.uniqueArray(
  fc.record({
    sku_id: fc.string({ minLength: 1, maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    length: sides,
    width: sides,
    height: sides,
    weight: fc.integer({ min: 0, max: 6000 }),
    upright: fc.boolean(),
    fixed: fc.boolean(),
    fragile: fc.boolean(),
    ships_in_own_box: fc.nat(9).map((n) => n === 0),
    do_not_mix: fc.constantFrom(undefined, undefined, 'food', 'soap'),
  }),
  { selector: (item) => item.sku_id, minLength: 1, maxLength: 6 },
);

const anyOptions: fc.Arbitrary<PackOptions> = fc.record({
  objective: fc.constantFrom('cost', 'boxes', 'volume'),
  support: fc.constantFrom(0, 0.5, 0.8, 1),
  padding: fc.constantFrom(0, 0.5),
  effort: fc.constantFrom(0, 0.02),
});

describe('packItems', () => {
  it('packs one mug in the smallest box that fits', () => {
    const { packed_boxes, unpackable_items } = packItems({ items: [mug], boxes });
    expect(unpackable_items).toEqual([]);
    expect(packed_boxes).toHaveLength(1);
    expect(packed_boxes[0]).toMatchObject({
      box_id: 'S',
      volumetric_weight: 0.48,
      total_weight: 0.35,
      volume_utilized: 36,
      weight_utilized: 17.5,
      dv_status: 'NEW',
      dimensions: { length: 20, width: 15, height: 8 },
    });
  });

  it('rotates an item that only fits rotated', () => {
    const tall = { ...mug, sku_id: 'TALL', length: 8, width: 9, height: 18 };
    const { packed_boxes } = packItems({ items: [tall], boxes: [small] });
    expect(packed_boxes[0]?.items[0]?.rotation.height).not.toBe(18);
    expect(packItems({ items: [{ ...tall, upright: true }], boxes: [small] }).packed_boxes).toEqual([]);
  });

  it('fills a box completely with eight halves', () => {
    const half = { sku_id: 'H', quantity: 8, length: 15, width: 11, height: 5, weight: 100 };
    const { packed_boxes } = packItems({ items: [half], boxes: [medium] });
    expect(packed_boxes).toHaveLength(1);
    expect(packed_boxes[0]?.volume_utilized).toBe(100);
  });

  it('splits by weight if volume would fit', () => {
    const brass = { sku_id: 'B', quantity: 4, length: 5, width: 5, height: 5, weight: 900 };
    const { packed_boxes } = packItems({ items: [brass], boxes: [small] });
    expect(packed_boxes.map((box) => box.total_weight)).toEqual([1.8, 1.8]);
  });

  it('chooses boxes by the freight of volumetric slabs', () => {
    const freight = { slab_g: 500, first: 4200, each: 3600 };
    const { packed_boxes } = packItems({ items: [{ ...mug, quantity: 3 }], boxes, options: { freight } });
    expect(packed_boxes).toHaveLength(1);
    // 30 × 22 × 10 / 5000 = 1.32 kg: three slabs.
    expect(packed_boxes[0]).toMatchObject({ box_id: 'M', shipping_cost: 4200 + 2 * 3600 });
  });

  it('keeps clearance on every side', () => {
    const { packed_boxes } = packItems({ items: [mug], boxes: [medium], options: { padding: 1 } });
    expect(packed_boxes[0]?.items[0]?.position).toEqual({ x: 1, y: 1, z: 1 });
  });

  it('packs nothing on fragile items', () => {
    const glass = { ...mug, sku_id: 'GLASS', quantity: 2, fragile: true };
    const brick = { sku_id: 'BRICK', quantity: 2, length: 12, width: 9, height: 8, weight: 900 };
    const tower: BoxSize = { box_id: 'T', length: 12, width: 9, height: 40 };
    const { packed_boxes } = packItems({ items: [glass, brick], boxes: [tower] });
    // One fragile item on top of each stack.
    expect(packed_boxes).toHaveLength(2);
    for (const box of packed_boxes) expect(box.items.at(-1)?.sku_id).toBe('GLASS');
  });

  it('separates items of different tags and mixes untagged ones', () => {
    const soap = { ...mug, sku_id: 'SOAP', length: 5, width: 5, height: 5, do_not_mix: 'chemical' };
    const tea = { ...soap, sku_id: 'TEA', do_not_mix: 'food' };
    const card = { ...soap, sku_id: 'CARD', do_not_mix: undefined };
    const { packed_boxes } = packItems({ items: [soap, tea, card], boxes });
    expect(packed_boxes).toHaveLength(2);
    const together = packed_boxes.map((box) => box.items.map((item) => item.sku_id));
    expect(together.some((skus) => skus.includes('SOAP') && skus.includes('TEA'))).toBe(false);
  });

  it('ships an item in its own carton without a box', () => {
    const heater = { sku_id: 'HEATER', quantity: 2, length: 50, width: 40, height: 30, weight: 9000 };
    const items = [{ ...heater, ships_in_own_box: true }, mug];
    const freight = { first: 4200, each: 3600 };
    const packing = packItems({ items, boxes, options: { freight } });
    expect(packing.unpackable_items).toEqual([]);
    expect(packing.packed_boxes.map((box) => [box.box_id, box.total_weight, box.shipping_cost])).toEqual([
      ['S', 0.35, 4200],
      // 50 × 40 × 30 / 5000 = 12 kg: 24 slabs.
      ['', 9, 4200 + 23 * 3600],
      ['', 9, 4200 + 23 * 3600],
    ]);
    expect(checkPacking(packing, items, boxes)).toEqual([]);
  });

  it('reports the supported percentage of every base', () => {
    const items = [{ ...mug, quantity: 12 }];
    for (const support of [0.5, 1]) {
      for (const box of packItems({ items, boxes, options: { support } }).packed_boxes) {
        for (const item of box.items) expect(item.supported).toBeGreaterThanOrEqual(100 * support);
      }
    }
  });

  it('finds a guillotine packing that fills a box completely', () => {
    // A box of 30 × 22 × 10 cut into eight unequal pieces.
    const sawn = [
      [30, 22, 3],
      [17, 22, 7],
      [13, 9, 7],
      [13, 13, 2],
      [13, 13, 1.5],
      [6, 13, 3.5],
      [7, 5, 3.5],
      [7, 8, 3.5],
    ].map(([length, width, height], i) => ({
      sku_id: `P${i}`,
      quantity: 1,
      length: length!,
      width: width!,
      height: height!,
      weight: 50,
    }));
    const packing = packItems({ items: sawn, boxes });
    expect(packing.packed_boxes.map((box) => [box.box_id, box.volume_utilized])).toEqual([['M', 100]]);
    expect(checkPacking(packing, sawn, boxes)).toEqual([]);
  });

  it('is never more expensive with more effort', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const freight = { first: 4200, each: 3600 };
        const cost = new Map(boxes.map((box) => [box.box_id, box.cost ?? 0]));
        const spent = (effort: number) =>
          packItems({ items, boxes, options: { freight, effort } }).packed_boxes.reduce(
            (sum, box) => sum + box.shipping_cost + (cost.get(box.box_id) ?? 0),
            0,
          );
        expect(spent(0.05)).toBeLessThanOrEqual(spent(0));
      }),
      { numRuns: 40 },
    );
  });

  it('names the closest box and the missing space', () => {
    const pole = { sku_id: 'POLE', quantity: 2, length: 60, width: 5, height: 5, weight: 400 };
    const anvil = { sku_id: 'ANVIL', quantity: 1, length: 10, width: 10, height: 10, weight: 21_500 };
    const flat = { sku_id: 'FLAT', quantity: 1, length: 0, width: 10, height: 10, weight: 100 };
    const { packed_boxes, unpackable_items } = packItems({ items: [pole, anvil, flat, mug], boxes });
    expect(packed_boxes).toHaveLength(1);
    expect(unpackable_items).toMatchObject([
      { sku_id: 'POLE', quantity: 2, code: 'too_big', nearest: { box_id: 'L', over_cm: 15 } },
      { sku_id: 'ANVIL', code: 'too_heavy', nearest: { box_id: 'L', over_g: 1500 } },
      { sku_id: 'FLAT', code: 'no_size' },
    ]);
    expect(unpackable_items[0]?.reason).toContain('short by 15 cm');
    expect(packItems({ items: [mug], boxes: [] }).unpackable_items[0]?.code).toBe('no_boxes');
  });

  it('supports every item', () => {
    const items = [
      { sku_id: 'A', quantity: 3, length: 20, width: 15, height: 12, weight: 900 },
      { sku_id: 'B', quantity: 5, length: 10, width: 10, height: 6, weight: 200 },
    ];
    const { packed_boxes } = packItems({ items, boxes });
    for (const box of packed_boxes) {
      for (const at of box.items.filter((item) => item.position.z > 0)) {
        expect(
          box.items.some(
            (under) => Math.abs(under.position.z + under.rotation.height - at.position.z) < 1e-9,
          ),
        ).toBe(true);
      }
    }
  });

  it('recommends single sizes, best first', () => {
    const best = recommendBoxes([{ ...mug, quantity: 3 }], boxes, { freight: { first: 4200, each: 3600 } });
    expect(best.map((r) => [r.box_id, r.boxes_needed])).toEqual([
      ['M', 1],
      ['S', 2],
      ['L', 1],
    ]);
    expect(best[0]!.shipping_cost).toBeLessThanOrEqual(best.at(-1)!.shipping_cost);
  });

  it('is valid for any request', () => {
    fc.assert(
      fc.property(anyItems, anyOptions, (items, options) => {
        const packing = packItems({ items, boxes, options });
        expect(checkPacking(packing, items, boxes, options)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(packItems({ items, boxes })).toEqual(packItems({ items, boxes }));
      }),
      { numRuns: 30 },
    );
  });

  it('lists supporting items first', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const box of packItems({ items, boxes }).packed_boxes) {
          const heights = box.items.map((item) => item.position.z);
          expect(heights).toEqual(heights.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('fillOneBox', () => {
  it('packs as much as fits', () => {
    const half = { sku_id: 'H', quantity: 12, length: 15, width: 11, height: 5, weight: 100 };
    expect(fillOneBox([half], medium)).toMatchObject({ volume_utilized: 100, total_weight: 0.8 });
    expect(fillOneBox([{ ...half, length: 90 }], medium)).toBeUndefined();
  });

  it('is valid for any request', () => {
    fc.assert(
      fc.property(anyItems, anyOptions, (items, options) => {
        const goods = items.map((item) => ({ ...item, ships_in_own_box: false }));
        const box = fillOneBox(goods, large, { ...options, effort: 0.05 });
        const inside = new Map<string, number>();
        for (const { sku_id } of box?.items ?? []) inside.set(sku_id, (inside.get(sku_id) ?? 0) + 1);
        const taken = goods.map((item) => ({ ...item, quantity: inside.get(item.sku_id) ?? 0 }));
        const packing = { packed_boxes: box ? [box] : [], unpackable_items: [] };
        expect(checkPacking(packing, taken, [large], options)).toEqual([]);
        for (const item of goods) expect(inside.get(item.sku_id) ?? 0).toBeLessThanOrEqual(item.quantity);
      }),
      { numRuns: 60 },
    );
  });
});

describe('checkPacking', () => {
  it('finds unsupported, badly stacked and wrongly mixed items', () => {
    const items = [
      { ...mug, quantity: 1, fragile: true, do_not_mix: 'a' },
      { ...mug, sku_id: 'TOP', do_not_mix: 'b' },
    ];
    const packing = packItems({ items, boxes: [large] });
    expect(packing.packed_boxes).toHaveLength(2);
    const [first, second] = packing.packed_boxes;
    first!.items.push({
      ...second!.items[0]!,
      position: { x: 0, y: 0, z: first!.items[0]!.rotation.height },
    });
    expect(checkPacking(packing, items, [large]).join()).toMatch(/rests on MUG.*L mixes a and b/);
    first!.items[1]!.position.z = 20;
    expect(checkPacking(packing, items, [large])).toContain("TOP isn't supported");
  });

  it('finds an overlap, an item outside and a missing item', () => {
    const items = [{ ...mug, quantity: 2 }];
    const packing = packItems({ items, boxes: [medium] });
    const [first, second] = packing.packed_boxes[0]!.items;
    second!.position = { ...first!.position };
    expect(checkPacking(packing, items, [medium])).toContain('MUG and MUG overlap');
    second!.position = { x: 29, y: 0, z: 0 };
    expect(checkPacking(packing, items, [medium])).toContain('MUG is outside M');
    packing.packed_boxes[0]!.items.pop();
    expect(checkPacking(packing, items, [medium]).join()).toContain('2 requested, 1 accounted for');
  });
});
