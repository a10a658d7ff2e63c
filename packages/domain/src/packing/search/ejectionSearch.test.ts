import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerBoundOneSize } from '../bounds/lowerBound.ts';
import { checkPacking } from '../pack/checkPacking.ts';
import { packItems } from '../pack/packItems.ts';
import { Packer } from './packer.ts';
import { toPiece, toRoom } from '../model/pieces.ts';
import type { BoxSize, PackItem, PackOptions } from '../model/types.ts';

const box: BoxSize = { box_id: 'B', length: 30, width: 30, height: 30, weight_capacity: 12 };

/** Enough items for several boxes. */
const manyItems: fc.Arbitrary<PackItem[]> = fc
  .array(
    fc.record({
      length: fc.integer({ min: 4, max: 28 }),
      width: fc.integer({ min: 4, max: 28 }),
      height: fc.integer({ min: 4, max: 28 }),
      weight: fc.integer({ min: 50, max: 4000 }),
      quantity: fc.constantFrom(1, 1, 1, 2),
      fragile: fc.nat(7).map((n) => n === 0),
      do_not_mix: fc.constantFrom(undefined, undefined, undefined, 'food', 'soap'),
    }),
    { minLength: 11, maxLength: 30 },
  )
  .map((items) => items.map((item, i) => ({ ...item, sku_id: `S${i}` })));

const bare = (items: PackItem[]): PackItem[] =>
  items.map((item) => ({ ...item, fixed: true, fragile: false, do_not_mix: undefined, weight: 1 }));

describe('EjectionSearch', () => {
  it('is always valid: fragile on top, tags separate, bases supported, weight within limits', () => {
    const someOptions: fc.Arbitrary<PackOptions> = fc.record({
      objective: fc.constantFrom('cost', 'boxes', 'volume'),
      support: fc.constantFrom(0, 0.5, 0.8, 1),
      padding: fc.constantFrom(0, 0.5),
      effort: fc.constant(0.05),
    });
    fc.assert(
      fc.property(manyItems, someOptions, fc.boolean(), (items, options, isFixed) => {
        const asked = isFixed ? items.map((item) => ({ ...item, fixed: true })) : items;
        const packing = packItems({ items: asked, boxes: [box], options });
        expect(checkPacking(packing, asked, [box], options)).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('never needs more boxes with more effort, nor fewer than the lower bound', () => {
    fc.assert(
      fc.property(manyItems, fc.boolean(), (items, isBare) => {
        const asked = isBare ? bare(items) : items;
        const options: PackOptions = { objective: 'boxes', support: 0 };
        const boxesFor = (effort: number) =>
          packItems({ items: asked, boxes: [box], options: { ...options, effort } }).packed_boxes.length;
        const few = boxesFor(0.1);
        expect(few).toBeLessThanOrEqual(boxesFor(0));
        const packer = new Packer(asked.map(toPiece), [toRoom(box, options)], options);
        const counts = Int32Array.from(asked, ({ quantity }) => quantity);
        expect(few).toBeGreaterThanOrEqual(lowerBoundOneSize(packer, packer.rooms[0]!, counts));
      }),
      { numRuns: 60 },
    );
  });

  it('repacks boxes cut into pieces into as many boxes', () => {
    // Twelve boxes, each cut into three slabs and the middle slab into two at a different position.
    const slabs = Array.from({ length: 12 }, (_, i) => [
      [30, 30, 7 + i],
      [30, 30, 3],
      [11 + i / 2, 30, 20 - i],
      [19 - i / 2, 30, 20 - i],
    ]).flat();
    const items = slabs.map(([length, width, height], i) => ({
      sku_id: `S${i}`,
      quantity: 1,
      length: length!,
      width: width!,
      height: height!,
      weight: 10,
      fixed: true,
    }));
    const options: PackOptions = { objective: 'boxes', effort: 3 };
    const packing = packItems({ items, boxes: [box], options });
    expect(packing.packed_boxes).toHaveLength(12);
    expect(checkPacking(packing, items, [box], options)).toEqual([]);
  });

  it('is deterministic and stops when the time is up', () => {
    const [items] = fc.sample(manyItems, { numRuns: 1, seed: 7 });
    const question = { items: bare(items!), boxes: [box], options: { objective: 'boxes' as const } };
    expect(packItems(question)).toEqual(packItems(question));
    let ticks = 0;
    const now = () => ticks++;
    packItems({ ...question, options: { ...question.options, timeBudgetMs: 40, now } });
    expect(ticks).toBeLessThan(60);
  });
});
