import { istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import { recordStatements } from '../../../../test/statements.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { box, orderFor, sku, warehouse } from '../../../../test/fixtures.ts';

describe.each(oneEngine)('the list of orders on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const found = async (query: string): Promise<string[]> => {
    const { body } = await call('GET', `/order/all?${query}`);
    expect(body.pagination.total).toBe(body.orders.length);
    return body.orders.map((order: { id: string }) => order.id);
  };
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Listed');
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
    await call('POST', '/settings/sku/box', box);
  });
  afterAll(() => server.stop());

  test('is searched through an index of parts of words', async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where schemaname = current_schema() and indexname = 'orders_by_search'`.execute(
      server.db,
    );
    expect(rows[0]?.indexdef).toMatch(/USING gin \(brand_id, search_text .*gin_trgm_ops\)/);
  });

  test('finds a part of a word, signs as they stand, and nothing for nothing', async () => {
    const name = (text: string) => {
      const order = orderFor({ phone: '9829010041' });
      return { ...order, buyer_details: { ...order.buyer_details, name: text } };
    };
    const one = (await call('POST', '/order/manual', name('Zubeida 100% Merchant'))).body.data.order.id;
    await call('POST', '/order/manual', name('Zubin 1000 Mehta'));
    expect(await found('search=BEIDA')).toEqual([one]);
    expect(await found('search=100%25')).toEqual([one]);
    expect((await found('search=zub')).length).toBe(2);
    expect(await found('search=zubeidaz')).toEqual([]);
  });

  test('checks the session, loads a page, plans its couriers, finds scarce SKUs and counts with one statement each', async () => {
    await call('POST', '/order/manual', orderFor({ phone: '9829010045' }));
    const list = () => call('GET', '/order/all');
    // The next list caches the account, the couriers' serviceability and the contract prices.
    server.services.couriers.invalidate(brand.brand_id);
    const [order] = (await list()).body.orders;
    expect(order.courier.is_suggested).toBe(true);
    const statements = await recordStatements(list);
    expect(statements.length, statements.join('\n')).toBe(5);
  });

  test('shows open orders of all days, as many as the sidebar counts', async () => {
    const order_date = istDay(new Date(server.clock.now().getTime() - 60 * 86_400_000));
    const draft = orderFor({ phone: '9829010044', order_date });
    const { order } = (await call('POST', '/order/manual', draft)).body.data;
    const open = await found('tab=new');
    expect(open).toContain(order.id);
    const { counts } = (await call('GET', '/home/summary')).body.data;
    expect(open).toHaveLength(counts['orders.new']);
    // Past orders begin with seven days, unless dates are named.
    expect(await found('tab=all')).not.toContain(order.id);
    expect(await found('tab=all&start_date=2000-01-01')).toContain(order.id);
  });

  test('follows the courier of the live boxes, and finds an order by its AWB', async () => {
    const { order } = (await call('POST', '/order/manual', orderFor({ phone: '9829010042' }))).body.data;
    await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: order.packed_boxes }],
    });
    expect(await found('courier_ids=1')).toEqual([]);
    const allocated = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: order.id, courier_id: 1 }],
    });
    const [awb] = allocated.body.data.successful_allocations[0].awbs;
    expect(await found('courier_ids=1')).toEqual([order.id]);
    expect(await found('courier_ids=2&courier_ids=1')).toEqual([order.id]);
    expect(await found('courier_ids=11')).toEqual([]);
    expect(await found(`search=${awb}`)).toEqual([order.id]);
    const { shipments } = (await call('GET', `/order/${order.id}`)).body.data.order;
    await call('POST', '/order/processor/shipment/cancel', { shipment_ids: [shipments[0].id] });
    expect(await found('courier_ids=1')).toEqual([]);
  });
});
