import { sumPaise } from '@khep/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportionToBoxes } from './apportionValue.ts';

const line = (unit_price_paise: number, quantity = 1, discount_paise = 0, sku_id = 'A') => ({
  sku_id,
  quantity,
  unit_price_paise,
  discount_paise,
});
const pieces = (quantity: number, sku_id = 'A') => [{ sku_id, quantity }];

const orders = fc.record({
  lines: fc.array(
    fc.record({
      sku_id: fc.constantFrom('A', 'B', 'C'),
      quantity: fc.integer({ min: 1, max: 6 }),
      unit_price_paise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_00 })),
      discount_paise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_00 })),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  amount: fc.integer({ min: 0, max: 20_000_00 }),
  // A step packs some of what is unpacked in a number of boxes, and may first take a live box away.
  steps: fc.array(
    fc.record({
      most: fc.integer({ min: 1, max: 8 }),
      boxes: fc.integer({ min: 1, max: 3 }),
      cancels: fc.nat(6),
    }),
    { maxLength: 8 },
  ),
});

describe('the shares of boxes', () => {
  test('add up to the order’s amount once it is packed, however often boxes are made and cancelled', () => {
    fc.assert(
      fc.property(orders, ({ lines, amount, steps }) => {
        let live: { items: { sku_id: string; quantity: number }[]; share: number }[] = [];
        const unpacked = () => {
          const left: string[] = lines.flatMap(({ sku_id, quantity }) =>
            Array.from({ length: quantity }, () => sku_id),
          );
          for (const { sku_id } of live.flatMap(({ items }) => items)) left.splice(left.indexOf(sku_id), 1);
          return left;
        };
        const pack = (skus: readonly string[], count: number) => {
          const boxes = Array.from({ length: Math.min(count, skus.length) }, (_, box) =>
            skus.filter((_sku, at) => at % count === box).map((sku_id) => ({ sku_id, quantity: 1 })),
          );
          const shares = apportionToBoxes(amount, { lines, kept: live, boxes });
          live = [...live, ...boxes.map((items, box) => ({ items, share: shares[box] ?? Number.NaN }))];
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
          expect(sumPaise(live.map(({ share }) => share))).toBeLessThanOrEqual(amount);
        };
        for (const { most, boxes, cancels } of steps) {
          live = live.filter((_box, at) => at !== cancels);
          const some = unpacked().slice(0, most);
          if (some.length > 0) pack(some, boxes);
        }
        live = live.slice(1);
        pack(unpacked(), 2);
        expect(sumPaise(live.map(({ share }) => share))).toBe(amount);
      }),
    );
  });

  test('count each line of a product at its own price, the free piece first', () => {
    const lines = [line(0), line(1_000_00)];
    expect(apportionToBoxes(1_000_00, { lines, kept: [], boxes: [pieces(2)] })).toEqual([1_000_00]);
    expect(apportionToBoxes(1_000_00, { lines, kept: [], boxes: [pieces(1), pieces(1)] })).toEqual([
      0, 1_000_00,
    ]);
  });

  test('follow what the buyer pays, not the price before the discount', () => {
    const lines = [line(1_000_00, 1, 900_00, 'A'), line(100_00, 1, 0, 'B')];
    const boxes = [pieces(1, 'A'), pieces(1, 'B')];
    expect(apportionToBoxes(200_00, { lines, kept: [], boxes })).toEqual([100_00, 100_00]);
  });

  test('bring what was rounded off one box with the next', () => {
    const lines = [line(33_33, 3)];
    const kept: { items: { sku_id: string; quantity: number }[]; share: number }[] = [];
    for (let box = 0; box < 3; box++) {
      const [share = Number.NaN] = apportionToBoxes(100_00, { lines, kept, boxes: [pieces(1)] });
      kept.push({ items: pieces(1), share });
    }
    expect(kept.map(({ share }) => share)).toEqual([33_33, 33_34, 33_33]);
  });

  test('give the charges of an order that costs nothing once, though its boxes come one by one', () => {
    const lines = [line(0, 2)];
    expect(apportionToBoxes(60_00, { lines, kept: [], boxes: [pieces(1)] })).toEqual([60_00]);
    const kept = [{ items: pieces(1), share: 60_00 }];
    expect(apportionToBoxes(60_00, { lines, kept, boxes: [pieces(1)] })).toEqual([0]);
  });
});
