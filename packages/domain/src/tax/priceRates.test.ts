import { describe, expect, it } from 'vitest';
import {
  higherRatePrice,
  lowerRatePrice,
  priceCliff,
  priceRateRule,
  priceRateRules,
  rateOfPrice,
} from './priceRates.ts';

const day = '2026-11-26';
const apparel = priceRateRule('6109', day)!;

describe('GST rates that depend on the price', () => {
  it.each([
    ['6109', 'apparel'],
    ['62034200', 'apparel'],
    ['6302', 'made-up textiles'],
    ['640319', 'footwear'],
    ['94044010', 'quilts'],
    ['630533', undefined],
    ['6309', undefined],
    ['0902', undefined],
    ['', undefined],
  ])('HSN %s is %s', (hsn, goods) => expect(priceRateRule(hsn, day)?.goods).toBe(goods));

  it('hold from 22 September 2025 on, and say where that is written', () => {
    expect(priceRateRule('6109', '2025-09-21')).toBeUndefined();
    expect(priceRateRule('6109', '2025-09-22')).toBeDefined();
    for (const { source } of priceRateRules) expect(source).toMatch(/9\/2025.*read on 26 November 2026/);
  });

  it('fit every price by the definition of the two rates, or neither', () => {
    // In whole paise: 5 % fits if price × 100 / 105, rounded half up, is at most ₹2,500; 18 % if it is above.
    for (let price = 2_000_00; price <= 3_200_00; price += 1) {
      const low = Math.floor((price * 200 + 105) / 210) <= 2_500_00;
      const high = Math.floor((price * 200 + 118) / 236) > 2_500_00;
      expect(low && high).toBe(false);
      const expected = low ? 5 : high ? 18 : undefined;
      if (rateOfPrice(apparel, price) !== expected)
        expect([price, rateOfPrice(apparel, price)]).toEqual([price, expected]);
    }
    expect(lowerRatePrice(apparel)).toBe(2_625_00);
    expect(higherRatePrice(apparel)).toBe(2_950_01);
  });

  it('make a lower price keep more just above the limit', () => {
    // ₹2,799 with 18 % keeps ₹2,372.03; ₹2,625 with 5 % keeps ₹2,500.00.
    expect(priceCliff(apparel, 2_799_00)).toEqual({
      price: 2_625_00,
      buyer_pays_less: 174_00,
      seller_keeps_more: 127_97,
    });
    expect(priceCliff(apparel, 2_625_00)).toBeUndefined();
    expect(priceCliff(apparel, 499_00)).toBeUndefined();
    expect(priceCliff(apparel, 2_999_00)).toBeUndefined();
    for (let price = 2_625_01; price <= 2_949_99; price += 1)
      if (!priceCliff(apparel, price)) expect(price).toBeUndefined();
  });
});
