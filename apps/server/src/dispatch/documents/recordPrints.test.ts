import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { today } from '../../../test/fixtures.ts';
import { orderDraft, runOrderLifecycle } from '../../../test/orderLifecycle.ts';
import { packedOrder } from '../../../test/shipping.ts';
import type { OrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

interface Body {
  data: { order: { timeline: { kind: string; words: string; actor: { name: string } }[] } };
  orders: { id: string; label_printed_at: string | null }[];
  pagination: { total: number };
}

describe.each(oneEngine)('printed documents on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let made: OrderLifecycle;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Prints');
    made = await runOrderLifecycle(server, brand);
  });
  afterAll(async () => server.stop());

  const get = async (path: string) =>
    (await server.call('GET', path, { token: brand.token })).body as unknown as Body;
  const row = async () => (await get('/order/all?tab=all')).orders.find(({ id }) => id === made.order_id);
  const prints = async () =>
    (await get(`/order/${made.order_id}`)).data.order.timeline.filter(({ kind }) =>
      kind.endsWith('_printed'),
    );

  test('a printed label shows in the list and on the timeline, with who printed it', async () => {
    expect((await row())?.label_printed_at).toBeNull();
    expect(await prints()).toEqual([]);
    const answer = await server.call('POST', '/order/processor/label', {
      token: brand.token,
      body: { order_ids: [made.order_id], format: 'zpl' },
    });
    expect(answer.status).toBe(200);
    expect((await row())?.label_printed_at).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const [print] = await prints();
    expect(print).toMatchObject({ kind: 'order.labels_printed', words: 'Label printed' });
    expect(print?.actor.name).not.toBe('');
  });

  test('an order is found while a box that waits for its courier has no printed label', async () => {
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, body });
    const { id } = await packedOrder(call, orderDraft);
    const unprinted = async (which: 'any' | 'scheduled') => {
      const { orders, pagination } = await get(`/order/all?tab=all&unprinted=${which}`);
      expect(pagination.total).toBe(orders.length);
      return orders.map(({ id }) => id);
    };
    const todo = async () => {
      const { body } = await server.call('GET', '/home/summary', { token: brand.token });
      return body.data.todo.find(({ kind }: { kind: string }) => kind === 'label');
    };
    expect(await unprinted('any')).toEqual([]);
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    expect(await unprinted('any')).toEqual([id]);
    expect(await unprinted('scheduled')).toEqual([]);
    expect(await todo()).toBeUndefined();
    const pickup = { order_ids: [id], pickup_date: today(server), pickup_time: '16:00' };
    await call('POST', '/order/processor/pickup/schedule', pickup);
    expect(await unprinted('scheduled')).toEqual([id]);
    expect(await todo()).toMatchObject({ count: 1 });
    await call('POST', '/order/processor/label', { order_ids: [id] });
    expect(await unprinted('any')).toEqual([]);
    expect(await todo()).toBeUndefined();
  });

  test('labels of a batch are printed when their file is downloaded, not when it is made', async () => {
    const before = (await prints()).length;
    const started = await server.call('POST', '/order/processor/label/batch', {
      token: brand.token,
      body: { order_ids: [made.order_id] },
    });
    const { id } = (started.body as unknown as { data: { job: { id: string } } }).data.job;
    await expect
      .poll(async () => (await server.call('GET', `/jobs/${id}`, { token: brand.token })).body, {
        timeout: 30_000,
      })
      .toMatchObject({ data: { job: { state: 'done' } } });
    expect(await prints()).toHaveLength(before);
    const file = await server.call('GET', `/jobs/${id}/result`, { token: brand.token });
    expect(file.status).toBe(200);
    expect(await prints()).toHaveLength(before + 1);
  });

  test("previewing a label doesn't record a print", async () => {
    const before = await prints();
    await get(`/order/${made.order_id}/labels`);
    expect(await prints()).toEqual(before);
  });
});
