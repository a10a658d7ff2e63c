import type { OrderStatus } from '@khep/domain/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordFailedDelivery } from '../../../test/failedDelivery.ts';
import { oneEngine } from '../../../test/engines.ts';
import { orderDraft, runOrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { issueInvoiceModels } from '../invoicing/invoiceModels.ts';
import { eraseDueBuyers } from './eraseBuyers.ts';

const { name, phone, address } = orderDraft.buyer_details;
const day = 86_400_000;

describe.each(oneEngine)('erasing buyers on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const erase = (brand: SignedInBrand, body: object) =>
    server.call('POST', '/privacy/erasures', {
      token: brand.token,
      body: { password: brand.password, ...body },
    });
  const setStatus = (brand_id: string, order_id: string, status: OrderStatus) =>
    server.db
      .updateTable('orders')
      .set({ status })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
  const orderOf = (brand: SignedInBrand, order_id: string) =>
    server.db
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
  const invoiceOf = async (brand: SignedInBrand, order_id: string) => {
    const by = { brand_id: brand.brand_id, actor: { kind: 'system', name: 'Test' } as const };
    return (await issueInvoiceModels(server.db, server.services, by, [await orderOf(brand, order_id)])).get(
      order_id,
    );
  };
  /** A brand with one order that is delivered. */
  async function delivered(brandName: string) {
    const brand = await server.newBrand(brandName);
    const { order_id } = await runOrderLifecycle(server, brand);
    await setStatus(brand.brand_id, order_id, 'DELIVERED');
    return { brand, order_id };
  }
  /** Tables of the brand's orders that still have one of the words. */
  async function tablesWith(brand_id: string, word: string): Promise<string[]> {
    const found: string[] = [];
    for (const table of [
      'orders',
      'order_lines',
      'shipments',
      'events',
      'scans',
      'invoices',
      'erasure_requests',
      'notifications',
      'tracking_subscriptions',
      'ndr_cases',
      'ndr_actions',
      'ndr_attempts',
    ]) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} t
        where brand_id = ${brand_id} and t::text ilike ${`%${word}%`}`.execute(server.db);
      if ((rows[0]?.count ?? 0) > 0) found.push(table);
    }
    return found;
  }

  test('removes name, contacts and address on request, and keeps the invoice as it was', async () => {
    const { brand, order_id } = await delivered('Forgetting');
    const before = await invoiceOf(brand, order_id);
    expect(before?.recipient).toMatchObject({ name, address, phone });
    await recordFailedDelivery(server, brand.brand_id, order_id, { name, phone });
    expect(await tablesWith(brand.brand_id, phone)).toEqual([
      'orders',
      'notifications',
      'tracking_subscriptions',
      'ndr_cases',
      'ndr_actions',
      'ndr_attempts',
    ]);

    const answer = await erase(brand, { phone: `+91 ${phone}` });
    expect(answer.body.data).toEqual({ erased: 1, waiting: 0, invoices_kept: 1 });
    for (const word of [phone, name, 'Indiranagar'])
      expect(await tablesWith(brand.brand_id, word)).toEqual([]);

    const shown = await server.call('GET', `/order/${order_id}`, { token: brand.token });
    expect([shown.status, shown.body.data?.order.buyer_details.name]).toEqual([200, 'Erased']);
    for (const path of [`/order/processor/lookup?q=${phone}`, `/order/all?search=${phone}`])
      expect(JSON.stringify((await server.call('GET', path, { token: brand.token })).body)).not.toContain(
        order_id,
      );

    const after = await invoiceOf(brand, order_id);
    expect(after?.recipient).toEqual({ ...before?.recipient, phone: '' });
    expect(after).toMatchObject({ number: before?.number, total: before?.total });
  });

  test('waits for an order in transit and erases it once it has ended', async () => {
    const brand = await server.newBrand('Waiting');
    const { order_id } = await runOrderLifecycle(server, brand);
    expect((await erase(brand, { phone })).body.data).toEqual({ erased: 0, waiting: 1, invoices_kept: 0 });
    await eraseDueBuyers(server.db, server.services);
    expect((await orderOf(brand, order_id)).buyer_name).toBe(name);
    await setStatus(brand.brand_id, order_id, 'DELIVERED');
    await eraseDueBuyers(server.db, server.services);
    expect((await orderOf(brand, order_id)).buyer_name).toBe('Erased');
    expect(await tablesWith(brand.brand_id, phone)).toEqual([]);
  });

  test("is for owners with their password, and leaves other brands' buyers", async () => {
    const { brand } = await delivered('Careful');
    const { brand: other, order_id } = await delivered('Untouched');
    expect((await erase(brand, { phone, password: 'a guess' })).body.fields).toHaveProperty('password');
    expect((await erase(brand, {})).status).toBe(422);
    expect((await erase(brand, { phone, email: 'a@example.in' })).status).toBe(422);
    expect((await erase(brand, { phone })).body.data.erased).toBe(1);
    expect((await orderOf(other, order_id)).buyer_phone).toBe(phone);
    await server.db
      .updateTable('users')
      .set({ business_role: 'manager' })
      .where('brand_id', '=', other.brand_id)
      .execute();
    expect((await erase(other, { phone })).status).toBe(403);
  });

  test('erases after the period of the brand, and deletes the recipient of an invoice after nine years', async () => {
    const { brand, order_id } = await delivered('Periodic');
    const { brand: slow, order_id: later } = await delivered('Slower');
    await invoiceOf(brand, order_id);
    const body = { preferences: { buyer_data_months: 6 } };
    const saved = await server.call('POST', '/preferences/privacy_preference', { token: brand.token, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    server.clock.pass(170 * day);
    await eraseDueBuyers(server.db, server.services);
    expect((await orderOf(brand, order_id)).buyer_name).toBe(name);
    server.clock.pass(20 * day);
    await eraseDueBuyers(server.db, server.services);
    expect((await orderOf(brand, order_id)).buyer_name).toBe('Erased');
    expect((await orderOf(slow, later)).buyer_name).toBe(name);
    expect((await invoiceOf(brand, order_id))?.recipient.name).toBe(name);
    server.clock.pass(9 * 366 * day);
    await eraseDueBuyers(server.db, server.services);
    expect((await invoiceOf(brand, order_id))?.recipient.name).toBe('Erased');
    expect((await orderOf(slow, later)).buyer_name).toBe('Erased');
  });
});
