import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { newBrandWithPlanters } from '../../../../test/planters.ts';
import type { Planters } from '../../../../test/planters.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import { loadForAllocation } from './loadOrders.ts';
import { withBills } from './orderBill.ts';

describe.each(oneEngine)('the bill that a booking declares, on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await newBrandWithPlanters(server, 'Declared Goods');
  });
  afterAll(async () => {
    brand.end();
    await server.stop();
  });
  const items = [{ sku_id: 'TP-S-01', quantity: 2, unit_price: 825, gst: 5 }];
  const billOf = async (id: string) => {
    const { brand_id } = brand;
    const loaded = await loadForAllocation(server.db, brand_id, [id]);
    const [one] = await withBills(server.db, brand_id, loaded, server.services.clock.now());
    return one?.bill;
  };
  /** Of the latest booking with Delhivery. */
  const sent = async () => {
    const { request } = await server.db
      .selectFrom('courier_calls')
      .select('request')
      .where('brand_id', '=', brand.brand_id)
      .where('call', '=', 'book')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return request;
  };
  const book = (id: string) =>
    brand.call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });

  test('has the lines that an invoice would have today, and no number before it is issued', async () => {
    const id = await brand.packed(items);
    expect(await billOf(id)).toMatchObject({
      invoice: undefined,
      lines: [{ sku_id: 'TP-S-01', quantity: 2, tax: { gross: 165_000 } }],
    });
    expect((await book(id)).status).toBe(200);
    expect(await sent()).toContain('"hsn_code":"');
    expect(await sent()).not.toContain('seller_inv');
  });
  test('is the invoice once it is issued', async () => {
    const id = await brand.packed(items);
    const printed = await brand.wordsOf('invoice', id);
    const bill = await billOf(id);
    expect(bill?.invoice?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(printed).toContain(bill?.invoice?.number ?? 'no number');
    expect((await book(id)).status).toBe(200);
    expect(await sent()).toContain(`"seller_inv":"${bill?.invoice?.number}"`);
  });
});
