import { describe, expect, test } from 'vitest';
import {
  ageBand,
  isMissingFromInvoice,
  overdueRemittance,
  readRemittance,
  reconcileRemittance,
  tieBankCredit,
  totalsProblem,
} from './index.ts';

const delivered = { state: 'DELIVERED', payment_mode: 'cod' as const, collect: 249_900 };

describe('a line of a remittance', () => {
  test.each([
    ['MATCHED', 249_900, delivered, '', 249_900, 0],
    ['SHORT', 240_000, delivered, '', 249_900, -9900],
    ['SHORT', 249_899, delivered, '', 249_900, -1],
    ['EXCESS', 250_000, delivered, '', 249_900, 100],
    ['EXCESS', 50_000, { ...delivered, payment_mode: 'prepaid' as const, collect: 0 }, '', 0, 50_000],
    ['REMITTED_NOT_DELIVERED', 249_900, { ...delivered, state: 'RTO_DELIVERED' }, '', 0, 249_900],
    ['DUPLICATE', 249_900, delivered, 'UTR HDFC001, line 4', 0, 249_900],
    ['UNKNOWN_AWB', 10_000, undefined, '', 0, 10_000],
    ['REVERSED', -249_900, delivered, 'UTR HDFC001, line 4', 0, -249_900],
    // Together: paid twice for a parcel that was never delivered is a duplicate first.
    ['DUPLICATE', 249_900, { ...delivered, state: 'IN_TRANSIT' }, 'UTR HDFC001, line 4', 0, 249_900],
  ] as const)('is %s for %d paise', (category, amount, shipment, before, expected, difference) => {
    const found = reconcileRemittance(readRemittance({ amount }), shipment, before);
    expect([found.category, found.expected, found.difference]).toEqual([category, expected, difference]);
  });

  test.each([
    // Net alone is short; with a stated deduction it isn't, whatever its sign; a smaller deduction explains its part.
    ['SHORT', { amount: 284_900, net: 234_900 }, 0, -50_000],
    ['SHORT', { amount: 284_900, deductions: 0, net: 234_900 }, 0, -50_000],
    ['MATCHED', { amount: 284_900, deductions: 50_000, net: 234_900 }, 50_000, 0],
    ['MATCHED', { amount: 284_900, deductions: -50_000, net: 234_900 }, 50_000, 0],
    ['SHORT', { amount: 284_900, deductions: 30_000, net: 234_900 }, 30_000, -20_000],
    ['MATCHED', { amount: 284_900, deductions: 50_000 }, 50_000, 0],
    ['MATCHED', { amount: 284_900, deductions: 284_900, net: 0 }, 284_900, 0],
    ['SHORT', { amount: 284_900, net: 0 }, 0, -284_900],
    // Charges that are paid back with the amount.
    ['MATCHED', { amount: 284_900, deductions: -5900, net: 290_800 }, -5900, 0],
    ['EXCESS', { amount: 284_900, net: 290_800 }, 0, 5900],
    // Taken back without the freight that was deducted.
    ['REVERSED', { amount: -284_900, deductions: 5900, net: -279_000 }, -5900, -284_900],
  ] as const)('is %s with %o', (category, stated, deducted, difference) => {
    const line = readRemittance(stated);
    expect(line.net + line.deducted).toBe(line.remitted);
    const found = reconcileRemittance(line, { ...delivered, collect: 284_900 }, '');
    expect([found.category, line.deducted, found.difference]).toEqual([category, deducted, difference]);
  });

  test('says that a shortage has no stated deduction', () => {
    const { why } = reconcileRemittance(
      readRemittance({ amount: 284_900, net: 234_900 }),
      { ...delivered, collect: 284_900 },
      '',
    );
    expect(why).toBe(
      '₹500.00 less than collected. The file states ₹2,849.00 as COD amount, and no deduction for the difference.',
    );
  });

  test('that is missing is overdue the day after its payout day', () => {
    expect(overdueRemittance({ collect: 249_900, due_on: '2026-11-13' }, '2026-11-13')).toBeUndefined();
    expect(overdueRemittance({ collect: 249_900, due_on: '2026-11-13' }, '2026-11-14')).toMatchObject({
      category: 'NOT_REMITTED',
      expected: 249_900,
      remitted: 0,
      difference: -249_900,
    });
  });

  test('ties with the bank within a rupee', () => {
    expect(tieBankCredit([249_900, -5900], 244_000)).toMatchObject({ difference: 0, ties: true });
    expect(tieBankCredit([249_900], 250_000).ties).toBe(true);
    expect(tieBankCredit([249_900], 250_001)).toMatchObject({ difference: 101, ties: false });
  });
});

test('a shipped parcel is missing from the invoices after 45 days', () => {
  const unbilled = (picked_up_on: string | undefined, is_billed = false) =>
    isMissingFromInvoice({ picked_up_on, is_billed }, '2026-11-22');
  expect(unbilled('2026-10-08')).toBe(false);
  expect(unbilled('2026-10-07')).toBe(true);
  expect(unbilled('2026-10-07', true)).toBe(false);
  expect(unbilled(undefined)).toBe(false);
});

test('the totals row ties within a rupee', () => {
  expect(totalsProblem(7_120_411, 7_120_411)).toBe(0);
  expect(totalsProblem(7_120_411, 7_120_311)).toBe(0);
  expect(totalsProblem(7_120_411, 7_120_310)).toBe(101);
  expect(totalsProblem(7_120_411, undefined)).toBe(0);
});

test.each([
  [0, '0–7'],
  [7, '0–7'],
  [8, '8–15'],
  [30, '16–30'],
  [31, '31–60'],
  [60, '31–60'],
  [61, '60+'],
])('an invoice of %d days is in the band %s', (days, band) => expect(ageBand(days)).toBe(band));
