import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from '../../tax/totals.ts';
import { toDraft, toDuplicateDraft, emptyDraft } from './draft.ts';
import { toOrderInput } from './orderInput.ts';
import type { StoredOrder } from './draftTypes.ts';

const { buyer, billing } = emptyDraft('2026-11-21');
const amount = (most: number) => fc.integer({ min: 0, max: most }).map((paise) => paise / 100);
const charge_type = fc.constantFrom('debit' as const, 'credit' as const);
const charge_name = fc.constantFrom('', 'Delivery', 'Gift wrap');
const charge = fc.oneof(
  fc.record({
    charge_name,
    charge_value: amount(900_00),
    charge_basis: fc.constant('fixed' as const),
    charge_type,
  }),
  fc.record({
    charge_name,
    charge_value: amount(100_00),
    charge_basis: fc.constant('percentage' as const),
    charge_type,
  }),
);
const side = fc.integer({ min: 0, max: 900 }).map((millimetres) => millimetres / 10);

/** Stored orders from the form, an import or the API. */
const stored: fc.Arbitrary<StoredOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        unit_price: amount(9_000_00),
        quantity: fc.integer({ min: 1, max: 9 }),
        discount: amount(90_00),
        actual_weight: fc.integer({ min: 1, max: 9000 }),
        sku_length: side,
        sku_width: side,
        sku_height: side,
        cess: fc.constantFrom(0, 12),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    payment_mode: fc.constantFrom('cod' as const, 'prepaid' as const),
    is_mixed: fc.boolean(),
    payment_gateway_names: fc.array(fc.constantFrom('Razorpay', 'PayU'), { maxLength: 2 }),
    gateway_transaction_id: fc.constantFrom('', 'pay_NcR7'),
    payment_fields: fc.constantFrom({}, { emi: { months: 3 } }),
    shipping_charges: charge,
    cod_charges: charge,
    transaction_fees: charge,
    discount: charge,
    amount_paid: amount(2_000_00),
  })
  .map(({ lines, is_mixed, ...payment }) => ({
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
      payment_details: {
        ...payment,
        payment_method: is_mixed ? ['prepaid' as const, payment.payment_mode] : [payment.payment_mode],
      },
    },
  }));

describe('editing a stored order', () => {
  it('changes nothing if saved unchanged', () => {
    fc.assert(
      fc.property(stored, (order) => {
        const { order_details, ...saved } = toOrderInput(toDraft(order, '2026-11-21'));
        const { order_date: _day, ...details } = order_details;
        expect({ ...saved, order_details: details }).toEqual({
          buyer_details: order.buyer_details,
          is_billing_same_as_shipping: true,
          warehouse_id: null,
          order_details: order.order_details,
        });
      }),
    );
  });
  it('keeps a percentage while the form shows its amount, and changes only the edited charge', () => {
    const [order] = fc.sample(stored, { numRuns: 1, seed: 7 });
    const tenPercent = {
      charge_name: 'Sale',
      charge_value: 10,
      charge_basis: 'percentage',
      charge_type: 'debit',
    } as const;
    const line = { ...order!.order_details.product_details[0]!, unit_price: 500, quantity: 2, discount: 0 };
    const payment = {
      ...order!.order_details.payment_details,
      discount: tenPercent,
      shipping_charges: tenPercent,
    };
    const details = { ...order!.order_details, product_details: [line], payment_details: payment };
    const draft = toDraft({ ...order!, order_details: details }, '2026-11-21');
    expect(draft.discount).toBe(100);
    const saved = (patch: Partial<typeof draft>) =>
      toOrderInput({ ...draft, ...patch }).order_details.payment_details;
    expect(saved({ discount: 150 })).toMatchObject({
      discount: { charge_value: 150, charge_basis: 'fixed' },
      shipping_charges: tenPercent,
    });
    const more = [{ ...draft.lines[0]!, quantity: 3 }];
    expect(saved({ lines: more }).discount).toMatchObject({ charge_value: 100, charge_basis: 'fixed' });
  });
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
  it('saves the gateway and its payment unchanged, and drops both when duplicated', () => {
    fc.assert(
      fc.property(stored, (order) => {
        const payment = order.order_details.payment_details;
        const { payment_gateway_names, gateway_transaction_id } = payment;
        const saved = toOrderInput(toDraft(order, '2026-11-21')).order_details.payment_details;
        expect(saved).toMatchObject({ payment_gateway_names, gateway_transaction_id });
        expect(saved.payment_fields).toEqual(payment.payment_fields);
        const again = toOrderInput(toDuplicateDraft(order, '2026-11-21')).order_details.payment_details;
        expect(again).toMatchObject({ payment_gateway_names: [], gateway_transaction_id: '' });
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
