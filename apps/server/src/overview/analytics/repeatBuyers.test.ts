import { addDays, istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue } from '../../../test/shipping.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import { up } from '../../platform/db/migrations/0750_repeat_buyers.ts';
import { rebuild } from './rebuild.ts';

describe.each(engines)('repeat buyers on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  async function newShop(name: string) {
    const brand = await server.newBrand(name);
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, body });
    await createCatalogue(call);
    const place = async (phone: string, order_date?: string): Promise<string> => {
      const { status, body } = await call('POST', '/order/manual', orderFor({ phone, order_date }));
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.order.id;
    };
    return { brand, call, place };
  }

  const readOrders = ({ brand_id }: SignedInBrand) =>
    server.db
      .selectFrom('orders')
      .select(['order_id', 'order_date', 'buyer_phone', 'is_repeat', 'status', 'state'])
      .where('brand_id', '=', brand_id)
      .execute();
  type Placed = Awaited<ReturnType<typeof readOrders>>[number];

  const markOf = async (brand: SignedInBrand, id: string) =>
    (await readOrders(brand)).find(({ order_id }) => order_id === id)?.is_repeat;

  /** By looking at each pair. */
  const isRepeat = (one: Placed, all: readonly Placed[]) =>
    all.some(
      (other) =>
        other.buyer_phone === one.buyer_phone &&
        (+other.order_date < +one.order_date ||
          (+other.order_date === +one.order_date && other.order_id < one.order_id)),
    );

  const cardsOf = async (call: Awaited<ReturnType<typeof newShop>>['call'], filter = '') => {
    const today = istDay(server.clock.now());
    const { body } = await call(
      'GET',
      `/analytics/orders/cards?dateRange=custom&start_date=${addDays(today, -60)}&end_date=${today}${filter}`,
    );
    const value = (id: string) => body.data.cards.find((card: { id: string }) => card.id === id)?.value;
    return { count: value('repeat_orders') ?? 0, rate: value('repeat_rate') };
  };

  test('are marked alike however their orders come in, and the metric is a count of them', async () => {
    const { brand, call, place } = await newShop('Mitti Repeat');
    const chance = seededRandom(750);
    const today = istDay(server.clock.now());
    const phones = ['9829010041', '9829010042', '9829010043', '9829010044'];
    const placed: string[] = [];
    for (let round = 0; round < 28; round += 1) {
      // Two hours of five days: many orders of a buyer at the same second, and old ones after newer ones.
      const day = addDays(today, -1 - chance.int(0, 4));
      const at = `${day}T${chance.pick(['10', '18'])}:00:00+05:30`;
      placed.push(await place(chance.pick(phones), at));
    }
    // A cancelled order was placed too.
    expect(
      (await call('POST', '/order/processor/bulk/cancel', { order_ids: placed.slice(0, 4) })).status,
    ).toBe(200);

    const all = await readOrders(brand);
    expect(all).toHaveLength(28);
    expect(all.filter(({ status }) => status === 'CANCELLED')).toHaveLength(4);
    for (const one of all) expect(one.is_repeat, one.order_id).toBe(isRepeat(one, all));
    expect(all.filter((one) => !one.is_repeat)).toHaveLength(
      new Set(all.map(({ buyer_phone }) => buyer_phone)).size,
    );

    const live = all.filter(({ status }) => status !== 'CANCELLED');
    const count = live.filter((one) => isRepeat(one, all)).length;
    expect(await cardsOf(call)).toEqual({ count, rate: expect.closeTo((100 * count) / live.length) });
    expect((await cardsOf(call, '&paymentMode=prepaid')).count).toBe(0);
    const opened = await call(
      'GET',
      `/analytics/subjects?metric=repeat_orders&dateRange=custom&start_date=${addDays(today, -60)}&end_date=${today}`,
    );
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(opened.body.data.total).toBe(count);
    expect(await rebuild(server.db, brand.brand_id, server.clock.now())).toEqual([]);
  });

  test('are as many after an erasure, and a buyer who was erased is new', async () => {
    const { brand, call, place } = await newShop('Mitti Erased');
    const ids = [await place('9829010051'), await place('9829010051')];
    await place('9829010052');
    const { count } = await cardsOf(call);
    expect(count).toBe(1);
    await server.db
      .updateTable('orders')
      .set({ status: 'DELIVERED' })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', 'in', ids)
      .execute();
    const erased = await call('POST', '/privacy/erasures', {
      password: brand.password,
      phone: '9829010051',
    });
    expect(erased.body.data, JSON.stringify(erased.body)).toMatchObject({ erased: 2 });
    expect((await cardsOf(call)).count).toBe(count);
    expect(await markOf(brand, await place('9829010051'))).toBe(false);
    expect(await rebuild(server.db, brand.brand_id, server.clock.now())).toEqual([]);
  });

  test('one of two first orders at once is the second', async () => {
    const { brand, place } = await newShop('Mitti At Once');
    await Promise.all([place('9829010061'), place('9829010061'), place('9829010061')]);
    expect((await readOrders(brand)).filter((one) => one.is_repeat)).toHaveLength(2);
    // An order of another brand is another buyer's.
    const { brand: other, place: placeThere } = await newShop('Mitti Elsewhere');
    expect(await markOf(other, await placeThere('9829010061'))).toBe(false);
  });

  test('an order whose number is corrected is decided again', async () => {
    const { brand, call, place } = await newShop('Mitti Corrected');
    await place('9829010071');
    const second = await place('9829010072');
    const change = (phone: string) => call('PUT', `/order/${second}`, orderFor({ phone }));
    expect((await change('9829010071')).status).toBe(200);
    expect(await markOf(brand, second)).toBe(true);
    expect((await change('9829010073')).status).toBe(200);
    expect(await markOf(brand, second)).toBe(false);
  });

  test('the migration marks orders as the product does', async () => {
    const { brand, place } = await newShop('Mitti Migrated');
    const today = istDay(server.clock.now());
    for (const [phone, back] of [
      ['9829010081', 3],
      ['9829010081', 9],
      ['9829010081', 9],
      ['9829010082', 1],
    ] as const)
      await place(phone, `${addDays(today, -back)}T10:00:00+05:30`);
    const before = await readOrders(brand);
    expect(before.filter((one) => one.is_repeat)).toHaveLength(2);
    const undone = new Error('undone');
    await server.db
      .transaction()
      .execute(async (tx) => {
        await tx.schema.alterTable('orders').dropColumn('is_repeat').execute();
        await tx.schema.dropIndex('orders_by_buyer').execute();
        await tx.schema
          .createIndex('orders_by_phone')
          .on('orders')
          .columns(['brand_id', 'buyer_phone'])
          .execute();
        await up(tx as never);
        const marked = await tx
          .selectFrom('orders')
          .select(['order_id', 'is_repeat'])
          .where('brand_id', '=', brand.brand_id)
          .execute();
        const known = new Map(before.map(({ order_id, is_repeat }) => [order_id, is_repeat]));
        for (const { order_id, is_repeat } of marked) expect(is_repeat).toBe(known.get(order_id));
        expect(marked).toHaveLength(4);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  });
});
