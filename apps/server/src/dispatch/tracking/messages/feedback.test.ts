import type { DeliveryFeedback } from '@khep/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { orderFor } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, shippedOrder } from '../../../../test/shipping.ts';

const dayMs = 86_400_000;

describe.each(oneEngine)('delivery ratings, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const load = async (as = brand): Promise<DeliveryFeedback> =>
    (await call('GET', '/order-tracking/feedback', undefined, as)).body.data;
  const ids: string[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Rated');
    await createCatalogue(call);
    for (const phone of ['9829010061', '9829010062', '9829010063'])
      ids.push((await shippedOrder(call, server, 1, orderFor({ phone }))).id);
    await server.db.updateTable('shipments').set({ state: 'DELIVERED' }).execute();
    // The second order: two more parcels, of which another courier delivered one.
    for (const [shipment_id, courier_id] of [
      ['shp_more', 1],
      ['shp_other', 2],
    ] as const)
      await sql`
        insert into shipments select (jsonb_populate_record(s, jsonb_build_object(
          'shipment_id', ${shipment_id}::text, 'courier_id', ${courier_id}::int, 'awb', ${shipment_id}::text,
          'box_no', ${courier_id + 1}::int))).*
        from shipments s where s.order_id = ${ids[1]!} limit 1`.execute(server.db);
  });
  afterAll(() => server.stop());

  async function rate(order_id: string, rating: number, comment: string, daysAgo = 0) {
    const created_at = new Date(server.clock.now().getTime() - daysAgo * dayMs);
    await server.db
      .insertInto('delivery_feedback')
      .values({ brand_id: brand.brand_id, order_id, rating, comment, created_at, updated_at: created_at })
      .execute();
  }

  test('are counted once for an order, and once for each courier that delivered a parcel of it', async () => {
    await rate(ids[0]!, 5, '', 1);
    await rate(ids[1]!, 2, 'Dented', 0);
    const { comments, couriers, ...sum } = await load();
    expect(sum).toEqual({ count: 2, average: 3.5, distribution: [0, 1, 0, 0, 1] });
    expect(couriers).toMatchObject([
      { courier_id: 1, count: 2, average: 3.5, distribution: [0, 1, 0, 0, 1] },
      { courier_id: 2, count: 1, average: 2, distribution: [0, 1, 0, 0, 0] },
    ]);
    expect(comments).toMatchObject([{ order_id: ids[1], rating: 2, comment: 'Dented' }]);
  });

  test('are of the last seven days by default, and of the own brand', async () => {
    await rate(ids[2]!, 1, 'Late', 20);
    expect((await load()).count).toBe(2);
    const all = await call('GET', '/order-tracking/feedback?start_date=2020-01-01');
    expect(all.body.data).toMatchObject({ count: 3, average: 2.67 });
    expect(all.body.data.comments.map(({ comment }: { comment: string }) => comment)).toEqual([
      'Dented',
      'Late',
    ]);
    const none = { count: 0, average: null, distribution: [0, 0, 0, 0, 0], couriers: [], comments: [] };
    expect(await load(await server.newBrand('Unrated'))).toEqual(none);
  });
});
