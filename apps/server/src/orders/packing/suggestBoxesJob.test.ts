import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job, JobRow, OrderPacking } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';

describe.each(oneEngine)('the boxes of many orders on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let phone = 9_829_030_000;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Boxes');
    const book = {
      ...sku,
      sku_id: 'BOOK',
      sku_name: 'Notebook',
      sku_length: 20,
      sku_width: 14,
      sku_height: 2,
    };
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', book);
    await call('POST', '/settings/sku', { ...book, sku_id: 'LAMP', sku_name: 'Floor lamp', sku_height: 150 });
    const small = {
      name: 'Small',
      package_id: 'SMALL',
      length: 24,
      width: 18,
      height: 10,
      weight_capacity: 5,
    };
    expect((await call('POST', '/settings/sku/box', small)).status).toBe(200);
  });
  afterAll(() => server.stop());

  async function newOrder(sku_id: string): Promise<string> {
    phone += 1;
    const order = orderFor({ phone: String(phone) });
    const product_details = [{ sku_id, quantity: 2, unit_price: 300 }];
    const body = { ...order, order_details: { ...order.order_details, product_details } };
    return (await call('POST', '/order/manual', body)).body.data.order.id;
  }

  async function run(order_ids: readonly string[]): Promise<{ job: Job; rows: JobRow[] }> {
    const started = await call('POST', '/packing/bulk/recommendation/batch', { order_ids });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const { id } = started.body.data.job;
    const read = async (): Promise<Job> => (await call('GET', `/jobs/${id}`)).body.data.job;
    await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('done');
    return { job: await read(), rows: (await call('GET', `/jobs/${id}/rows`)).body.data.rows };
  }

  test('are suggested by a job as the call for a few suggests them, and can be assigned as they are', async () => {
    const packed = await newOrder('BOOK');
    const tall = await newOrder('LAMP');
    const cancelled = await newOrder('BOOK');
    await call('POST', '/order/processor/bulk/cancel', { order_ids: [cancelled] });
    const { job, rows } = await run([tall, packed, cancelled]);
    expect(job).toMatchObject({ title: 'Boxes for 3 orders', total: 3, done: 1, failed: 1, left_out: 1 });
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      [tall, 'failed'],
      [packed, 'done'],
      [cancelled, 'left_out'],
    ]);
    expect(rows[0]!.message).toMatch(/2 × Floor lamp: It's too large for every box\./);
    const few = await call('POST', '/packing/bulk/recommendation', { order_ids: [packed] });
    const outcome = rows[1]!.outcome as OrderPacking;
    expect(outcome).toEqual(few.body.data.orders[0]);
    const { order_id, packed_boxes } = outcome;
    const assigned = await call('POST', '/packing/bulk/assign', { orders: [{ order_id, packed_boxes }] });
    expect(assigned.body.data.successful).toEqual([packed]);
  });

  test('of another brand are a 404, and nothing starts', async () => {
    const other = await server.newBrand('Unpacked');
    const body = { order_ids: [await newOrder('BOOK')] };
    expect((await call('POST', '/packing/bulk/recommendation/batch', body, other)).status).toBe(404);
    expect((await call('GET', '/jobs', undefined, other)).body.data.jobs).toEqual([]);
  });
});
