import { describe, expect, it } from 'vitest';
import { reorderOf } from './reorder.ts';

// Ten a day with a standard deviation of 2, in ten days with one of 2.
const daily = [8, 12, 8, 12, 8, 12, 8, 12, 8, 12].flatMap((units) => [units, units]);
const demand = { daily, lead_days: [8, 12, 8, 12, 10], review_days: 14 };

describe('the reorder point', () => {
  it('covers the demand of the lead time and the spread of both', () => {
    const reorder = reorderOf(demand, { available: 500, on_order: [] })!;
    // By hand: variance of a day 80/19, of the lead time 4; 10 × 80/19 + 100 × 4 = 442.1; its root × 1.645 = 34.6.
    expect(reorder.safety).toBeCloseTo(1.645 * Math.sqrt((10 * 80) / 19 + 100 * 4), 6);
    expect(reorder).toMatchObject({ point: 135, quantity: 0 });
  });

  it('orders up to what lasts until the next order arrives', () => {
    expect(reorderOf(demand, { available: 100, on_order: [] })?.quantity).toBe(135 + 140 - 100);
    expect(reorderOf(demand, { available: 135, on_order: [] })?.quantity).toBe(140);
    expect(reorderOf(demand, { available: 136, on_order: [] })?.quantity).toBe(0);
  });

  it('counts purchase orders only if they come in time', () => {
    const soon = { available: 60, on_order: [{ units: 200, in_days: 5 }] };
    expect(reorderOf(demand, soon)?.quantity).toBe(0);
    // Too late against the shortage: an order is due, less what will come.
    const late = { available: 60, on_order: [{ units: 120, in_days: 30 }] };
    expect(reorderOf(demand, late)?.quantity).toBe(135 + 140 - 60 - 120);
    const plenty = { available: 60, on_order: [{ units: 900, in_days: 30 }] };
    expect(reorderOf(demand, plenty)?.quantity).toBe(0);
  });

  it('is higher for a better service, and unknown without sales', () => {
    const of = (level: 0.9 | 0.99) => reorderOf(demand, { available: 0, on_order: [] }, level)!.point;
    expect(of(0.99)).toBeGreaterThan(of(0.9));
    expect(reorderOf({ ...demand, daily: [] }, { available: 0, on_order: [] })).toBeUndefined();
    expect(reorderOf({ ...demand, daily: [0, 0] }, { available: 0, on_order: [] })).toBeUndefined();
    expect(reorderOf({ ...demand, lead_days: [] }, { available: 0, on_order: [] })?.point).toBeGreaterThan(
      100,
    );
  });
});

it('takes finite numbers only', () => {
  const stock = { available: 10, on_order: [] };
  for (const wrong of [Number.NaN, Infinity]) {
    expect(() => reorderOf({ ...demand, daily: [wrong] }, stock)).toThrow(/finite/);
    expect(() => reorderOf(demand, { ...stock, available: wrong })).toThrow(/finite/);
    expect(() => reorderOf(demand, { ...stock, on_order: [{ units: 1, in_days: wrong }] })).toThrow(/finite/);
  }
});
