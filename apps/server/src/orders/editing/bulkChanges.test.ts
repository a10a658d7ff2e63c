import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { warehouse } from '../../../test/fixtures.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { Planters } from '../../../test/planters.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

const lines = [{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }];

describe.each(oneEngine)('bulk changes of orders on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  let warehouse_id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await newBrandWithPlanters(server, 'Mitti Warehouses');
    const added = await brand.call('POST', '/warehouse', { ...warehouse, name: 'Jodhpur godown' });
    warehouse_id = added.body.data.warehouse.id;
  });
  afterAll(async () => {
    await server.stop();
    brand.end();
  });

  const change = (order_ids: string[]) =>
    brand.call('POST', '/order/processor/pickup/warehouse', { order_ids, warehouse_id });

  test('changing the warehouse is a conflict with a reason for each order if none could be changed', async () => {
    const one = await brand.booked(lines);
    const other = await brand.booked(lines);
    const { status, body } = await change([one.id, other.id]);
    expect(status).toBe(409);
    expect(body.fields).toEqual({
      'order_ids.0': expect.stringContaining('It has an AWB'),
      'order_ids.1': expect.stringContaining('It has an AWB'),
    });
  });

  test('changing the warehouse changes the orders without an AWB and names the others', async () => {
    const booked = await brand.booked(lines);
    const packed = await brand.packed(lines);
    const { status, body } = await change([booked.id, packed]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ successful: [packed], failures: [{ order_id: booked.id }] });
  });

  test('cancelling orders that can all not be cancelled is a conflict with a reason for each', async () => {
    const order_ids = [await brand.packed(lines), await brand.packed(lines)];
    const cancel = () => brand.call('POST', '/order/processor/bulk/cancel', { order_ids });
    expect((await cancel()).status).toBe(200);
    const again = await cancel();
    expect(again.status).toBe(409);
    expect(Object.keys(again.body.fields)).toEqual(['order_ids.0', 'order_ids.1']);
  });

  test('a brand with more warehouses than a page lists each of them once, by cursor', async () => {
    for (let number = 1; number <= 7; number += 1)
      await brand.call('POST', '/warehouse', { ...warehouse, name: `Godown ${number % 3} ${number}` });
    const names: string[] = [];
    let after = '';
    do {
      const { body } = await brand.call('GET', `/warehouse?page_size=3${after && `&after=${after}`}`);
      names.push(...body.data.warehouses.map(({ name }: { name: string }) => name));
      after = body.data.next ?? '';
    } while (after);
    const whole = (await brand.call('GET', '/warehouse?page_size=200')).body.data;
    expect(names).toEqual(whole.warehouses.map(({ name }: { name: string }) => name));
    expect(whole).toMatchObject({ total: names.length, next: null });
    expect((await brand.call('GET', '/warehouse?after=nonsense')).status).toBe(422);
  });
});
