import { ErrorResponse } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor, sku, today, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('batches on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let warehouse_id: string;
  const send = (method: string, path: string, body: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const newOrder = async (phone: string): Promise<string> =>
    (await send('POST', '/order/manual', orderFor({ phone }))).body.data.order.id;

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Batches');
    await send('POST', '/warehouse', warehouse);
    await send('POST', '/settings/sku', sku);
    const second = await send('POST', '/warehouse', {
      ...warehouse,
      name: 'Pune',
      is_primary_warehouse: false,
    });
    warehouse_id = second.body.data.warehouse.id;
  });
  afterAll(() => server.stop());

  test('fail with a reason for each item where nothing was done', async () => {
    const order_ids = [await newOrder('9845011111'), await newOrder('9845022222')];
    const cancel = () => send('POST', '/order/processor/bulk/cancel', { order_ids });
    expect((await cancel()).status).toBe(200);

    const requests = [
      ['order_ids', await cancel()],
      ['order_ids', await send('POST', '/order/processor/pickup/warehouse', { order_ids, warehouse_id })],
      [
        'allocations',
        await send('POST', '/allocation/bulk/assign', {
          allocations: order_ids.map((order_id) => ({ order_id, courier_id: 1 })),
        }),
      ],
    ] as const;
    for (const [path, { status, body }] of requests) {
      expect(status, JSON.stringify(body)).toBe(409);
      const { failures = [], fields, message } = ErrorResponse.parse(body);
      expect(new Set(failures.map(({ order_id }) => order_id))).toEqual(new Set(order_ids));
      expect(failures.every((failure) => failure.message !== '')).toBe(true);
      expect(new Set(Object.keys(fields))).toEqual(new Set([`${path}.0`, `${path}.1`]));
      expect(message).not.toMatch(/success/i);
    }
  });

  test('succeed for the items that can be done, with the others', async () => {
    const cancelled = await newOrder('9845033333');
    const fresh = await newOrder('9845044444');
    await send('POST', '/order/processor/bulk/cancel', { order_ids: [cancelled] });
    const { status, body } = await send('POST', '/order/processor/bulk/cancel', {
      order_ids: [cancelled, fresh],
    });
    expect(status).toBe(200);
    expect(body.data.successful).toEqual([fresh]);
    expect(body.data.failures).toMatchObject([{ order_id: cancelled }]);
  });

  test('schedule no pickup of orders without a courier', async () => {
    const order_ids = [await newOrder('9845055555')];
    const answer = await send('POST', '/order/processor/pickup/schedule', {
      order_ids,
      pickup_date: today(server),
    });
    expect(answer.status).toBe(409);
  });
});
