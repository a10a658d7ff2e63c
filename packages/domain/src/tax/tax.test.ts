import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumPaise } from '../money/index.ts';
import {
  addExclusive,
  gstinCheckCharacter,
  gstinProblem,
  gstinState,
  gstRateProblem,
  gstRatesOn,
  hsnDigits,
  isCod,
  isGstin,
  isHsnCode,
  isIfsc,
  isPan,
  orderTotals,
  panFromGstin,
  splitInclusive,
  supplyType,
  taxInvoice,
} from './index.ts';

describe('identifiers', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AABCU9603R1ZN', ' 27aapfu0939f1zv '])(
    'accepts %s as a GSTIN',
    (gstin) => {
      expect(gstinProblem(gstin)).toBeUndefined();
    },
  );
  it.each(['36AABCU9603R1ZM', '07AAACR5055K1Z7', '27AAPFU0939F1Z', '99AAPFU0939F1ZV', ''])(
    'rejects %s',
    (gstin) => {
      expect(isGstin(gstin)).toBe(false);
    },
  );
  it('computes the check character', () => {
    expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V');
    expect(gstinCheckCharacter('27AAPFU0939F1')).toBeUndefined();
    expect(gstinCheckCharacter('27AAPFU0939F1-')).toBeUndefined();
  });
  it('detects any single changed character', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...alphabet.split('')), (at, character) => {
        const valid = '27AAPFU0939F1ZV';
        const changed = valid.slice(0, at) + character + valid.slice(at + 1);
        expect(isGstin(changed)).toBe(changed === valid);
      }),
    );
  });
  it('extracts state and PAN from a GSTIN', () => {
    expect(gstinState('29AAGCB7383J1Z4')?.name).toBe('Karnataka');
    expect(panFromGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F');
    expect(['AAPFU0939F', 'AAPXU0939F', 'AAPFU093F'].map(isPan)).toEqual([true, false, false]);
  });
  it('checks the format of IFSC and HSN', () => {
    expect(['HDFC0001234', 'HDFC1001234', 'hdfc0001234', 'HDF00001234'].map(isIfsc)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(['6912', '691200', '69120010', '691', '69120'].map(isHsnCode)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('tax-inclusive prices', () => {
  it.each([
    [99900, 84661, 7619, 1],
    [249900, 211780, 19060, 0],
    [10000, 8475, 763, -1],
  ])('%i paise at 18 %%', (gross, taxable, half, round_off) => {
    expect(splitInclusive(gross, 18, 'intra-state')).toEqual({
      taxable,
      cgst: half,
      sgst: half,
      igst: 0,
      cess: 0,
      round_off,
    });
  });
  it('charges IGST between states', () => {
    expect(splitInclusive(99900, 18, 'inter-state')).toEqual({
      taxable: 84661,
      cgst: 0,
      sgst: 0,
      igst: 15239,
      cess: 0,
      round_off: 0,
    });
    expect(addExclusive(10000, 5, 'intra-state')).toEqual({
      taxable: 10000,
      cgst: 250,
      sgst: 250,
      igst: 0,
      cess: 0,
      round_off: 0,
    });
    expect(supplyType('Rajasthan', 'RJ')).toBe('intra-state');
    expect(supplyType('08', 'Karnataka')).toBe('inter-state');
    expect(supplyType('08', 'Atlantis')).toBeUndefined();
  });
  it('always adds up to the price, with round-off within two paise', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
        fc.constantFrom('intra-state' as const, 'inter-state' as const),
        (gross, rate, kind) => {
          const split = splitInclusive(gross, rate, kind);
          expect(split.taxable + split.cgst + split.sgst + split.igst + split.round_off).toBe(gross);
          expect(Math.abs(split.round_off)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
  it('apportions a discount to the paisa', () => {
    const invoice = taxInvoice(
      [
        { gross: 99900, rate: 18 },
        { gross: 33300, rate: 5 },
        { gross: 100, rate: 0 },
      ],
      'intra-state',
      10000,
    );
    expect(sumPaise(invoice.lines.map((line) => line.discount))).toBe(10000);
    expect(invoice.total).toBe(123300);
    expect(invoice.taxable + invoice.cgst + invoice.sgst + invoice.igst + invoice.round_off).toBe(
      invoice.total,
    );
    expect(taxInvoice([{ gross: 100, rate: 5 }], 'intra-state', 5000).total).toBe(0);
  });
});

describe('rates and dates', () => {
  it('changed on 22 September 2025', () => {
    expect(gstRatesOn('2025-09-21')).toContain(28);
    expect(gstRatesOn('2025-09-22')).not.toContain(28);
    expect(gstRateProblem(40, '2025-09-22')).toBeUndefined();
    expect(gstRateProblem(12, '2026-11-21')).toContain('Choose 0');
    expect(gstRateProblem(5, '2016-01-01')).toBe('There was no GST on 1 Jan 2016.');
  });
  it('depend on turnover', () => {
    expect([hsnDigits(50_000_000), hsnDigits(50_000_001)]).toEqual([4, 6]);
  });
});

describe('order totals', () => {
  const products = [
    { quantity: 2, unit_price: 499 },
    { quantity: 1, unit_price: 1501 },
  ];
  it('add charges and set the COD amount to the total', () => {
    const totals = orderTotals({
      product_details: products,
      payment_details: {
        payment_method: ['cod'],
        shipping_charges: { charge_value: 60, charge_basis: 'fixed' },
        cod_charges: { charge_value: 2, charge_basis: 'percentage' },
        transaction_fees: { charge_value: 0 },
        discount: { charge_value: 10 },
        amount_paid: 100,
      },
    });
    expect(totals.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['items', 249900],
      ['discount', -24990],
      ['shipping', 6000],
      ['cod', 4998],
    ]);
    expect(totals).toMatchObject({ items: 249900, total: 235908, collect: 225908, is_cod: true });
  });
  it('have no COD amount or charge for prepaid', () => {
    const totals = orderTotals({
      product_details: products,
      payment_details: {
        payment_method: ['prepaid'],
        cod_charges: { charge_value: 50, charge_basis: 'fixed' },
      },
    });
    expect(totals).toMatchObject({ total: 249900, collect: 0, is_cod: false });
  });
  it('subtract line discounts, capped at the price', () => {
    expect(orderTotals({ product_details: [{ quantity: 2, unit_price: 499, discount: 98 }] }).items).toBe(
      90000,
    );
    expect(orderTotals({ product_details: [{ quantity: 1, unit_price: 50, discount: 98 }] }).items).toBe(0);
  });
  it('subtract credits', () => {
    expect(
      orderTotals({
        product_details: products,
        payment_details: {
          shipping_charges: { charge_value: 60, charge_basis: 'fixed', charge_type: 'credit' },
        },
      }).total,
    ).toBe(243900);
  });
  it('recognize spellings of cash on delivery', () => {
    expect(
      ['cod', 'COD', 'Cash on Delivery', 'cash_on_delivery', 'prepaid'].map((payment_mode) =>
        isCod({ payment_mode }),
      ),
    ).toEqual([true, true, true, true, false]);
    expect(isCod(undefined)).toBe(false);
  });
  it('are never negative, and the lines add up', () => {
    const charge = fc.record({
      charge_value: fc.nat(100),
      charge_basis: fc.constantFrom('fixed', 'percentage'),
      charge_type: fc.constantFrom('debit', 'credit'),
    });
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unit_price: fc.integer({ min: 0, max: 500_000 }).map((paise) => paise / 100),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        lines,
        charge,
        charge,
        charge,
        (product_details, shipping_charges, cod_charges, discount) => {
          const totals = orderTotals({
            product_details,
            payment_details: { payment_method: ['cod'], shipping_charges, cod_charges, discount },
          });
          expect(totals.total).toBe(Math.max(0, sumPaise(totals.lines.map((line) => line.amount))));
          expect(totals.collect).toBe(totals.total);
        },
      ),
    );
  });
});
