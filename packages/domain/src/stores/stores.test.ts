import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals } from '../tax/totals.ts';
import { fulfilmentUnits } from './fulfilment.ts';
import { isCodName } from '../money/index.ts';
import { storePayment } from './payment.ts';
import { planStoreChange } from './storeChange.ts';
import { importStoreOrder, linePrice, storePhone, unitsToShip } from './storeOrder.ts';
import type { StoreLine, StoreOrder } from './storeOrder.ts';

const line: StoreLine = {
  line_id: 'l1',
  code: 'MUG-6',
  title: 'Mugs',
  variant_id: 'v1',
  ordered: 2,
  current: 2,
  unfulfilled: 2,
  unit_price: 54_900,
  discount: 0,
  added_tax: 0,
  needs_shipping: true,
};
const address = {
  name: 'Asha Rao',
  company: '',
  phone: '+91 98450 12345',
  address1: '14, 3rd Cross',
  address2: 'Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560 038',
  country: 'IN',
};
const order: StoreOrder = {
  external_id: 'gid://shopify/Order/1',
  name: '#1001',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  is_cancelled: false,
  is_test: false,
  email: 'asha@example.in',
  phone: '',
  total: 109_800,
  shipping: 0,
  tags: [],
  gateways: ['Cash on Delivery (COD)'],
  financial_status: 'PENDING',
  outstanding: 109_800,
  shipping_address: address,
  billing_address: address,
  lines: [line],
};
const same = (code: string) => code;
const draftOf = (change: Partial<StoreOrder>) => {
  const imported = importStoreOrder({ ...order, ...change }, 'shopify', same);
  if (imported.kind !== 'draft') throw new Error(imported.reason);
  return imported.draft;
};

describe('the payment of a store order', () => {
  test.each(['Cash on Delivery (COD)', 'cash_on_delivery', 'COD', 'Pay on delivery', 'Payment On Delivery'])(
    '%s is cash on delivery',
    (name) => expect(isCodName(name)).toBe(true),
  );
  test.each(['Razorpay Secure (UPI, Cards)', 'Codfish Pay', 'manual', 'Bank Deposit'])('%s is not', (name) =>
    expect(isCodName(name)).toBe(false),
  );
  test('is prepaid once a COD order was paid online, and waits where nothing was paid', () => {
    expect(storePayment({ gateways: ['COD', 'razorpay'], outstanding: 0, financial_status: 'PAID' })).toEqual(
      {
        mode: 'prepaid',
      },
    );
    expect(storePayment({ gateways: ['COD'], outstanding: 500, financial_status: 'PARTIALLY_PAID' })).toEqual(
      {
        mode: 'cod',
        collect: 500,
      },
    );
    for (const financial_status of ['PENDING', 'AUTHORIZED', 'VOIDED'])
      expect(storePayment({ gateways: ['Bank'], outstanding: 500, financial_status }).mode).toBe('unpaid');
  });
});

describe('an imported order', () => {
  test('has the phone, PIN code and address that couriers take', () => {
    expect(draftOf({}).buyer_details).toMatchObject({
      phone: '9845012345',
      pincode: '560038',
      address: '14, 3rd Cross, Indiranagar',
    });
    expect(storePhone('not a number', '0091 98450-12345')).toBe('9845012345');
    expect(storePhone('044 2345', '')).toBe('044 2345');
  });

  test('ships what is neither removed, nor refunded, nor fulfilled by someone else', () => {
    const partly = { ...line, ordered: 5, current: 4, unfulfilled: 1 };
    expect(unitsToShip(partly, () => 0)).toBe(1);
    // Two of them we fulfilled ourselves.
    expect(unitsToShip(partly, () => 2)).toBe(3);
    expect(unitsToShip({ ...partly, needs_shipping: false }, () => 0)).toBe(0);
  });

  test('is not imported without a reason that can be read', () => {
    const reason = (change: Partial<StoreOrder>, skuOf: (code: string) => string | undefined = same) => {
      const imported = importStoreOrder({ ...order, ...change }, 'shopify', skuOf);
      return imported.kind === 'draft' ? 'imported' : `${imported.kind}: ${imported.reason}`;
    };
    expect(reason({ is_test: true })).toBe('skipped: A test order.');
    expect(reason({ shipping_address: undefined })).toContain('No shipping address');
    expect(reason({ shipping_address: { ...address, country: 'AE' } })).toContain('Ships to AE');
    expect(reason({ lines: [{ ...line, unfulfilled: 0 }] })).toContain('Nothing to ship');
    expect(reason({}, () => undefined)).toBe('waiting: Unknown SKU MUG-6.');
  });

  test('has the total and the COD amount of the store to the paisa, whatever its lines', () => {
    const lines = fc.array(
      fc.record({
        unit_price: fc.integer({ min: 100, max: 900_000 }),
        ordered: fc.integer({ min: 1, max: 9 }),
        removed: fc.integer({ min: 0, max: 3 }),
        discountShare: fc.integer({ min: 0, max: 90 }),
        taxShare: fc.constantFrom(0, 0, 5, 18),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 100 }),
        (drawn, shipping, tip, share) => {
          const some = drawn.map(({ unit_price, ordered, removed, discountShare, taxShare }, index) => {
            const discount = Math.round((unit_price * ordered * discountShare) / 100);
            return {
              ...line,
              line_id: `l${index}`,
              unit_price,
              ordered,
              current: Math.max(1, ordered - removed),
              unfulfilled: Math.max(1, ordered - removed),
              discount,
              added_tax: Math.round(((unit_price * ordered - discount) * taxShare) / 100),
            };
          });
          // As a store rounds each line.
          const items = some.reduce((sum, one) => {
            const price = linePrice(one, one.current);
            return sum + price.unit_price * one.current - price.discount;
          }, 0);
          const total = items + shipping + tip;
          const outstanding = Math.max(1, Math.round((total * share) / 100));
          const draft = draftOf({ lines: some, shipping, total, outstanding });
          const ours = orderTotals(draft.order_details);
          expect(ours.total).toBe(total);
          expect(ours.collect).toBe(outstanding);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a change in the store', () => {
  const imported = importStoreOrder(order, 'shopify', same);
  const base = { is_cancelled: false, import: imported, has_changed: true } as const;
  test.each([
    ['NEW', { ...base }, { kind: 'update' }],
    ['NEW', { ...base, has_changed: false }, { kind: 'none' }],
    ['READY_TO_SHIP', { ...base, is_cancelled: true }, { kind: 'cancel', only_rest: false }],
    ['PARTIALLY_SHIPPED', { ...base, is_cancelled: true }, { kind: 'cancel', only_rest: true }],
    ['SHIPPED', { ...base, is_cancelled: true }, { kind: 'conflict' }],
    ['DELIVERED', { ...base, is_cancelled: true }, { kind: 'none' }],
    ['READY_TO_SHIP', { ...base }, { kind: 'conflict' }],
    [
      'NEW',
      { ...base, import: { kind: 'skipped', reason: 'Refunded' } },
      { kind: 'cancel', only_rest: false },
    ],
  ] as const)('of a %s order, %o', (status, input, change) => {
    expect(planStoreChange({ status, ...input })).toMatchObject(change);
  });
});

describe('the units of a box in a store', () => {
  const lines = [
    { line_id: 'a', sku_id: 'CUP', quantity: 2 },
    { line_id: 'b', sku_id: 'CUP', quantity: 3 },
    { line_id: 'c', sku_id: 'MUG', quantity: 1 },
  ];
  test('fill lines of the same SKU in their order, less what other boxes have', () => {
    expect(fulfilmentUnits([{ sku_id: 'CUP', quantity: 4 }], lines, () => 0)).toEqual([
      { line_id: 'a', sku_id: 'CUP', quantity: 2 },
      { line_id: 'b', sku_id: 'CUP', quantity: 2 },
    ]);
    expect(
      fulfilmentUnits(
        [
          { sku_id: 'CUP', quantity: 4 },
          { sku_id: 'MUG', quantity: 1 },
        ],
        lines,
        (id) => (id === 'a' ? 2 : 0),
      ),
    ).toEqual([
      { line_id: 'b', sku_id: 'CUP', quantity: 3 },
      { line_id: 'c', sku_id: 'MUG', quantity: 1 },
    ]);
  });
});
