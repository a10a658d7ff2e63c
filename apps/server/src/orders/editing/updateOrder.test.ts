import { istDay } from '@khep/domain/days';
import { toDraft, toOrderInput } from '@khep/domain/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const product = { sku_id: 'TP-S-01', quantity: 2, unit_price: 825 };
const shipping = {
  charge_name: 'Delivery',
  charge_value: 5,
  charge_basis: 'percentage',
  charge_type: 'debit',
};

/** Orders with everything that the form doesn't show. */
const cases: [name: string, details: object][] = [
  [
    'a payment with its gateway',
    {
      product_details: [product],
      payment_details: {
        payment_method: ['prepaid'],
        payment_gateway_names: ['Razorpay', 'Gift card'],
        gateway_transaction_id: 'pay_NcR7bq',
        payment_fields: { emi: { months: 3 } },
        shipping_charges: shipping,
        discount: { ...shipping, charge_name: 'Diwali', charge_value: 10 },
      },
    },
  ],
  [
    'a COD charge and an advance',
    {
      product_details: [product],
      payment_details: {
        payment_method: ['cod'],
        cod_charges: { charge_value: 2, charge_basis: 'percentage' },
        transaction_fees: { charge_value: 12.5, charge_basis: 'fixed', charge_type: 'credit' },
        amount_paid: 100,
      },
      custom_tags: ['gift'],
      channel_id: 'shopify',
    },
  ],
  [
    'a line with its own weight and dimensions',
    {
      product_details: [
        { ...product, actual_weight: 500, sku_length: 10, sku_width: 9, sku_height: 8, discount: 25 },
        { ...product, sku_name: 'Planter, signed', hsn_code: '6914', gst: 18, cess: 12 },
      ],
      payment_details: { payment_method: ['prepaid'] },
    },
  ],
];

describe.each(oneEngine)('editing an order on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Editing');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const)
      expect((await call('POST', path, body)).status, path).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const read = async (id: string): Promise<Order> => (await call('GET', `/order/${id}`)).body.data.order;

  async function newOrder(order_details: object, isPacked: boolean): Promise<Order> {
    const answer = await call('POST', '/order/manual', {
      ...orderFor({ phone: '9829010091' }),
      order_details,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id } = answer.body.data.order as Order;
    if (isPacked) {
      const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
      const [{ packed_boxes }] = proposed.body.data.orders;
      await call('POST', '/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes }] });
    }
    return read(id);
  }

  /** Builds the form's request for an order that was opened and not changed. */
  const unchanged = (order: Order) => ({
    ...toOrderInput(toDraft(order, istDay(new Date(order.order_details.order_date)))),
    packed_boxes: order.is_packing_suggested ? [] : order.packed_boxes,
    unpackable_items: [],
  });

  test.each(
    cases.flatMap(([name, details]) => [false, true].map((isPacked) => ({ name, details, isPacked }))),
  )('saving $name unchanged changes nothing, packed: $isPacked', async ({ details, isPacked }) => {
    const order = await newOrder(details, isPacked);
    const saved = await call('PUT', `/order/${order.id}`, unchanged(order));
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await read(order.id)).toEqual(order);
  });

  test('an update keeps what it omits, and the boxes while the products stay', async () => {
    for (const [, details] of cases) {
      const order = await newOrder(details, true);
      const [first] = order.order_details.product_details;
      const { buyer_details } = order;
      const update = (product_details: object[]) =>
        call('PUT', `/order/${order.id}`, {
          buyer_details: { ...buyer_details, name: 'Meera Krishnan' },
          order_details: { product_details },
        });
      const kept = order.order_details.product_details.map(({ sku_id, quantity, unit_price }) => ({
        sku_id,
        quantity,
        unit_price,
      }));
      expect((await update(kept)).status).toBe(200);
      const renamed = await read(order.id);
      expect(renamed.order_details).toEqual(order.order_details);
      expect(renamed.billing_details.name).toBe('Meera Krishnan');
      expect(renamed.packed_boxes).toEqual(order.packed_boxes);
      expect(renamed.needs).toEqual(order.needs);
      expect(renamed.version).toBe(order.version + 1);
      // Other products, other boxes.
      expect((await update([{ sku_id: first!.sku_id, quantity: 3, unit_price: 825 }])).status).toBe(200);
      const more = await read(order.id);
      expect(more.is_packing_suggested).toBe(true);
      expect(more.order_details.payment_details).toEqual(order.order_details.payment_details);
    }
  });

  test('an order keeps a SKU that was deleted since', async () => {
    const gone = (await call('POST', '/settings/sku', { ...sku, sku_id: 'GONE' })).body.data.sku;
    const order = await newOrder({ product_details: [{ ...product, sku_id: 'GONE' }] }, false);
    expect((await call('DELETE', `/settings/sku/${gone.id}`)).status).toBe(200);
    expect((await call('PUT', `/order/${order.id}`, unchanged(order))).status).toBe(200);
    expect((await read(order.id)).order_details).toEqual(order.order_details);
  });
});
