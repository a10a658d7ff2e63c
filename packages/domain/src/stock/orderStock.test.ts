import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStates } from '../shipments/index.ts';
import type { ShipmentState } from '../shipments/index.ts';
import { noOrderStock, planOrderStock, stockEffect } from './orderStock.ts';
import type { StockedOrder } from './orderStock.ts';

const planters = { sku_id: 'TP', quantity: 3 };
const box = (shipment_id: string, state: ShipmentState, quantity: number) => ({
  shipment_id,
  state,
  items: [{ sku_id: 'TP', quantity }],
});
const words = (order: StockedOrder, before = noOrderStock) =>
  planOrderStock(before, order).movements.map(({ kind, quantity }) => `${kind} ${quantity}`);

describe('planOrderStock', () => {
  it('reserves an order once, and deducts the boxes that are picked up', () => {
    const order = { lines: [planters], is_cancelled: false, shipments: [] };
    const ordered = planOrderStock(noOrderStock, order);
    expect(ordered.movements).toEqual([{ sku_id: 'TP', kind: 'reserve', quantity: 3, shipment_id: null }]);
    expect(words(order, ordered.after)).toEqual([]);
    const shipments = [box('a', 'PICKED_UP', 2), box('b', 'AWB_ASSIGNED', 1)];
    const shipped = planOrderStock(ordered.after, { ...order, shipments });
    expect(shipped.movements).toEqual([{ sku_id: 'TP', kind: 'deduct', quantity: -2, shipment_id: 'a' }]);
    expect(shipped.after).toEqual({ reserved: { TP: 1 }, boxes: { a: 'out' } });
  });
  it('releases what a cancelled order has not shipped', () => {
    const before = { reserved: { TP: 1 }, boxes: { a: 'out' } } as const;
    const shipments = [box('a', 'IN_TRANSIT', 2), box('b', 'CANCELLED', 1)];
    expect(words({ lines: [planters], is_cancelled: true, shipments }, before)).toEqual(['release -1']);
  });
  it('reserves first where a cancelled box is picked up after all', () => {
    const shipments = [box('a', 'PICKED_UP', 3)];
    expect(words({ lines: [planters], is_cancelled: true, shipments })).toEqual(['reserve 3', 'deduct -3']);
  });
  it('returns a box once, when the seller has acknowledged it', () => {
    const before = { reserved: {}, boxes: { a: 'out' } } as const;
    const order = { lines: [planters], is_cancelled: false, shipments: [box('a', 'RTO_DELIVERED', 3)] };
    expect(words(order, before)).toEqual([]);
    const back = { ...order, shipments: [box('a', 'RTO_ACKNOWLEDGED', 3)] };
    expect(words(back, before)).toEqual(['return 3']);
    expect(words(back, planOrderStock(before, back).after)).toEqual([]);
  });
  it('adds up for every way of an order', () => {
    const step = fc.record({
      box: fc.nat(2),
      choice: fc.nat(9),
      isCancelled: fc.boolean(),
      units: fc.nat(4),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const shipments = [1, 2, 3].map((quantity) => box(`s${quantity}`, 'DRAFT', quantity));
        const balance = { on_hand: 100, reserved: 0 };
        let stock = noOrderStock;
        let extra = 0;
        for (const { box: at, choice, isCancelled, units } of steps) {
          const moved = shipments[at]!;
          const next = nextStates(moved.state);
          if (next.length > 0) moved.state = next[choice % next.length]!;
          extra = units;
          const plan = planOrderStock(stock, {
            lines: [{ sku_id: 'TP', quantity: 6 + extra }],
            is_cancelled: isCancelled,
            shipments,
          });
          for (const movement of plan.movements) {
            const effect = stockEffect(movement);
            balance.on_hand += effect.on_hand;
            balance.reserved += effect.reserved;
          }
          stock = plan.after;
          const unitsOf = (where: 'out' | 'back') =>
            shipments
              .filter(({ shipment_id }) => stock.boxes[shipment_id] === where)
              .reduce((sum, { items }) => sum + items[0]!.quantity, 0);
          expect(balance.reserved).toBe(stock.reserved['TP'] ?? 0);
          expect(balance.reserved).toBeGreaterThanOrEqual(0);
          expect(balance.on_hand).toBe(100 - unitsOf('out'));
        }
      }),
    );
  });
});
