import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { box, orderFor, sku, today, warehouse } from '../../../../test/fixtures.ts';
import { pollOnce } from '../../tracking/poll/poll.ts';

const waiting = new Set(['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP']);

describe.each(oneEngine)('a manifest on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Late Lists');
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
    await call('POST', '/settings/sku/box', box);
  });
  afterAll(() => server.stop());

  /** An order with its courier, and its box. */
  async function allocated(phone: string) {
    const { order } = (await call('POST', '/order/manual', orderFor({ phone }))).body.data;
    await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: order.packed_boxes }],
    });
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id }] });
    return readBox(order.id);
  }
  const readBox = async (order_id: string) => {
    const { order } = (await call('GET', `/order/${order_id}`)).body.data;
    return { order, box: order.shipments[0] };
  };
  const schedule = (order_id: string) =>
    call('POST', '/order/processor/pickup/schedule', {
      order_ids: [order_id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
  const list = (...shipment_ids: string[]) => call('POST', '/order/manifest', { shipment_ids });

  test('is made of boxes that the courier has taken too, as a late record that moves nothing', async () => {
    // The simulator delivers to a phone that ends so, at the first try.
    const { order, box } = await allocated('9829010011');
    await schedule(order.id);
    let before = await readBox(order.id);
    for (let hour = 0; hour < 60 && waiting.has(before.box.status); hour += 1) {
      server.clock.pass(1000);
      await pollOnce(server.db, server.services);
      before = await readBox(order.id);
    }
    expect(waiting).not.toContain(before.box.status);
    const made = await list(box.id);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { manifest } = (await call('GET', `/order/manifest/${made.body.data.manifest_id}`)).body.data;
    expect(manifest).toMatchObject({ shipment_count: 1, shipments: [{ awb: box.awb }] });
    const after = await readBox(order.id);
    expect([after.order.status, after.box.status]).toEqual([before.order.status, before.box.status]);
    const event = await server.db
      .selectFrom('events')
      .select('data')
      .where('shipment_id', '=', box.id)
      .where('kind', '=', 'shipment.manifested')
      .executeTakeFirstOrThrow();
    expect(event.data).toMatchObject({ is_late: true, awb: box.awb });
    expect((await list(box.id)).status).toBe(409);
  });

  test('is refused for a box without a pickup, and for a cancelled one', async () => {
    const early = await allocated('9829010022');
    expect((await list(early.box.id)).body.detail).toContain('Schedule the pickup');
    await call('POST', '/order/processor/shipment/cancel', { shipment_ids: [early.box.id] });
    expect((await list(early.box.id)).status).toBe(409);
  });
});
