import type { Order, OrderRow } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, pack } from '../../../test/shipping.ts';

const isCod = {
  field_name: 'Cash on Delivery',
  field_type: 'Boolean',
  field_operator: 'equals',
  field_value: 'yes',
};
const words = 'Held by rule "COD": call the buyer first.';

describe('held orders', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data ?? answer.body;
  };
  const order = async (id: string): Promise<Order> => (await data('GET', `/order/${id}`)).order;
  const calls = async (): Promise<OrderRow[]> => (await data('GET', '/order/all?tab=new&hold=call')).orders;
  const setRule = (action: string) =>
    data('POST', '/allocation/setting', {
      distribution_percentage: [],
      override_rules: [{ name: 'COD', priority: 1, action, carrier_list: [], conditions: [isCod] }],
    });
  async function create(method: 'cod' | 'prepaid' = 'cod'): Promise<string> {
    const draft = orderFor({ phone: '9829010011', quantity: 1, pincode: '560034', state: 'Karnataka' });
    draft.order_details.payment_details.payment_method = [method];
    const { id } = (await data('POST', '/order/manual', draft)).order;
    await pack(call, id);
    return id;
  }
  const assign = async (id: string) =>
    (await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id }] })) as {
      successful_allocations: unknown[];
      failed_allocations: { reason: string }[];
    };

  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Holds');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  test('wait in the list of calls; the outcomes are logged, and a confirmed call releases', async () => {
    await setRule('call');
    const id = await create();
    const paid = await create('prepaid');
    expect((await calls()).map((row) => row.id)).toEqual([id]);
    expect((await order(id)).hold).toMatchObject({ action: 'call', words, calls: [] });
    expect((await assign(paid)).successful_allocations).toHaveLength(1);

    const answer = (body: object) => data('POST', '/order/holds', { order_ids: [id], ...body });
    await answer({ answer: 'call', outcome: 'no_answer', note: 'Rang twice' });
    expect((await calls())[0]?.hold?.calls).toMatchObject([{ outcome: 'no_answer', note: 'Rang twice' }]);
    expect((await order(id)).shipments[0]?.awb).toBeNull();

    await answer({ answer: 'call', outcome: 'confirmed', note: '' });
    expect(await calls()).toEqual([]);
    const released = await order(id);
    expect(released.hold).toBeNull();
    expect(released.timeline.map(({ words: said }) => said).join('\n')).toContain('Released from rule "COD"');
    expect((await answer({ answer: 'release' })).failures).toMatchObject([
      { message: 'No rule holds this order.' },
    ]);
    expect((await assign(id)).successful_allocations).toHaveLength(1);
  });

  test('"prepaid only" ships once the order is marked as paid, and collects nothing', async () => {
    await setRule('prepaid');
    const id = await create();
    expect((await order(id)).hold?.words).toBe(
      'Held by rule "COD": prepaid only. Mark it as paid, or cancel it.',
    );
    const refused = await call('POST', '/order/holds', { answer: 'paid', order_ids: [id], reference: '' });
    expect(refused.status).toBe(422);
    await data('POST', '/order/holds', { answer: 'paid', order_ids: [id], reference: 'pay_118' });
    const after = await order(id);
    expect([after.hold, after.totals.is_cod, after.shipments[0]?.payment_mode]).toEqual([
      null,
      false,
      'prepaid',
    ]);
    expect((await assign(id)).successful_allocations).toHaveLength(1);
  });

  test('jobs book no order that a rule holds, whenever the rule came; they book it once it is released', async () => {
    await setRule('hold');
    const id = await create();
    const { job } = await data('POST', '/allocation/bulk/assign/batch', { order_ids: [id] });
    const state = async () => (await data('GET', `/jobs/${job.id}`)).job;
    await expect.poll(async () => (await state()).state, { timeout: 120_000 }).toBe('done');
    expect(await state()).toMatchObject({ done: 0, failed: 1 });
    expect((await data('GET', `/jobs/${job.id}/rows?state=failed`)).rows[0].message).toContain(
      'Held by rule "COD": release it to ship.',
    );
    await data('POST', '/order/holds', { answer: 'release', order_ids: [id], note: 'Known buyer' });
    await data('POST', `/jobs/${job.id}/retry`);
    await expect.poll(async () => (await state()).done, { timeout: 120_000 }).toBe(1);
    expect((await order(id)).shipments[0]?.awb).not.toBeNull();
  });

  test('other brands answer nothing of it', async () => {
    const id = await create();
    const other = await server.newBrand('Curious');
    const body = { answer: 'release', order_ids: [id] };
    expect((await server.call('POST', '/order/holds', { token: other.token, body })).status).toBe(404);
  });
});
