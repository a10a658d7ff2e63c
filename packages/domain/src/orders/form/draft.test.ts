import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from '../../tax/totals.ts';
import { toDraft, toDuplicateDraft, emptyDraft, toOrderInput } from './draft.ts';
import type { StoredOrder } from './draft.ts';

const { buyer, billing } = emptyDraft('2026-11-21');
const amount = (most: number) => fc.integer({ min: 0, max: most }).map((paise) => paise / 100);
const charge_type = fc.constantFrom('debit' as const, 'credit' as const);
const charge = fc.oneof(
  fc.record({ charge_value: amount(900_00), charge_basis: fc.constant('fixed' as const), charge_type }),
  fc.record({ charge_value: amount(100_00), charge_basis: fc.constant('percentage' as const), charge_type }),
);

/** Stored orders from the form, an import or the API. */
const stored: fc.Arbitrary<StoredOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        unit_price: amount(9_000_00),
        quantity: fc.integer({ min: 1, max: 9 }),
        discount: amount(90_00),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    payment_mode: fc.constantFrom('cod', 'prepaid'),
    shipping_charges: charge,
    cod_charges: charge,
    transaction_fees: charge,
    discount: charge,
    amount_paid: amount(2_000_00),
  })
  .map(({ lines, ...payment_details }) => ({
    buyer_details: buyer,
    billing_details: billing,
    is_billing_same_as_shipping: true,
    warehouse_id: null,
    order_details: {
      order_id: 'KH-1',
      channel_id: 'shopify',
      custom_tags: [],
      product_details: lines.map((line, at) =>
        Object.assign({ sku_id: `S-${at}`, sku_name: '', hsn_code: '', gst: 5 }, line),
      ),
      payment_details,
    },
  }));

describe('editing a stored order', () => {
  it('keeps total and COD amount if saved unchanged', () => {
    fc.assert(
      fc.property(stored, (order) => {
        const saved = orderTotals(toOrderInput(toDraft(order, '2026-11-21')).order_details);
        const { total, collect, items } = orderTotals(order.order_details);
        expect({ total: saved.total, collect: saved.collect, items: saved.items }).toEqual({
          total,
          collect,
          items,
        });
      }),
    );
  });
  it('drops the advance payment when duplicated', () => {
    fc.assert(
      fc.property(stored, (order) => {
        const again = orderTotals(toOrderInput(toDuplicateDraft(order, '2026-11-21')).order_details);
        expect(again.collect).toBe(again.is_cod ? again.total : 0);
      }),
    );
  });
});
