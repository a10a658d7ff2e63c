import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { CourierAdapter } from '../../partners/couriers/port.ts';
import { pollOnce } from '../tracking/poll/poll.ts';

const day = 86_400_000;

describe.each(oneEngine)('proofs of delivery, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Proofs');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  const shipmentOf = async (order_id: string) =>
    (await call('GET', `/order/${order_id}`)).body.data.order.shipments[0] as { id: string };
  async function ship(phone: string) {
    const { id } = await shippedOrder(call, server, 1, orderFor({ phone }));
    return shipmentOf(id);
  }
  const proofOf = async (id: string) =>
    (await call('GET', `/order-tracking/shipments/${id}/delivery-proof`)).body.data;
  const fileOf = (id: string, number = 1) => `/api/order-tracking/shipments/${id}/delivery-proof/${number}`;
  async function deliver() {
    server.clock.pass(20 * day);
    const created_at = server.clock.now();
    const expires_at = new Date(created_at.getTime() + 7 * day);
    await server.db.updateTable('sessions').set({ created_at, expires_at }).execute();
    await pollOnce(server.db, server.services);
  }
  const load = (path: string, token: string) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  /** Every courier's adapter, with another proof. */
  const withProof = (fetchDeliveryProof: CourierAdapter['fetchDeliveryProof']) => {
    const { couriers } = server.services;
    const forBrand = couriers.forBrand.bind(couriers);
    return vi.spyOn(couriers, 'forBrand').mockImplementation(async (brand_id) => {
      const of = await forBrand(brand_id);
      return {
        ...of,
        adapter: (courier_id) => {
          const adapter = of.adapter(courier_id);
          return adapter && { ...adapter, fetchDeliveryProof };
        },
      };
    });
  };

  test('are fetched once from the courier, stored, and opened by the brand alone', async () => {
    const { id } = await ship('9829010011');
    expect(await proofOf(id)).toEqual({ file_count: 0, reason: 'Not delivered yet', can_retry: false });
    await deliver();
    const proof = await proofOf(id);
    expect(proof).toEqual({
      file_count: 1,
      reason: '',
      can_retry: false,
    });
    const again = withProof(() => Promise.reject(new Error('asked again')));
    expect(await proofOf(id)).toEqual(proof);
    again.mockRestore();
    const file = await load(fileOf(id), brand.token);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await load(fileOf(id, 2), brand.token)).status).toBe(404);
    const other = await server.newBrand('Others');
    expect((await load(fileOf(id), other.token)).status).toBe(404);
    expect((await fetch(server.url + fileOf(id))).status).toBe(401);
  });

  test('say why there is none, and whether to try again', async () => {
    const without = await ship('9829010021');
    await deliver();
    expect(await proofOf(without.id)).toMatchObject({
      file_count: 0,
      reason: 'Delhivery has no proof of delivery for this AWB.',
      can_retry: true,
    });
    const unable = withProof(async () => ({ state: 'unsupported', reason: 'Its API has none.' }));
    expect(await proofOf(without.id)).toEqual({
      file_count: 0,
      reason: 'Its API has none.',
      can_retry: false,
    });
    unable.mockRestore();
    const down = withProof(() => Promise.reject(new CourierUnavailable('Delhivery could not be reached.')));
    expect(await proofOf(without.id)).toMatchObject({
      reason: 'Delhivery could not be reached.',
      can_retry: true,
    });
    down.mockRestore();
    const strange = withProof(async () => ({ state: 'found', files: [new TextEncoder().encode('<html>')] }));
    expect(await proofOf(without.id)).toMatchObject({
      file_count: 0,
      reason: expect.stringContaining('sent no image and no PDF'),
      can_retry: true,
    });
    strange.mockRestore();
  });

  test('are downloaded as they are if they are PDFs', async () => {
    const { id } = await ship('9829010021');
    await deliver();
    const sheet = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
    const signed = withProof(async () => ({ state: 'found', files: [sheet] }));
    expect(await proofOf(id)).toMatchObject({ file_count: 1 });
    signed.mockRestore();
    const file = await load(fileOf(id), brand.token);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(sheet);
  });

  test('are deleted with the buyer’s data, and not fetched again', async () => {
    const phone = '9829020011';
    const { id } = await ship(phone);
    await deliver();
    expect(await proofOf(id)).toMatchObject({ file_count: 1 });
    const { delivery_proof } = await server.db
      .selectFrom('shipments')
      .select('delivery_proof')
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', id)
      .executeTakeFirstOrThrow();
    const erased = await call('POST', '/privacy/erasures', { phone, password: brand.password });
    expect(erased.body.data).toMatchObject({ erased: 1 });
    expect((await load(fileOf(id), brand.token)).status).toBe(404);
    expect(await server.services.privateFiles.read(delivery_proof?.[0] ?? '')).toBeUndefined();
    expect(await proofOf(id)).toMatchObject({ file_count: 0, reason: "The buyer's data was erased" });
  });
});
