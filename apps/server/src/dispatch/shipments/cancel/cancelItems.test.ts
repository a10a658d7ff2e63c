import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '@khep/api';
import { oneEngine } from '../../../../test/engines.ts';
import { orderDraft, runOrderLifecycle } from '../../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';

describe.each(oneEngine)('cancelling with a reason on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Cancels');
    await runOrderLifecycle(server, brand);
  });
  afterAll(async () => server.stop());

  const post = async (path: string, body: unknown) => server.call('POST', path, { token: brand.token, body });
  const create = async (quantity: number): Promise<string> => {
    const product_details = [{ sku_id: 'CUP-1', quantity, unit_price: 549, discount: 49 * quantity }];
    const made = await post('/order/manual', { ...orderDraft, order_details: { product_details } });
    return (made.body.data.order as Order).id;
  };
  const load = async (id: string) =>
    (await server.call('GET', `/order/${id}`, { token: brand.token })).body.data.order as Order;
  const words = async (id: string) => (await load(id)).timeline.map((entry) => entry.words);

  test('a cancelled order shows the reason on its timeline', async () => {
    const id = await create(1);
    const answer = await post('/order/processor/bulk/cancel', { order_ids: [id], reason: 'Out of stock' });
    expect(answer.status).toBe(200);
    expect(await words(id)).toContain('Order cancelled: Out of stock');
  });

  test('one of three units is cancelled, with its share of the discount', async () => {
    const id = await create(3);
    const answer = await post(`/order/${id}/cancel-items`, {
      items: [{ sku_id: 'CUP-1', quantity: 1 }],
      reason: 'Broken in store',
    });
    expect(answer.status).toBe(200);
    const order = await load(id);
    expect(order.order_details.product_details).toMatchObject([{ quantity: 2, discount: 98 }]);
    expect(order.totals.total).toBe(1000);
    expect(await words(id)).toContain('Items cancelled: 1 × Terracotta cup, Broken in store');
  });

  test('more than was ordered, or everything, is refused and changes nothing', async () => {
    const id = await create(2);
    const cancel = async (quantity: number) =>
      post(`/order/${id}/cancel-items`, { items: [{ sku_id: 'CUP-1', quantity }], reason: '' });
    const many = await cancel(3);
    expect(many.status).toBe(422);
    expect(many.body.fields).toEqual({ 'items.0.quantity': 'Cancel at most 2 of CUP-1.' });
    expect((await cancel(2)).status).toBe(409);
    expect((await load(id)).order_details.product_details).toMatchObject([{ quantity: 2 }]);
  });
});
