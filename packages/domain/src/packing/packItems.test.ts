import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPacking } from './checkPacking.ts';
import { packItems } from './packItems.ts';
import { recommendBoxes } from './recommendBoxes.ts';
import type { BoxSize, PackItem } from './types.ts';

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
  }),
  { selector: (item) => item.sku_id, minLength: 1, maxLength: 6 },
);

describe('packing items into boxes', () => {
  it('puts one mug into the smallest box that takes it', () => {
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

  it('turns an item where it only fits turned', () => {
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

  it('splits by weight when the room would do', () => {
    const brass = { sku_id: 'B', quantity: 4, length: 5, width: 5, height: 5, weight: 900 };
    const { packed_boxes } = packItems({ items: [brass], boxes: [small] });
    expect(packed_boxes.map((box) => box.total_weight)).toEqual([1.8, 1.8]);
  });

  it('counts the freight of volumetric slabs, and picks boxes by it', () => {
    const freight = { slab_g: 500, first: 4200, each: 3600 };
    const { packed_boxes } = packItems({ items: [{ ...mug, quantity: 3 }], boxes, options: { freight } });
    expect(packed_boxes).toHaveLength(1);
    // 30 × 22 × 10 / 5000 = 1.32 kg: three slabs.
    expect(packed_boxes[0]).toMatchObject({ box_id: 'M', shipping_cost: 4200 + 2 * 3600 });
  });

  it('keeps the padding free on every side', () => {
    const { packed_boxes } = packItems({ items: [mug], boxes: [medium], options: { padding: 1 } });
    expect(packed_boxes[0]?.items[0]?.position).toEqual({ x: 1, y: 1, z: 1 });
  });

  it('says by how much an item misses, and which box is nearest', () => {
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

  it('lets nothing hang in the air', () => {
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

  it('is always valid, whatever is asked', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom('cost', 'boxes', 'volume'), (items, objective) => {
        const packing = packItems({ items, boxes, options: { objective } });
        expect(checkPacking(packing, items, boxes)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same answer to the same question', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(packItems({ items, boxes })).toEqual(packItems({ items, boxes }));
      }),
      { numRuns: 30 },
    );
  });

  it('fills from the floor up: what lies under a piece comes before it', () => {
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

describe('checking a packing', () => {
  it('finds an overlap, an item outside and a missing item', () => {
    const items = [{ ...mug, quantity: 2 }];
    const packing = packItems({ items, boxes: [medium] });
    const [first, second] = packing.packed_boxes[0]!.items;
    second!.position = { ...first!.position };
    expect(checkPacking(packing, items, [medium])).toContain('MUG and MUG overlap');
    second!.position = { x: 29, y: 0, z: 0 };
    expect(checkPacking(packing, items, [medium])).toContain('MUG is outside M');
    packing.packed_boxes[0]!.items.pop();
    expect(checkPacking(packing, items, [medium]).join()).toContain('2 asked for, 1 accounted for');
  });
});
