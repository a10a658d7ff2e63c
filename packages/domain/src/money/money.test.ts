import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountInWords,
  formatPercent,
  formatRupees,
  groupIndian,
  paiseToRupees,
  parseRupees,
  percentOf,
  roundHalfUp,
  rupeesToPaise,
  scalePaise,
  splitByLargestRemainder,
  sumPaise,
  readPaymentName,
} from './index.ts';

const amounts = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 });

describe('rupees and paise', () => {
  it('converts rupees exactly, without binary rounding errors', () => {
    expect([1.005, 0.1 + 0.2, 33.33, 2499, 0.29].map(rupeesToPaise)).toEqual([101, 30, 3333, 249900, 29]);
  });
  it('converts as the printed digits say, however large the amount', () => {
    const digits = fc.integer({ min: 0, max: 99_999 }).map((decimals) => String(decimals).padStart(5, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), digits, (whole, decimals) => {
        const half = BigInt(decimals.slice(2)) >= 500n ? 1n : 0n;
        const exact = BigInt(whole) * 100n + BigInt(decimals.slice(0, 2)) + half;
        return rupeesToPaise(Number(`${whole}.${decimals}`)) === Number(exact);
      }),
    );
  });
  it('parses printed amounts as the same digits in another form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (paise) => {
        const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        return parseRupees(text) === paise && parseRupees(`₹ ${text}`) === paise;
      }),
    );
  });
  it('round-trips through rupees', () => {
    fc.assert(fc.property(amounts, (paise) => rupeesToPaise(paiseToRupees(paise)) === paise));
  });
  it('rounds halves away from zero', () => {
    expect([0.5, 1.5, 2.4, -0.5, -2.5].map(roundHalfUp)).toEqual([1, 2, 2, -1, -3]);
  });
  it('computes percentages exactly', () => {
    expect(percentOf(249900, 1.5)).toBe(3749);
    expect(percentOf(19570, 15)).toBe(2936);
    expect(percentOf(17980, 2.275)).toBe(409);
    expect(scalePaise(99900, 100, 118)).toBe(84661);
    expect(scalePaise(100, 1, 0)).toBe(0);
  });
});

describe('formatting', () => {
  it('groups digits the Indian way', () => {
    expect(formatRupees(12345650)).toBe('₹1,23,456.50');
    expect(formatRupees(-1200)).toBe('−₹12.00');
    expect(formatRupees(100000000, { decimals: 'auto' })).toBe('₹10,00,000');
    expect(formatRupees(5, { symbol: false })).toBe('0.05');
    expect(groupIndian('12345678')).toBe('1,23,45,678');
  });
  it('parses what it prints', () => {
    fc.assert(fc.property(amounts, (paise) => parseRupees(formatRupees(paise)) === paise));
  });
  it('parses typed amounts and rejects anything else', () => {
    expect(['₹1,23,456.5', 'Rs. 1200', ' -12 ', '.5'].map(parseRupees)).toEqual([
      12345650, 120000, -1200, 50,
    ]);
    expect(['1.299,50', 'Rs. 1,299/-', '1299 INR', '(500)'].map(parseRupees)).toEqual([
      129950, 129900, 129900, -50000,
    ]);
    expect(['', 'abc', '1.234', '1.2.3', '₹', '1,2,3', '10%', '1e3', '5 Cr'].map(parseRupees)).toEqual(
      Array(9).fill(undefined),
    );
  });
});

describe('splitting by largest remainder', () => {
  it('assigns the odd paisa to the largest remainder, then to the earlier share', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(1000, [1, 2, 4])).toEqual([143, 286, 571]);
    expect(splitByLargestRemainder(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitByLargestRemainder(101, [0, 0])).toEqual([51, 50]);
    expect(splitByLargestRemainder(101, [])).toEqual([]);
  });
  it('always adds up, and every share is within a paisa of the exact value', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 }), (total, weights) => {
        const shares = splitByLargestRemainder(total, weights);
        const sum = weights.reduce((a, b) => a + b, 0);
        expect(sumPaise(shares)).toBe(total);
        if (sum > 0) {
          shares.forEach((share, i) =>
            expect(Math.abs(share - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(1.001),
          );
        }
      }),
    );
  });
});

describe('amounts in words', () => {
  it('counts in lakh and crore', () => {
    expect(amountInWords(12345650)).toBe(
      'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only',
    );
    expect(amountInWords(0)).toBe('Rupees Zero Only');
    expect(amountInWords(Number.NaN)).toBe('Rupees Zero Only');
    expect(amountInWords(Number.POSITIVE_INFINITY)).toBe('Rupees Zero Only');
    expect(amountInWords(1_00_00_000_00)).toBe('Rupees One Crore Only');
    expect(amountInWords(2_50_000_00)).toBe('Rupees Two Lakh Fifty Thousand Only');
    expect(amountInWords(1)).toBe('Rupees Zero and One Paise Only');
  });
});

describe('percent', () => {
  it.each([
    [33, {}, '33%'],
    [0.25, {}, '0.25%'],
    [2.275, { decimals: 3 }, '2.275%'],
    [12.5, { decimals: 0 }, '13%'],
    [99.96, { decimals: 1 }, '100%'],
    [1240, {}, '1,240%'],
    [-8.64, { decimals: 1, isSigned: true }, '−8.6%'],
    [3.7, { isSigned: true }, '+3.7%'],
    [-0.04, { decimals: 1, isSigned: true }, '0%'],
  ])('formats %d with %o as %s', (percent, format, text) => {
    expect(formatPercent(percent, format)).toBe(text);
  });
});

describe('names of payments', () => {
  it.each([
    ['Cash on Delivery (COD)', 'cod'],
    ['cash_on_delivery', 'cod'],
    ['cod', 'cod'],
    ['Pay on delivery', 'cod'],
    ['Razorpay Secure + Cash on Delivery (COD)', 'cod'],
    ['Razorpay Secure (UPI, Cards, Int Cards, Wallets)', 'prepaid'],
    ['Prepaid', 'prepaid'],
    ['Pre-paid', 'prepaid'],
    ['gokwik_prepaid', 'prepaid'],
    ['PPD', 'prepaid'],
    ['ccavenue', 'prepaid'],
    ['Credit Card', 'prepaid'],
    ['Shopify Payments', 'prepaid'],
    ['manual', undefined],
    ['Codfish Pay', undefined],
    ['Barter', undefined],
    ['', undefined],
  ])('%s is %s', (name, mode) => expect(readPaymentName(name)).toBe(mode));
});
