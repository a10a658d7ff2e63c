import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../search/seededRandom.ts';
import { arrangementsOf } from './arrangements.ts';
import { boxesToOrder, perMonth, planBoxSizes } from './planBoxSizes.ts';
import type { ShippedContents } from './planBoxSizes.ts';
import type { BoxSize, PackItem } from '../model/types.ts';

/** ₹45 for the first 500 g and ₹40 for each further, 5,000 cm³ a kilogram: what the packer chooses by without a rate card. */
const slabs = (weight_g: number, volume_cm3: number) =>
  45_00 + 40_00 * (Math.max(1, Math.ceil(Math.max(weight_g, volume_cm3 / 5) / 500)) - 1);
const charge = (_: number, parcel: { weight_g: number; volume_cm3: number }) =>
  slabs(parcel.weight_g, parcel.volume_cm3);

const item = (sku_id: string, length: number, width: number, height: number, weight = 100): PackItem => ({
  sku_id,
  quantity: 1,
  length,
  width,
  height,
  weight,
});
const order = (count: number, ...items: PackItem[]): ShippedContents => ({
  items,
  lanes: [{ lane: 0, count }],
});
const large: BoxSize = { box_id: 'L', length: 30, width: 30, height: 30, cost: 18_00, empty_weight: 540 };

describe('sizes to buy', () => {
  it('saves slabs and paper, as calculated by hand', () => {
    // In 30 × 30 × 30 cm 5.4 kg are charged: eleven slabs, ₹445. In 20 × 10 × 5 cm one slab, ₹45.
    // Its surface is 700 cm² of 5,400: it costs ₹2.33 instead of ₹18.
    const plan = planBoxSizes({
      orders: [order(100, item('A', 20, 10, 5, 200))],
      boxes: [large],
      most: 1,
      charge,
    });
    expect(plan).toMatchObject({ before: 100 * (445_00 + 18_00), after: 100 * (45_00 + 2_33), orders: 100 });
    expect(plan.sizes).toMatchObject([
      { box: { cost: 2_33, empty_weight: 70 }, parcels: 100, saves: 100 * (400_00 + 15_67) },
    ]);
    const [size] = plan.sizes;
    expect([size!.box.length, size!.box.width, size!.box.height].toSorted((a, b) => a - b)).toEqual([
      5, 10, 20,
    ]);
    expect(plan.unused).toEqual(['L']);
  });

  it('rates each lane by its own card', () => {
    const flat = planBoxSizes({
      orders: [
        {
          items: [item('A', 20, 10, 5)],
          lanes: [
            { lane: 0, count: 3 },
            { lane: 1, count: 7 },
          ],
        },
      ],
      boxes: [{ ...large, cost: 0, empty_weight: 0 }],
      most: 1,
      charge: (lane, parcel) => (lane === 0 ? charge(0, parcel) : 60_00),
    });
    expect(flat.before).toBe(3 * 445_00 + 7 * 60_00);
    expect(flat.sizes).toMatchObject([{ saves: 3 * 400_00, parcels: 10 }]);
  });

  it('buys nothing where nothing is saved, and counts orders that fit no box', () => {
    const snug: BoxSize = { box_id: 'S', length: 20, width: 10, height: 5 };
    const plan = planBoxSizes({
      orders: [order(5, item('A', 20, 10, 5)), order(2, item('B', 90, 10, 5))],
      boxes: [snug],
      most: 3,
      charge,
    });
    expect(plan).toMatchObject({ sizes: [], before: 5 * 45_00, after: 5 * 45_00, orders: 5, left_out: 2 });
    expect(planBoxSizes({ orders: [], boxes: [], most: 3, charge })).toMatchObject({ sizes: [], before: 0 });
  });

  it('makes sizes for several pieces, with room for the padding', () => {
    const items = [{ ...item('A', 20, 10, 5), quantity: 4 }];
    expect(arrangementsOf(items, {})).toContainEqual({ length: 20, width: 10, height: 20 });
    expect(arrangementsOf([item('A', 20, 10, 5)], { padding: 1 })).toContainEqual({
      length: 22,
      width: 12,
      height: 7,
    });
    const plan = planBoxSizes({
      orders: [order(10, ...items)],
      boxes: [{ ...large, cost: 0 }],
      most: 1,
      charge,
    });
    const { box } = plan.sizes[0]!;
    expect(box.length * box.width * box.height).toBe(4 * 20 * 10 * 5);
  });

  it('makes no size for products with a box of their own, and leaves out what no card has a price for', () => {
    const tied = { ...item('A', 20, 10, 5), box_id: 'L' };
    expect(planBoxSizes({ orders: [order(9, tied)], boxes: [large], most: 2, charge }).sizes).toEqual([]);
    const unrated = planBoxSizes({
      orders: [order(9, item('A', 20, 10, 5))],
      boxes: [large],
      most: 2,
      charge: () => -1,
    });
    expect(unrated).toMatchObject({ orders: 0, left_out: 9, before: 0, sizes: [] });
  });

  it('is ordered for a month in bundles', () => {
    expect(perMonth(249, 90)).toBe(83);
    expect(boxesToOrder(83)).toBe(100);
    expect(boxesToOrder(0)).toBe(0);
  });

  it('keeps upright goods upright', () => {
    const vase = { ...item('V', 10, 10, 30), upright: true as const };
    const plan = planBoxSizes({
      orders: [order(10, vase)],
      boxes: [{ ...large, height: 40 }],
      most: 1,
      charge,
    });
    expect(plan.sizes[0]?.box).toMatchObject({ length: 10, width: 10, height: 30 });
  });
});

/** All boxes up to 12 cm, the sides by length: single pieces go in if each side does. */
const grid = Array.from({ length: 12 }, (_, a) =>
  Array.from({ length: a + 1 }, (_b, b) =>
    Array.from({ length: b + 1 }, (_c, c) => [a + 1, b + 1, c + 1] as const),
  ),
).flat(2);
type Sides = readonly [number, number, number];
const fits = (piece: Sides, box: Sides) => piece.every((side, at) => side <= box[at]!);
const volume = ([a, b, c]: Sides) => a * b * c;

describe('beside every possible size', () => {
  const random = new SeededRandom(11);
  const side = () => 2 + random.below(11);
  const cases = Array.from({ length: 25 }, () =>
    Array.from({ length: 5 }, () => ({
      piece: [side(), side(), side()].toSorted((a, b) => b - a) as unknown as Sides,
      count: 1 + random.below(40),
    })),
  );
  // 12 × 12 × 12 cm is 346 g: slabs of 50 g make sizes differ.
  const fine = (_: number, { volume_cm3 }: { volume_cm3: number }) => 100 * Math.ceil(volume_cm3 / 5 / 50);
  const freight = { slab_g: 50, first: 100, each: 100 };
  const costs = cases.map((orders) => {
    const own: Sides = [12, 12, 12];
    const cost = (boxes: readonly Sides[]) =>
      orders.reduce((sum, { piece, count }) => {
        const inside = boxes
          .filter((box) => fits(piece, box))
          .map((box) => fine(0, { volume_cm3: volume(box) }));
        return sum + count * Math.min(...inside);
      }, 0);
    return { orders, own, cost };
  });
  const planned = (orders: (typeof cases)[number], most: number) =>
    planBoxSizes({
      orders: orders.map(({ piece, count }, at) =>
        order(count, item(`S${at}`, ...(piece as [number, number, number]), 1)),
      ),
      boxes: [{ box_id: 'own', length: 12, width: 12, height: 12 }],
      most,
      charge: fine,
      options: { freight },
    });

  it('one size is the best of all', () => {
    for (const { orders, own, cost } of costs) {
      const least = Math.min(...grid.map((box) => cost([own, box])));
      expect(planned(orders, 1).after).toBe(least);
    }
  });

  it('two sizes are the best pair of all', () => {
    for (const { orders, own, cost } of costs.slice(0, 8)) {
      let least = Infinity;
      for (const [at, a] of grid.entries())
        for (const b of grid.slice(0, at)) least = Math.min(least, cost([own, a, b]));
      expect(planned(orders, 2).after).toBe(least);
    }
  });

  it('what the sizes save adds up to what all orders cost less', () => {
    for (const { orders } of costs) {
      const { before, after, sizes } = planned(orders, 4);
      expect(sizes.reduce((sum, { saves }) => sum + saves, 0)).toBe(before - after);
      expect(sizes.every(({ saves }, at) => saves > 0 && saves <= (sizes[at - 1]?.saves ?? Infinity))).toBe(
        true,
      );
    }
  });
});
