import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOrdersAwaitingStock } from './awaitingStock.ts';

const order = (order_id: string, reserved: Record<string, number>) => ({ order_id, reserved });

describe('findOrdersAwaitingStock', () => {
  it('serves the first orders, and a later small one', () => {
    const orders = [
      order('a', { MUG: 3 }),
      order('b', { MUG: 4, LAMP: 1 }),
      order('c', { MUG: 2 }),
      order('d', { LAMP: 2 }),
    ];
    expect([...findOrdersAwaitingStock(orders, { MUG: 5 })]).toEqual(['b']);
    expect([...findOrdersAwaitingStock(orders, { MUG: 5, LAMP: 1 })]).toEqual(['b', 'd']);
  });

  it('lets every order wait for units that are negative, and none for untracked SKUs', () => {
    expect(findOrdersAwaitingStock([order('a', { MUG: 1 })], { MUG: -4 }).size).toBe(1);
    expect(findOrdersAwaitingStock([order('a', { MUG: 1 }), order('b', {})], {}).size).toBe(0);
  });

  it('never promises more than the shelf has', () => {
    const units = fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.array(units, { maxLength: 30 }), units, (reservations, shelf) => {
        const orders = reservations.map((reserved, index) => order(String(index), reserved));
        const waiting = findOrdersAwaitingStock(orders, shelf);
        const shipped = orders.filter(({ order_id }) => !waiting.has(order_id));
        for (const [sku_id, on_hand] of Object.entries(shelf)) {
          const taken = shipped.reduce((sum, { reserved }) => sum + (reserved[sku_id] ?? 0), 0);
          expect(taken).toBeLessThanOrEqual(on_hand);
        }
      }),
    );
  });
});
