import { istDay, istHour } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HomeSummary } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { raiseAlert, resolveAlert } from '../../platform/alerts/alerts.ts';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { copyPackedOrder } from '../../../test/shipping.ts';

const dayMs = 86_400_000;

describe.each(oneEngine)('the numbers of the home screen, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Home');
    // No box holds two planters.
    const small = { name: 'One', package_id: 'ONE', length: 17, width: 17, height: 16, weight_capacity: 2 };
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', small],
    ] as const)
      expect((await call('POST', path, body)).status, path).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const home = async (): Promise<HomeSummary> => (await call('GET', '/home/summary')).body.data;
  async function newOrder(order_date?: Date): Promise<{ id: string; packed_boxes: unknown[] }> {
    const day = order_date && istDay(order_date);
    const answer = await call(
      'POST',
      '/order/manual',
      orderFor({ phone: '9829040011', ...(day && { order_date: day }) }),
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { order } = answer.body.data;
    // A form gives the day alone; a store gives the hour.
    if (order_date)
      await server.db
        .updateTable('orders')
        .set({ order_date })
        .where('brand_id', '=', brand.brand_id)
        .where('order_id', '=', order.id)
        .execute();
    return order;
  }

  test('what is to ship is counted in orders, and as the sidebar counts it', async () => {
    const { id, packed_boxes } = await newOrder();
    expect(packed_boxes).toHaveLength(2);
    await newOrder();
    expect(await home()).toMatchObject({ to_ship: 2, to_ship_packed: 0, counts: { orders: 2 } });
    await call('POST', '/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes }] });
    expect(await home()).toMatchObject({ to_ship: 2, to_ship_packed: 1, counts: { orders: 2 } });
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id }] });
    expect(await home()).toMatchObject({ to_ship: 2, to_ship_packed: 1, counts: { orders: 2 } });
  });

  test('statuses that no mapping knows are work, until they are mapped', async () => {
    const alert = {
      brand_id: brand.brand_id,
      kind: 'unknown-status',
      partner: 'xpressbees',
      awb: '141',
    } as const;
    const at = server.clock.now();
    for (const subject of ['ud|odd|x1', 'ud|odd|x2', 'ud|odd|x2'])
      await raiseAlert(server.db, { ...alert, subject, status: 'odd', words: 'Unknown status', at });
    const statuses = async () => (await home()).todo.find(({ kind }) => kind === 'status');
    expect(await statuses()).toMatchObject({
      count: 2,
      title: 'Unknown courier statuses',
      to: expect.stringMatching(/^\/setting\/integration\/courier\/\d+\?tab=statuses$/),
    });
    for (const subject of ['ud|odd|x1', 'ud|odd|x2'])
      await resolveAlert(server.db, { ...alert, subject }, at);
    expect(await statuses()).toBeUndefined();
  });

  test('compares today so far with a week ago up to the same time; a few orders have no percentage', async () => {
    const before = server.clock.now().getTime() - 7 * dayMs;
    const orders = (await home()).orders_today;
    const weekAgo = async () => (await home()).against.rows.find(({ id }) => id === 'orders');
    await newOrder(new Date(before + dayMs / 6));
    expect(await weekAgo()).toEqual({ id: 'orders', today: orders, before: 0 });
    const { id } = await newOrder(new Date(before - dayMs / 6));
    expect(await weekAgo()).toEqual({ id: 'orders', today: orders, before: 1 });
    expect((await home()).orders_today_change).toBeNull();
    await copyPackedOrder(server.db, brand.brand_id, id, 19);
    expect(await home()).toMatchObject({
      against: { before_day: istDay(new Date(before)) },
      orders_today_change: Math.round(((orders - 20) / 20) * 100),
    });
  });

  test('has the orders of both days by the full hour, those of today up to the one that has begun', async () => {
    const { hours, rows } = (await home()).against;
    const orders = rows.find(({ id }) => id === 'orders');
    // It is noon, or a little later: all orders of today are placed at once, those of the week before at 8:00 and 16:00.
    const at = (hour: number) => hours.find((point) => point.hour === hour);
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 25 }, (_, hour) => hour));
    expect(at(0)).toEqual({ hour: 0, today: 0, before: 0 });
    expect(at(8)?.before).toBe(0);
    expect(at(9)?.before).toBe(orders?.before);
    expect(at(24)).toEqual({ hour: 24, today: null, before: (orders?.before ?? 0) + 1 });
    expect(at(13)?.today).toBeNull();
  });

  test('a task says until when and how many rupees are at stake', async () => {
    const { todo } = await home();
    const packaging = todo.find(({ kind }) => kind === 'packaging');
    // The couriers' pickups close at 14:00 and later; it is noon.
    expect(istHour(packaging!.until!)).toBe(14);
    // Each order is of two planters at 825.
    expect(packaging!.at_stake).toBe(packaging!.count * 1650);
    const deadlines = todo.map(({ until }) => until ?? '9');
    expect(deadlines).toEqual(deadlines.toSorted());
  });
});
