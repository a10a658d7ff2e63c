import { describe, expect, it } from 'vitest';
import {
  higherRatePrice,
  lowerRatePrice,
  priceCliff,
  priceRateRule,
  priceRateRules,
  rateOfPrice,
  ratesByPrice,
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

describe('the rates of an invoice', () => {
  const line = (gross: number, more: Partial<{ hsn_code: string; quantity: number; rate: number }> = {}) => ({
    hsn_code: '620442',
    quantity: 1,
    rate: 5,
    gross,
    ...more,
  });
  const rate = (gross: number, more = {}, discount = 0) =>
    ratesByPrice([line(gross, more)], discount, day)[0];

  it('follow the price of a piece, GST included', () => {
    expect(rate(2625_00)).toBe(5);
    expect(rate(2950_01)).toBe(18);
    // No rate fits between them: the higher one is safe.
    expect(rate(2799_00)).toBe(18);
    // A SKU at 18% that is cheap has 5%.
    expect(rate(999_00, { rate: 18 })).toBe(5);
    expect(ratesByPrice([line(2799_00)], 0, '2025-09-21')).toEqual([5]);
  });

  it('judge a pack by the piece, and a price after the discount of the invoice', () => {
    expect(rate(5250_00, { quantity: 2 })).toBe(5);
    expect(rate(5250_02, { quantity: 2 })).toBe(18);
    expect(rate(2799_00, {}, 174_00)).toBe(5);
    // Half of ₹300 falls to each: ₹2,649 is still above.
    expect(ratesByPrice([line(2799_00), line(2799_00)], 300_00, day)).toEqual([18, 18]);
    expect(ratesByPrice([line(2799_00), line(2799_00)], 348_00, day)).toEqual([5, 5]);
  });

  it('leave goods alone that have no rule, an unsure one, or a rate that it does not know', () => {
    expect(rate(4999_00, { hsn_code: '691200' })).toBe(5);
    expect(rate(3299_00, { hsn_code: '940440' })).toBe(5);
    expect(rate(3299_00, { rate: 0 })).toBe(0);
    expect(rate(3299_00, { quantity: 0 })).toBe(5);
  });
});
