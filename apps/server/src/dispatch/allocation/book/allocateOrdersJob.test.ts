import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { orderDraft, ruleDraft, runOrderLifecycle } from '../../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';

describe.each(oneEngine)('couriers for many orders on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  let allocated: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Many');
    other = await server.newBrand('Others');
    allocated = (await runOrderLifecycle(server, brand)).order_id;
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const newOrder = async () => (await call('POST', '/order/manual', orderDraft)).body.data.order.id as string;
  const pack = async (id: string) => {
    const { body } = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: id, packed_boxes: body.data.orders[0].packed_boxes }],
    });
    return id;
  };

  test('compares couriers in a job with the same results as the call for a few orders', async () => {
    const packed = [await pack(await newOrder()), await pack(await newOrder())];
    const started = await call('POST', '/allocation/bulk/recommendation/batch', {
      order_ids: [...packed, allocated],
    });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const { id, title } = started.body.data.job;
    expect(title).toBe('Comparison of couriers for 3 orders');
    await vi.waitFor(
      async () => expect((await call('GET', `/jobs/${id}`)).body.data.job.state).toBe('done'),
      { timeout: 120_000, interval: 100 },
    );
    const { rows } = (await call('GET', `/jobs/${id}/rows`)).body.data;
    const { orders } = (await call('POST', '/allocation/bulk/recommendation', { order_ids: packed })).body
      .data;
    expect(rows.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'left_out']);
    expect(rows.slice(0, 2).map(({ outcome }: { outcome: unknown }) => outcome)).toEqual(orders);
    const wrong = await call('POST', '/allocation/bulk/recommendation/batch', { order_ids: packed }, other);
    expect(wrong.status).toBe(404);

    type Order = { couriers: { is_recommended: boolean; courier_id: number; price: number }[] };
    const planned = (orders as Order[]).map(({ couriers }) =>
      couriers.find(({ is_recommended }) => is_recommended)!,
    );
    const preview = await call('GET', `/allocation/bulk/recommendation/batch/${id}/preview`);
    expect(preview.status, JSON.stringify(preview.body)).toBe(200);
    expect(preview.body.data.couriers).toMatchObject([
      {
        courier_id: planned[0]?.courier_id,
        orders: 2,
        total: planned.reduce((paise, { price }) => paise + Math.round(price * 100), 0) / 100,
        unrated: 0,
      },
    ]);
    expect(preview.body.data.without).toMatchObject([{ order_ids: [allocated] }]);
    const others = await call('GET', `/allocation/bulk/recommendation/batch/${id}/preview`, undefined, other);
    expect(others.status).toBe(404);
  });

  test('allocates each order by the rules, or gives the reason why not', async () => {
    const packed = [await pack(await newOrder()), await pack(await newOrder())];
    const loose = await newOrder();
    const started = await call('POST', '/allocation/bulk/assign/batch', {
      order_ids: [...packed, loose, allocated],
    });
    expect(started.status).toBe(200);
    const { id, title } = started.body.data.job;
    expect(title).toBe('Couriers for 4 orders');
    const ended = await vi.waitFor(
      async () => {
        const { body } = await call('GET', `/jobs/${id}`);
        expect(body.data.job.state).toBe('done');
        return body.data.job;
      },
      { timeout: 120_000, interval: 100 },
    );
    expect(ended).toMatchObject({ done: 2, failed: 1, left_out: 1 });
    const rows = (await call('GET', `/jobs/${id}/rows`)).body.data.rows as {
      key: string;
      state: string;
      message: string;
      outcome: { awbs?: string[]; why?: string } | null;
    }[];
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'left_out']);
    expect(rows[0]?.outcome?.awbs).toHaveLength(1);
    expect(rows[0]?.outcome?.why).not.toBe('');
    expect(rows[2]?.message).toMatch(/isn't packed yet/);
    const order = await call('GET', `/order/${packed[0]}`);
    expect(order.body.data.order.status).toBe('READY_TO_SHIP');

    /** Runs a row again whose outcome was lost after it was planned. */
    async function runAgain(key: string, counts: Record<string, number>) {
      await server.db
        .updateTable('job_rows')
        .set({ state: 'failed' })
        .where('job_id', '=', id)
        .where('row_key', '=', key)
        .execute();
      expect((await call('POST', `/jobs/${id}/retry`)).status).toBe(200);
      await expect
        .poll(async () => (await call('GET', `/jobs/${id}`)).body.data.job, { timeout: 120_000 })
        .toMatchObject({ state: 'done', ...counts });
    }
    // The job says that it booked what it booked before a crash.
    await runAgain(packed[0]!, { done: 2, failed: 1, left_out: 1 });

    // An order that was cancelled before its turn no longer counts for its planned courier.
    await server.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('order_id', '=', packed[1]!)
      .execute();
    const counted = async () =>
      (
        await server.db.selectFrom('load_counts').selectAll().where('brand_id', '=', brand.brand_id).execute()
      ).reduce((sum, { count }) => sum + count, 0);
    const before = await counted();
    await runAgain(packed[1]!, { done: 1, failed: 1, left_out: 2 });
    expect((await call('GET', `/jobs/${id}/rows`)).body.data.rows[1].message).toMatch(/ was cancelled\.$/);
    expect(await counted()).toBe(before - 1);
  });

  test('take the turns of the load distribution in their sequence', async () => {
    const packed: string[] = [];
    for (let n = 0; n < 5; n += 1) packed.push(await pack(await newOrder()));
    await call('POST', '/allocation/setting', {
      distribution_percentage: [
        { courier_id: 1, percentage: 56 },
        { courier_id: 2, percentage: 44 },
      ],
      override_rules: [],
    });
    const planned = (await call('POST', '/allocation/bulk/recommendation', { order_ids: packed })).body.data;
    const { id } = (await call('POST', '/allocation/bulk/assign/batch', { order_ids: packed })).body.data.job;
    await vi.waitFor(
      async () => expect((await call('GET', `/jobs/${id}`)).body.data.job.state).toBe('done'),
      { timeout: 120_000, interval: 100 },
    );
    const { rows } = (await call('GET', `/jobs/${id}/rows`)).body.data;
    const expressEach = ['Delhivery Surface', 'Delhivery Express'];
    expect(rows.map(({ outcome }: { outcome: { courier: string } }) => outcome.courier)).toEqual([
      ...expressEach,
      ...expressEach,
      'Delhivery Surface',
    ]);
    expect(rows.map(({ outcome }: { outcome: { why: string } }) => outcome.why)).toEqual(
      planned.orders.map(({ why }: { why: string }) => why),
    );
    await call('POST', '/allocation/setting', { distribution_percentage: [], override_rules: [] });
  });

  test('are tried only with the courier that a user chose', async () => {
    const draft = { ...orderDraft, buyer_details: { ...orderDraft.buyer_details, phone: '9829010016' } };
    const id = await pack((await call('POST', '/order/manual', draft)).body.data.order.id);
    const refused = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id: 2 }],
    });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/Rejected by the simulator/);
    const tried = await server.db
      .selectFrom('booking_attempts')
      .select('courier_id')
      .where('order_id', '=', id)
      .execute();
    expect(tried).toEqual([{ courier_id: 2 }]);
    const other = await pack(await newOrder());
    const { body } = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: other, courier_id: 2 }],
    });
    expect(body.data.successful_allocations[0]).toMatchObject({
      courier_id: 2,
      reason: 'Chosen by Asha Rao',
    });
  });

  test('records with the order why a courier was chosen, or why none was', async () => {
    const id = await pack(await newOrder());
    await call('POST', '/allocation/setting', {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [{ ...ruleDraft, name: 'To nobody', carrier_list: [4] }],
    });
    const refused = await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id }] });
    expect(refused.status).toBe(409);
    await call('POST', '/allocation/setting', {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [],
    });
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id }] });
    const { decisions, timeline } = (await call('GET', `/order/${id}`)).body.data.order;
    expect(decisions).toEqual([
      expect.objectContaining({
        decided_by: 'split',
        why: expect.stringMatching(/100% share/),
        courier_name: expect.stringMatching(/Delhivery/),
      }),
      expect.objectContaining({
        decided_by: 'none',
        courier_name: null,
        why: expect.stringMatching(/"To nobody" matched/),
        rejected: expect.arrayContaining([
          { courier_name: expect.stringMatching(/Blue Dart/), reason: expect.stringMatching(/\w/) },
        ]),
      }),
    ]);
    expect(timeline.map(({ words }: { words: string }) => words)).toContainEqual(
      expect.stringMatching(/^No courier allocated: Rule "To nobody"/),
    );
  });

  test('shows no reason for allocations from before decisions were recorded', async () => {
    const id = await pack(await newOrder());
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id }] });
    await server.db
      .updateTable('events')
      .set({ data: sql`data - 'decided_by' - 'why' - 'rejected'` })
      .where('order_id', '=', id)
      .where('kind', '=', 'shipment.allocated')
      .execute();
    const { decisions } = (await call('GET', `/order/${id}`)).body.data.order;
    expect(decisions).toEqual([
      {
        at: expect.any(String),
        courier_name: expect.stringMatching(/Delhivery/),
        decided_by: null,
        why: '',
        rejected: [],
      },
    ]);
  });

  test("doesn't find an order of another brand", async () => {
    const answer = await call('POST', '/allocation/bulk/assign/batch', { order_ids: [allocated] }, other);
    expect(answer.status).toBe(404);
  });
});
