import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftQuote } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { orderDraft, runOrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('the quote of a draft on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Quotes');
    await runOrderLifecycle(server, brand);
  });
  afterAll(async () => server.stop());

  const post = async (path: string, body: unknown) => server.call('POST', path, { token: brand.token, body });

  test('is what the saved order shows and is allocated at', async () => {
    const packing = await post('/packing/solution/pack/items', { items: [{ sku_id: 'CUP-1', quantity: 1 }] });
    const draft = { ...orderDraft, packed_boxes: packing.body.data.packed_boxes };
    const quoted = await post('/order/manual/quote', draft);
    expect(quoted.status).toBe(200);
    const quote = quoted.body.data as DraftQuote;
    const { order } = (await post('/order/manual', draft)).body.data;
    expect(order.courier).toMatchObject({
      courier_name: quote.courier?.courier_name,
      charge: quote.courier?.price,
      zone: quote.courier?.zone,
    });
    const booked = await post('/allocation/bulk/assign', { allocations: [{ order_id: order.id }] });
    expect(booked.body.data.successful_allocations[0]).toMatchObject({
      courier_name: quote.courier?.courier_name,
      reason: quote.why,
    });
    const shipped = await server.call('GET', `/order/${order.id}`, { token: brand.token });
    expect(shipped.body.data.order.courier.charge).toBe(quote.courier?.price);
  });

  test('splits the GST of the total by the states of warehouse and buyer', async () => {
    const taxOf = async (buyer: object) => {
      const draft = { ...orderDraft, buyer_details: { ...orderDraft.buyer_details, ...buyer } };
      return ((await post('/order/manual/quote', draft)).body.data as DraftQuote).tax;
    };
    expect(await taxOf({})).toMatchObject({ supply: 'inter-state', taxable: 522.86, igst: 26.14, cgst: 0 });
    const near = await taxOf({ state: 'Rajasthan', city: 'Jaipur', pincode: '302017' });
    expect(near).toMatchObject({ supply: 'intra-state', igst: 0, cgst: 13.07, sgst: 13.07 });
  });

  test('explains what to do without boxes and saves nothing', async () => {
    const count = async () =>
      (
        await server.db
          .selectFrom('orders')
          .select('order_id')
          .where('brand_id', '=', brand.brand_id)
          .execute()
      ).length;
    const before = await count();
    const quoted = await post('/order/manual/quote', orderDraft);
    expect(quoted.body.data).toMatchObject({
      courier: null,
      why: 'Pack the order to see its courier and freight.',
    });
    expect(await count()).toBe(before);
  });
});
