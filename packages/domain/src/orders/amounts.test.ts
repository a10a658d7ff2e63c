import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from '../tax/totals.ts';
import { orderProblems } from './amounts.ts';

const payment = 'order_details.payment_details';
const planters = { quantity: 2, unit_price: 1250 };
const fixed = (charge_value: number) => ({ charge_value, charge_basis: 'fixed' as const });

const problemsOf = (order_details: Parameters<typeof orderTotals>[0]) =>
  orderProblems({ buyer_details: {}, order_details });

describe('orderProblems', () => {
  it('refuses a buyer GSTIN with a wrong check character', () => {
    const order = { order_details: { product_details: [planters] } };
    expect(orderProblems({ buyer_details: { gst_number: '27AAPFU0939F1ZV' }, ...order })).toEqual({});
    expect(orderProblems({ buyer_details: { gst_number: '27AAPFU0939F1ZX' }, ...order })).toEqual({
      'buyer_details.gst_number': "The check character doesn't match. Check for typos.",
    });
  });
  it('accepts discounts up to the value that they are taken off', () => {
    expect(
      problemsOf({
        product_details: [{ ...planters, discount: 2500 }, planters],
        payment_details: { payment_method: ['prepaid'], discount: fixed(2500) },
      }),
    ).toEqual({});
  });
  it('refuses a discount of ₹99,999 on ₹2,500', () => {
    const payment_details = { payment_method: ['cod'], discount: fixed(99_999) };
    expect(problemsOf({ product_details: [planters], payment_details })).toEqual({
      [`${payment}.discount.charge_value`]: "The discount can't exceed the item total of ₹2,500.00.",
    });
    expect(problemsOf({ product_details: [{ ...planters, discount: 2500.01 }] })).toEqual({
      'order_details.product_details.0.discount': "The discount can't exceed the line total of ₹2,500.00.",
    });
  });
  it('refuses cash on delivery with nothing to collect', () => {
    const cod = { payment_method: ['cod'] };
    expect(
      Object.keys(
        problemsOf({
          product_details: [planters],
          payment_details: { ...cod, discount: fixed(2500) },
        }),
      ),
    ).toEqual([`${payment}.payment_method`]);
    expect(
      problemsOf({ product_details: [planters], payment_details: { ...cod, amount_paid: 2500 } }),
    ).toEqual({ [`${payment}.payment_method`]: 'The order is paid in advance. Choose prepaid.' });
  });
  it('accepts no order whose total had to be raised to zero', () => {
    const amount = fc.integer({ min: 0, max: 5_000_00 }).map((paise) => paise / 100);
    const charge = fc.record({
      charge_value: amount,
      charge_basis: fc.constant('fixed'),
      charge_type: fc.constantFrom('debit', 'credit'),
    });
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 5 }), unit_price: amount, discount: amount }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        fc.record({ discount: charge, shipping_charges: charge, cod_charges: charge }),
        fc.constantFrom('cod', 'prepaid'),
        (product_details, charges, mode) => {
          const order = { product_details, payment_details: { ...charges, payment_method: [mode] } };
          const { lines, total, is_cod, collect } = orderTotals(order);
          fc.pre(Object.keys(problemsOf(order)).length === 0);
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
          expect(is_cod && collect === 0).toBe(false);
        },
      ),
    );
  });
});
