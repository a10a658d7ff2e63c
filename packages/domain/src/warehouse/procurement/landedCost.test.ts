import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSpread, costSpreads, landedCosts, purchaseCostKinds } from './landedCost.ts';
import type { LandedLine, PurchaseCost } from './landedCost.ts';

const line = (quantity: number, price_paise: number, unit_weight = 0): LandedLine => ({
  quantity,
  price_paise,
  unit_weight,
  received: 0,
  damaged: 0,
});
const freight = (amount_paise: number, spread: PurchaseCost['spread']): PurchaseCost => ({
  kind: 'freight',
  amount_paise,
  spread,
});

describe('landedCosts', () => {
  it('adds transport by value, as in the design: ₹690 with ₹1,840 on ₹2,17,600 is ₹695.83', () => {
    const lines = [line(80, 690_00), line(1, 2_17_600_00 - 80 * 690_00)];
    expect(landedCosts(lines, [freight(1840_00, 'value')], 'sent')[0]).toBe(695_83);
  });

  it('shares by weight and by units', () => {
    const lines = [line(10, 100_00, 200), line(30, 50_00, 600)];
    // 2 kg and 18 kg of ₹400: ₹40 on ten units, ₹360 on thirty.
    expect(landedCosts(lines, [freight(400_00, 'weight')], 'sent')).toEqual([104_00, 62_00]);
    expect(landedCosts(lines, [freight(400_00, 'units')], 'sent')).toEqual([110_00, 60_00]);
  });

  it('shares between the units that came once the order ended', () => {
    const lines = [
      { ...line(10, 100_00), received: 8, damaged: 2 },
      { ...line(30, 50_00), received: 0 },
    ];
    expect(landedCosts(lines, [freight(400_00, 'units')], 'sent')).toEqual([110_00, 60_00]);
    expect(landedCosts(lines, [freight(400_00, 'units')], 'received')).toEqual([140_00, 50_00]);
  });

  it('spreads the whole cost, to half a paisa for each unit', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 500 }),
        price_paise: fc.integer({ min: 1, max: 1_000_000 }),
        unit_weight: fc.integer({ min: 1, max: 30_000 }),
        received: fc.constant(0),
        damaged: fc.constant(0),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const costs = fc.array(
      fc.record({
        kind: fc.constantFrom(...purchaseCostKinds),
        amount_paise: fc.nat(10_000_000),
        spread: fc.constantFrom(...costSpreads),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(lines, costs, (own, all) => {
        const landed = landedCosts(own, all, 'sent');
        const spread = own.reduce((sum, one, at) => sum + one.quantity * (landed[at]! - one.price_paise), 0);
        const whole = all.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
        const units = own.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(Math.abs(spread - whole)).toBeLessThanOrEqual(units / 2);
      }),
    );
  });

  it('needs a price or a weight of each line to share by it', () => {
    const lines = [line(1, 100, 5), line(1, 0, 0)];
    expect(costSpreads.filter((spread) => canSpread(lines, spread))).toEqual(['units']);
  });
});
