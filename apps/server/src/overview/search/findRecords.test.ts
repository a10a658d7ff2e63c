import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { runOrderLifecycle, skuDraft } from '../../../test/orderLifecycle.ts';
import type { OrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { findRecords } from './findRecords.ts';

describe.each(oneEngine)('records by number on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let made: OrderLifecycle;
  let numbers: { awb: string; manifest: string; pickup: string; invoice: string; order: string };

  const get = async (path: string, token = brand.token) =>
    (await server.call('GET', path, { token })).body.data;
  const found = async (q: string, token = brand.token) =>
    (await get(`/home/find?q=${encodeURIComponent(q)}`, token)).records as {
      kind: string;
      id: string;
      number: string;
    }[];

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Seekers');
    made = await runOrderLifecycle(server, brand);
    await server.call('POST', '/order/processor/invoice', {
      token: brand.token,
      body: { order_ids: [made.order_id] },
    });
    const { manifest } = await get(`/order/manifest/${made.manifest_id}`);
    const { pickups } = await get('/order/pickups');
    const invoice = await server.db
      .selectFrom('invoices')
      .select('invoice_number')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    numbers = {
      awb: manifest.shipments[0].awb,
      manifest: manifest.manifest_number,
      pickup: pickups[0].courier_reference,
      invoice: invoice.invoice_number,
      order: manifest.shipments[0].order_number,
    };
  });
  afterAll(() => server.stop());

  test('finds manifests, pickups and invoices, in upper and lower case', async () => {
    expect(await found(numbers.manifest.toLowerCase())).toMatchObject([
      { kind: 'manifest', id: made.manifest_id, number: numbers.manifest },
    ]);
    expect(await found(numbers.pickup)).toMatchObject([{ kind: 'pickup', number: numbers.pickup }]);
    expect(await found(numbers.invoice.toLowerCase())).toMatchObject([
      { kind: 'invoice', id: made.order_id, number: numbers.invoice },
    ]);
  });

  test('a pickup that was found opens with its boxes', async () => {
    const [pickup] = await found(numbers.pickup);
    const { shipments, manifest_ids } = (await get(`/order/pickups/${pickup?.id}`)).pickup;
    expect(shipments.map(({ id }: { id: string }) => id)).toContain(made.shipment_id);
    expect(manifest_ids).toEqual([made.manifest_id]);
  });

  test('finds returns by their number and their order, with the tab that lists them', async () => {
    await server.db
      .updateTable('shipments')
      .set({ state: 'DELIVERED', ended_at: server.clock.now() })
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', made.shipment_id)
      .execute();
    const created = await server.call('POST', '/order/processor/create-return', {
      token: brand.token,
      body: {
        order_id: made.order_id,
        kind: 'return',
        reason: 'size',
        items: [{ sku_id: skuDraft.sku_id, quantity: 1 }],
      },
    });
    const { id, return_number } = created.body.data.return;
    const sought = [{ kind: 'return', id, number: return_number, tab: 'new' }];
    expect(await found(return_number.toLowerCase())).toMatchObject(sought);
    expect(await found('RET-10')).toMatchObject(sought);
    expect(await found(numbers.order)).toMatchObject(sought);
  });

  test('finds nothing of another brand, without a digit, or by signs of patterns', async () => {
    const other = await server.newBrand('Strangers');
    for (const number of Object.values(numbers)) expect(await found(number, other.token)).toEqual([]);
    expect(await found('manifest')).toEqual([]);
    expect(await found('%_1')).toEqual([]);
  });

  test('finds only records of modules that the user can open', async () => {
    const session = {
      brand_id: brand.brand_id,
      user_id: 'usr_1',
      name: 'Farida',
      email: 'farida@example.in',
      business_role: 'user',
    };
    const kinds = async (module_access: string[], q: string) =>
      (await findRecords(server.db, { ...session, module_access }, q)).map(({ kind }) => kind);
    expect(await kinds(['ndr'], numbers.manifest)).toEqual([]);
    expect(await kinds(['orders'], numbers.manifest)).toEqual(['manifest']);
    expect(await kinds(['orders'], 'RET-1001')).toEqual([]);
    expect(await kinds(['rto'], 'RET-1001')).toEqual(['return']);
  });
});
