import { describe, expect, it } from 'vitest';
import { shortestWalk } from '../walk/shortestWalk.ts';
import { batchOrders } from './batchOrders.ts';
import type { OrderToPick } from './batchOrders.ts';

const area = { aisles: 10, aisle_distance: 3, crosses: [0, 46] };
const start = { aisle: 0, cross: 1 };

/** Numbers of a fixed sequence, from 0 below `most`. */
function sequence(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * most);
  };
}

function wave(seed: number, count: number): OrderToPick[] {
  const below = sequence(seed);
  return Array.from({ length: count }, (_, at) => ({
    order_id: `KH-${String(at).padStart(3, '0')}`,
    totes: below(5) === 0 ? 2 : 1,
    stops: Array.from({ length: 1 + below(4) }, () => ({ aisle: below(10), y: 1 + below(45) })),
  }));
}

/** The same orders in the order in which they came. */
function firstCome(orders: readonly OrderToPick[], cart: number): number {
  let length = 0;
  let totes = 0;
  let stops: OrderToPick['stops'] = [];
  const walk = () => shortestWalk(area, start, stops).length;
  for (const order of orders) {
    if (totes + order.totes > cart) {
      length += walk();
      [totes, stops] = [0, []];
    }
    totes += order.totes;
    stops = [...stops, ...order.stops];
  }
  return length + walk();
}

describe('batches', () => {
  it('walk at least 8 % less than first come, first served, over waves of 30 orders', () => {
    let ours = 0;
    let theirs = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const orders = wave(seed * 7919, 30);
      ours += batchOrders(area, start, orders, 8).reduce((sum, { length }) => sum + length, 0);
      theirs += firstCome(orders, 8);
    }
    expect(ours / theirs).toBeLessThan(0.92);
  });

  it('have each order once, fit on the cart, and say how far their walk is', () => {
    const orders = wave(3, 24);
    const batches = batchOrders(area, start, orders, 6);
    expect(batches.flatMap(({ order_ids }) => order_ids).toSorted((a, b) => a.localeCompare(b))).toEqual(
      orders.map(({ order_id }) => order_id),
    );
    const byId = new Map(orders.map((order) => [order.order_id, order]));
    for (const { order_ids, totes, length } of batches) {
      const own = order_ids.map((id) => byId.get(id)!);
      expect(totes).toBe(own.reduce((sum, order) => sum + order.totes, 0));
      expect(totes).toBeLessThanOrEqual(6);
      const stops = own.flatMap((order) => order.stops);
      expect(length).toBeCloseTo(shortestWalk(area, start, stops).length, 9);
    }
  });

  it('are the same in whatever order the orders come', () => {
    const orders = wave(5, 12);
    expect(batchOrders(area, start, orders.toReversed(), 4)).toEqual(batchOrders(area, start, orders, 4));
  });

  it('take an order that is too large for the cart alone', () => {
    const [large, small] = wave(9, 2) as [OrderToPick, OrderToPick];
    const batches = batchOrders(area, start, [{ ...large, totes: 9 }, small], 4);
    expect(batches.map(({ order_ids }) => order_ids.length)).toEqual([1, 1]);
    expect(batchOrders(area, start, [], 4)).toEqual([]);
  });
});

it('takes carts and orders with totes only', () => {
  const order = { order_id: 'one', stops: [], totes: 1 };
  for (const wrong of [0, Number.NaN]) {
    expect(() => batchOrders(area, start, [order], wrong)).toThrow(/A cart has one tote/);
    expect(() => batchOrders(area, start, [{ ...order, totes: wrong }], 3)).toThrow(/Order one needs/);
  }
});
