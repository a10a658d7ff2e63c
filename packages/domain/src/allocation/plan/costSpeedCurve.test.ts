import { describe, expect, test } from 'vitest';
import { cheapestWithin, costSpeedCurve, nearestPoint } from './costSpeedCurve.ts';
import type { CurveOrder } from './costSpeedCurve.ts';

const option = (courier_id: number, price: number | null, tat_days: number | null) => ({
  courier_id,
  price,
  tat_days,
});

const bengaluru: CurveOrder = {
  order_id: 'a',
  couriers: [option(1, 320.62, 5), option(2, 341.08, 4), option(3, 452.06, 2), option(4, 598.89, 2)],
};
const kozhikode: CurveOrder = { order_id: 'b', couriers: [option(2, 875.1, 4), option(3, 1597.53, 2)] };

describe('the cost of speed', () => {
  test('runs from the cheapest plan to the fastest', () => {
    const { points } = costSpeedCurve([bengaluru, kozhikode]);
    expect(points[0]).toEqual({ value_of_day: 0, total: 1195.72, average_days: 4.5 });
    expect(points.at(-1)).toMatchObject({ total: 2049.59, average_days: 2 });
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      if (!before) continue;
      expect(point.total).toBeGreaterThan(before.total);
      expect(point.average_days).toBeLessThan(before.average_days);
      expect(point.value_of_day).toBeGreaterThan(before.value_of_day);
    }
  });

  test('never takes a courier that is dearer and no faster', () => {
    const { points, choicesAt } = costSpeedCurve([bengaluru]);
    const taken = points.map((_point, index) => choicesAt(index).get('a'));
    expect(taken).toEqual([1, 2, 3]);
  });

  test('skips a courier whose day costs more than that of a faster one', () => {
    const { points, choicesAt } = costSpeedCurve([
      { order_id: 'a', couriers: [option(1, 100, 5), option(2, 190, 4), option(3, 200, 3)] },
    ]);
    expect(points.map((_point, index) => choicesAt(index).get('a'))).toEqual([1, 3]);
    expect(points[1]?.value_of_day).toBe(50);
  });

  test('leaves an order with the courier that a rule or a person fixed', () => {
    const { points, choicesAt } = costSpeedCurve([{ ...bengaluru, fixed: 4 }, kozhikode]);
    for (const index of points.keys()) expect(choicesAt(index).get('a')).toBe(4);
    expect(points[0]?.total).toBe(598.89 + 875.1);
  });

  test('leaves out orders without a rate or without days', () => {
    const curve = costSpeedCurve([
      kozhikode,
      { order_id: 'c', couriers: [option(1, null, 3), option(2, 90, null)] },
      { order_id: 'd', couriers: [] },
    ]);
    expect(curve.orders).toBe(1);
    expect([...curve.choicesAt(0).keys()]).toEqual(['b']);
    expect(costSpeedCurve([]).points).toEqual([]);
  });

  test('is the cheapest plan for every value of a day, of random prices', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 200; round += 1) {
      const orders = Array.from({ length: 1 + random(6) }, (_one, index) => ({
        order_id: String(index),
        couriers: Array.from({ length: 1 + random(6) }, (_two, id) =>
          option(id, 50 + random(40_000) / 100, 1 + random(7)),
        ),
      }));
      const { points, choicesAt } = costSpeedCurve(orders);
      for (const [index, { value_of_day, total, average_days }] of points.entries()) {
        const cost = ({ price, tat_days }: { price: number | null; tat_days: number | null }) =>
          (price ?? 0) + (tat_days ?? 0) * value_of_day;
        const best = orders.reduce((sum, { couriers }) => sum + Math.min(...couriers.map(cost)), 0);
        expect(total + average_days * orders.length * value_of_day).toBeCloseTo(best, 4);
        const chosen = orders.reduce((sum, { order_id, couriers }) => {
          const id = choicesAt(index).get(order_id);
          return sum + (couriers.find(({ courier_id }) => courier_id === id)?.price ?? Number.NaN);
        }, 0);
        expect(chosen).toBeCloseTo(total, 4);
      }
    }
  });

  test('finds where a plan is on the curve, and what is as fast for less', () => {
    const { points } = costSpeedCurve([bengaluru, kozhikode]);
    expect(nearestPoint(points, 4.4)).toBe(0);
    expect(nearestPoint(points, 0)).toBe(points.length - 1);
    expect(cheapestWithin(points, 4.2)?.average_days).toBe(4);
    expect(cheapestWithin(points, 1)).toBeUndefined();
  });
});
