import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';
import { box, orderFor, sku, today, warehouse } from '../../../test/fixtures.ts';

/**
 * An hour between two scans is six seconds of the clock, which a slow machine doesn't use up while it asks, and the weeks
 * of a return stay within one day of the brand.
 */
const simulatorSpeed = 600;

describe.each(engines)('an order on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  const call = (method: string, path: string, body?: unknown, who = brand) =>
    server.call(method, path, { token: who.token, body });
  const hours = async (count: number) => {
    server.clock.pass((count * 3_600_000) / simulatorSpeed);
    return pollOnce(server.db, server.services);
  };

  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: String(simulatorSpeed) });
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Test');
    other = await server.newBrand('Other Brand');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const) {
      const answer = await call('POST', path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  });
  afterAll(() => server.stop());

  async function newOrder(phone = '9829010011', changes: Record<string, unknown> = {}) {
    const answer = await call('POST', '/order/manual', orderFor({ phone, ...changes }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.order;
  }

  async function packed(phone?: string) {
    const order = await newOrder(phone);
    const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [order.id] });
    const [{ packed_boxes }] = proposed.body.data.orders;
    const answer = await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes }],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return order;
  }

  async function allocated(phone?: string) {
    const order = await packed(phone);
    const answer = await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id }] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { order, allocation: answer.body.data.successful_allocations[0] };
  }

  async function collected(phone?: string) {
    const { order, allocation } = await allocated(phone);
    const pickup = await call('POST', '/order/processor/pickup/schedule', {
      order_ids: [order.id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
    expect(pickup.status, JSON.stringify(pickup.body)).toBe(200);
    return { order, allocation, pickup: pickup.body.data.pickups[0] };
  }

  const read = async (id: string) => (await call('GET', `/order/${id}`)).body.data.order;

  test('goes from the form to the customer’s door, and the tracking page follows it', async () => {
    const order = await newOrder();
    expect(order.status).toBe('NEW');
    expect(order.needs).toEqual(['packaging']);
    expect(order.is_packing_suggested).toBe(true);
    expect(order.packed_boxes[0].items[0].position).toEqual({ x: 0, y: 0, z: 0 });

    const assigned = await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: order.packed_boxes }],
    });
    expect(assigned.body.message).toBe('Packaging Details Assigned Successfully');
    expect((await read(order.id)).needs).toEqual(['courier']);

    const recommended = await call('POST', '/allocation/bulk/recommendation', { order_ids: [order.id] });
    const [best, second] = recommended.body.data.orders[0].couriers;
    expect(best).toMatchObject({ courier_name: 'Delhivery Surface', is_recommended: true, zone: 'D' });
    expect(second.courier_name).toBe('Delhivery Express');
    expect(best.price).toBeLessThan(second.price);
    expect(
      recommended.body.data.orders[0].rejected.map((one: { courier_name: string }) => one.courier_name),
    ).toEqual([
      'XpressBees Surface',
      'Blue Dart Air',
      'DTDC Surface',
      'DTDC Air',
      'Ekart Surface',
      'Ekart Express',
    ]);

    const allocation = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: order.id, courier_id: best.courier_id }],
    });
    expect(allocation.body.message).toBe('Courier Partner Allocated Successfully');
    const [awb] = allocation.body.data.successful_allocations[0].awbs;
    expect(awb).toMatch(/^1490\d{10}$/);
    const ready = await read(order.id);
    expect(ready.status).toBe('READY_TO_SHIP');
    expect(ready.shipments[0].charges.total).toBe(best.price);
    expect(ready.shipments[0].is_simulated).toBe(true);

    const label = await call('POST', '/order/processor/label', { order_ids: [order.id] });
    expect(label.headers.get('content-type')).toBe('application/pdf');
    expect(String(label.body).slice(0, 5)).toBe('%PDF-');

    const pickup = await call('POST', '/order/processor/pickup/schedule', {
      order_ids: [order.id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
    expect(pickup.body.message).toBe('Pickup scheduled successfully');
    const manifest = await call('POST', '/order/manifest', { shipment_ids: [ready.shipments[0].id] });
    expect(manifest.status, JSON.stringify(manifest.body)).toBe(200);
    const details = await call('GET', `/order/manifest/${manifest.body.data.manifest_id}`);
    expect(details.body.data.manifest.shipments[0].awb).toBe(awb);
    expect((await read(order.id)).status).toBe('MANIFESTED');

    await hours(2);
    expect((await read(order.id)).shipments[0].status).toBe('PICKUP_SCHEDULED');
    await hours(20);
    expect((await read(order.id)).status).toBe('SHIPPED');
    await hours(24 * 8);
    const delivered = await read(order.id);
    expect(delivered.status).toBe('DELIVERED');
    expect(delivered.timeline[0].words).toContain('Delivered');

    const page = await server.call('GET', `/order-tracking/tracking/${awb}?brand_name=${brand.slug}`);
    expect(page.status, JSON.stringify(page.body)).toBe(200);
    expect(page.body.data.shipments[0].status).toBe('DELIVERED');
    expect(JSON.stringify(page.body)).not.toMatch(/9829010011|Lake View|Ananya/);
    const byNumber = await server.call(
      'GET',
      `/order-tracking/tracking/${order.order_details.order_id} ${order.buyer_details.pincode}?brand_name=${brand.slug}`,
    );
    expect(byNumber.body.data.shipments[0].awb).toBe(awb);
  });

  test("is returned to the seller when the buyer doesn't accept it", async () => {
    const { order } = await collected('9829010013');
    await hours(24 * 5);
    await hours(24 * 20);
    const returned = await read(order.id);
    expect(returned.status).toBe('RTO');
    expect(returned.shipments[0].status).toBe('RTO_DELIVERED');
    expect(returned.shipments[0].delivery_tries).toBe(2);
  });

  test('keeps every scan once and lets an older one change nothing', async () => {
    const { order } = await collected();
    await hours(20);
    const before = await read(order.id);
    const { ingestScans } = await import('../../dispatch/tracking/scans/ingestScans.ts');
    const [box0] = before.shipments;
    const late = {
      awb: box0.awb,
      code: 'X-LATE',
      status: 'Manifested',
      status_type: 'UD',
      event_time: new Date(Date.parse(box0.created_at) + 1).toISOString(),
      location: 'Jaipur',
      remark: 'came late',
    };
    const init = {
      brand_id: brand.brand_id,
      shipment_id: box0.id,
      order_id: order.id,
      now: server.clock.now(),
      poll_after: null,
    };
    expect(await ingestScans(server.db, { ...init, scans: [late, late] })).toBe(1);
    expect(await ingestScans(server.db, { ...init, scans: [late] })).toBe(0);
    const after = await read(order.id);
    expect(after.shipments[0].status).toBe(box0.status);
    expect(after.shipments[0].scans).toHaveLength(box0.scans.length + 1);

    const unknown = {
      ...late,
      code: 'ZZ-9',
      status: 'Teleported',
      event_time: server.clock.now().toISOString(),
    };
    await ingestScans(server.db, { ...init, scans: [unknown] });
    const alerted = await read(order.id);
    expect(alerted.shipments[0].status).toBe(box0.status);
    expect(alerted.timeline.some((entry: { words: string }) => entry.words.includes('ZZ-9'))).toBe(true);
  });

  test('is cancelled with its box before the pickup, and refused after it', async () => {
    const { order } = await allocated();
    const cancelled = await call('POST', '/order/processor/bulk/cancel', { order_ids: [order.id] });
    expect(cancelled.body.message).toBe('Order Cancelled Successfully');
    const after = await read(order.id);
    expect(after.status).toBe('CANCELLED');
    expect(after.shipments[0].status).toBe('CANCELLED');

    const shipped = await collected();
    await hours(20);
    const refused = await call('POST', '/order/processor/bulk/cancel', { order_ids: [shipped.order.id] });
    expect(refused.status).toBe(409);
    const box0 = (await read(shipped.order.id)).shipments[0];
    const asked = await call('POST', '/order/processor/shipment/cancel', { shipment_ids: [box0.id] });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect((await read(shipped.order.id)).shipments[0].status).toBe('RTO_INITIATED');
  });

  test('comes back to New when its only shipment is cancelled, and can be packed again', async () => {
    const { order } = await allocated();
    const [box0] = (await read(order.id)).shipments;
    await call('POST', '/order/processor/shipment/cancel', { shipment_ids: [box0.id] });
    const again = await read(order.id);
    expect(again.status).toBe('NEW');
    expect(again.needs).toEqual(['packaging']);
    const assigned = await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: again.packed_boxes }],
    });
    expect(assigned.status).toBe(200);
  });

  test('stays unallocated with the courier’s reason where no courier goes', async () => {
    const order = await newOrder('9829010011', { pincode: '999999', state: 'Karnataka' });
    await call('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: order.packed_boxes }],
    });
    const answer = await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id }] });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain(order.order_details.order_id);
  });

  test('takes the next courier when the first refuses the parcel', async () => {
    const order = await packed('9829010016');
    const answer = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: order.id, courier_id: 2 }],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('0016');
    const counts = await server.db
      .selectFrom('load_counts')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('courier_id', '=', 2)
      .execute();
    expect(counts.map(({ count }) => count)).toEqual([0]);
  });

  test('follows the load split, the furthest behind first', async () => {
    const split = await call('POST', '/allocation/setting', {
      distribution_percentage: [
        { courier_id: 1, percentage: 50 },
        { courier_id: 2, percentage: 50 },
      ],
    });
    expect(split.status, JSON.stringify(split.body)).toBe(201);
    await server.db.deleteFrom('load_counts').where('brand_id', '=', brand.brand_id).execute();
    const names: string[] = [];
    for (let count = 0; count < 4; count += 1) names.push((await allocated()).allocation.courier_name);
    expect(names.filter((name) => name === 'Delhivery Surface')).toHaveLength(2);
    expect(names.filter((name) => name === 'Delhivery Express')).toHaveLength(2);
  });

  test('gets one AWB under concurrent allocation', async () => {
    const order = await packed();
    const assign = () =>
      call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id, courier_id: 1 }] });
    const answers = await Promise.all([assign(), assign(), assign()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { shipments } = await read(order.id);
    expect(shipments).toHaveLength(1);
    const parcels = await server.db
      .selectFrom('simulator_parcels')
      .selectAll()
      .where('reference', 'like', `${order.order_details.order_id}-%`)
      .execute();
    expect(parcels.map(({ waybill, cancelled_at }) => [waybill, cancelled_at])).toEqual([
      [shipments[0].awb, null],
    ]);
  });

  test('gets a unique number under concurrent creation', async () => {
    const bodies = Array.from({ length: 12 }, () => orderFor({ phone: '9829010011' }));
    const answers = await Promise.all(bodies.map((body) => call('POST', '/order/manual', body)));
    expect(new Set(answers.map(({ body }) => body.data.order.order_details.order_id)).size).toBe(12);
  });

  test('is not there for another brand', async () => {
    const { order } = await allocated();
    const [box0] = (await read(order.id)).shipments;
    expect((await call('GET', `/order/${order.id}`, undefined, other)).status).toBe(404);
    expect(
      (await call('PUT', `/order/${order.id}`, orderFor({ phone: '9829010011' }), other)).status,
    ).not.toBe(200);
    expect(
      (await call('POST', '/order/processor/bulk/cancel', { order_ids: [order.id] }, other)).status,
    ).toBe(404);
    expect(
      (await call('POST', '/order/processor/shipment/cancel', { shipment_ids: [box0.id] }, other)).status,
    ).toBe(404);
    expect((await call('POST', '/order/manifest', { shipment_ids: [box0.id] }, other)).status).toBe(404);
    expect(
      (await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id }] }, other))
        .status,
    ).toBe(404);
    expect(
      (await call('POST', '/packing/bulk/recommendation', { order_ids: [order.id] }, other)).status,
    ).toBe(404);
    expect((await call('POST', '/order/processor/label', { order_ids: [order.id] }, other)).status).toBe(404);
    expect(
      (await server.call('GET', `/order-tracking/tracking/${box0.awb}?brand_name=${other.slug}`)).status,
    ).toBe(404);
    expect((await read(order.id)).status).toBe('READY_TO_SHIP');
  });

  test('is created once per idempotency key', async () => {
    const body = orderFor({ phone: '9829010011' });
    const headers = { 'idempotency-key': `order-${engine}-0001` };
    const first = await server.call('POST', '/order/manual', { token: brand.token, body, headers });
    const second = await server.call('POST', '/order/manual', { token: brand.token, body, headers });
    expect(second.body.data.order.id).toBe(first.body.data.order.id);
  });

  test('is listed by filters and pages by key without a gap', async () => {
    for (let count = 0; count < 5; count += 1) await newOrder(`98290200${String(20 + count)}`);
    const all = await call('GET', '/order/all?page_size=200');
    const seen: string[] = [];
    let after = '';
    do {
      const page = await call('GET', `/order/all?page_size=3${after === '' ? '' : `&after=${after}`}`);
      seen.push(...page.body.orders.map((row: { id: string }) => row.id));
      after = page.body.pagination.next ?? '';
    } while (after !== '');
    expect(seen).toEqual(all.body.orders.map((row: { id: string }) => row.id));
    expect(all.body.pagination.total).toBe(seen.length);

    const fresh = await call('GET', '/order/all?order_status=NEW&order_status=CANCELLED');
    expect(new Set(fresh.body.orders.map((row: { status: string }) => row.status))).toEqual(
      new Set(['NEW', 'CANCELLED']),
    );
    const needing = await call('GET', '/order/all?tab=new&needs=packaging');
    expect(needing.body.pagination.total).toBe(needing.body.orders.length);
    const found = await call('GET', '/order/all?search=9829020023');
    expect(found.body.orders).toHaveLength(1);
    expect((await call('GET', '/order/all?start_date=2020-01-01&end_date=2020-01-31')).body.orders).toEqual(
      [],
    );
    expect((await call('GET', '/order/all?after=nonsense')).status).toBe(422);

    const counts = await call('GET', '/order/counts');
    const actual = await server.db
      .selectFrom('orders')
      .select(({ fn }) => ['status', fn.countAll().as('count')])
      .where('brand_id', '=', brand.brand_id)
      .groupBy('status')
      .execute();
    expect(counts.body.data.tabs.new).toBe(Number(actual.find(({ status }) => status === 'NEW')?.count ?? 0));
    expect(counts.body.data.tabs.all).toBe(actual.reduce((sum, { count }) => sum + Number(count), 0));
    expect((await call('GET', '/home/summary')).body.data.orders_today).toBe(counts.body.data.tabs.all);
  });

  test('is found by its number, AWB, phone and email', async () => {
    const { order, allocation } = await allocated();
    for (const [q, matched] of [
      [order.order_details.order_id, 'order'],
      [allocation.awbs[0], 'awb'],
      ['buyer@example.in', 'email'],
    ]) {
      const found = await call('GET', `/order/processor/lookup?q=${encodeURIComponent(String(q))}`);
      expect(found.body.data.orders.map((hit: { id: string }) => hit.id)).toContain(order.id);
      expect(found.body.data.orders[0].matched).toBe(matched);
    }
  });

  test('is downloaded as a file that spreadsheets read', async () => {
    const answer = await call('GET', '/order/download');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(String(answer.body)).toContain('order_id,status');
  });

  test('is edited while it is new, and not once it has a courier', async () => {
    const order = await packed();
    const body = orderFor({ phone: '9829010011', quantity: 1 });
    const edited = await call('PUT', `/order/${order.id}`, body);
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    expect(edited.body.data.order.totals.quantity).toBe(1);
    expect(edited.body.data.order.needs).toEqual(['packaging']);
    const taken = await allocated();
    expect((await call('PUT', `/order/${taken.order.id}`, body)).status).toBe(409);
  });
});
