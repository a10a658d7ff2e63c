import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { box, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import type { ShopifySimulator } from './shopify/simulator/app.ts';
import type { ShopOrder } from './shopify/simulator/shopOrder.ts';
import { listUnmarked } from '../../dispatch/stores/fulfilmentEvents.ts';
import { closeStoreOrders } from '../../dispatch/stores/fulfilments.ts';
import { startSync } from '../../dispatch/stores/startSync.ts';
import { runStoreRound, startDueSyncs } from '../../dispatch/stores/storeLoop.ts';
import { processDeliveries } from '../../dispatch/stores/storeInbox.ts';

const domain = 'clay-and-co.myshopify.com';
const teaWeights = { sku_length: 20, sku_width: 12, sku_height: 8, gst: 5 };

describe('a Shopify store', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let shopify: ShopifySimulator;
  const call = (method: string, path: string, body?: unknown, who = brand) =>
    server.call(method, path, { token: who.token, body });
  const data = async (method: string, path: string, body?: unknown, who = brand) => {
    const answer = await call(method, path, body, who);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const sync = async (who = brand) => {
    for (;;) {
      const result = await data('GET', '/orders-sync/sync', undefined, who);
      if (result.job === null || result.job.state === 'failed') return result;
    }
  };
  /** Delivers the shop's webhooks and processes them. */
  const settle = async () => {
    await shopify.shops.settled();
    await expect
      .poll(
        async () => {
          await processDeliveries(server.db, server.services);
          return server.db
            .selectFrom('store_inbox')
            .select('delivery_key')
            .where('read_after', 'is not', null)
            .execute();
        },
        { timeout: 120_000 },
      )
      .toEqual([]);
  };
  const ours = async (name: string) => {
    const row = await server.db
      .selectFrom('store_orders')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return { ...row, order: row.order_id ? (await data('GET', `/order/${row.order_id}`)).order : undefined };
  };
  const place = async (change: (order: ShopOrder) => void = () => undefined) => {
    const [order] = await shopify.shops.place(domain, 1, { isQuiet: true });
    const changed = await shopify.shops.change(domain, order!.number, change, 'ORDERS_CREATE');
    await settle();
    return changed;
  };
  /** Puts one order of one line into the shop. */
  const placeOne = (quantity = 2, change: (order: ShopOrder) => void = () => undefined) =>
    place((order) => {
      order.lines = [
        { ...order.lines[0]!, sku: 'MUG-STN-1', quantity, current: quantity, price: 54_900, discount: 0 },
      ];
      order.shipping = 7900;
      order.is_paid = false;
      order.gateways = ['Cash on Delivery (COD)'];
      change(order);
    });

  beforeAll(async () => {
    server = await startTestServer('pglite', {}, { storeTimings: { backoffMs: 1 } });
    server.clock.toNoon();
    shopify = server.services.stores.simulator!;
    shopify.setPlan(2000, 20_000);
    brand = await server.newBrand('Clay & Co');
    await data('POST', '/warehouse', warehouse);
    await data('POST', '/settings/sku/box', {
      ...box,
      length: 60,
      width: 40,
      height: 40,
      weight_capacity: 30,
    });
  });
  afterAll(() => server.stop());

  test('rejects wrong credentials at their field, and saves nothing', async () => {
    const wrong = await call('POST', '/auth/shopify/credentials', { shop: domain, token: 'not-a-token' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toEqual({
      token: 'Shopify rejected the access token. Copy it again from the API credentials of your app.',
    });
    const secret = await call('POST', '/auth/shopify/credentials', {
      shop: domain,
      client_id: 'app',
      client_secret: 'wrong',
    });
    expect(Object.keys(secret.body.fields)).toEqual(['client_secret']);
    const place = await call('POST', '/auth/shopify/credentials', {
      shop: 'https://evil.example/x',
      token: 'a',
    });
    expect(Object.keys(place.body.fields)).toEqual(['shop']);
    expect(await data('GET', '/auth/shopify/check-connection')).toEqual({ connected: false, store_name: '' });
    expect((await call('GET', '/orders-sync/sync')).status).toBe(409);
  });

  test('connects with client ID and secret, shows the shop, and never returns the secret', async () => {
    const { store } = await data('POST', '/auth/shopify/credentials', {
      shop: 'https://admin.shopify.com/store/clay-and-co',
      client_id: 'khep-app',
      client_secret: 'shpss_verysecret1234',
    });
    expect(store).toEqual({ name: 'Clay And Co', domain });
    const shown = await call('GET', '/auth/shopify/store');
    expect(shown.body.data.store).toMatchObject({ connected: true, has_webhooks: true, problem: '' });
    expect(shown.body.data.store.scopes.every(({ is_granted }: { is_granted: boolean }) => is_granted)).toBe(
      true,
    );
    expect(JSON.stringify(shown.body)).not.toContain('verysecret');
  });

  test('lists unknown SKUs with what the store knows of them, and imports their orders once they exist', async () => {
    const first = await sync();
    expect(first).toMatchObject({ read: 12, added: 0, open: 12 });
    const { skus } = await data('GET', '/auth/shopify/skus');
    expect(skus.length).toBe(5);
    expect(skus.find(({ code }: { code: string }) => code === 'MUG-STN-1')).toMatchObject({
      title: 'Stoneware mug',
      unit_price: 549,
      actual_weight: 420,
      hsn_code: '6912',
    });
    const refused = await call('POST', '/auth/shopify/skus/map', {
      mappings: [{ code: 'MUG-STN-1', sku_id: 'NONE' }],
    });
    expect(refused.body.fields).toEqual({ 'mappings.0.sku_id': 'SKU NONE not found. Choose another.' });
    await data('POST', '/auth/shopify/skus/create', {
      skus: skus.map((sku: { code: string; title: string }) => ({
        ...sku,
        ...teaWeights,
        sku_id: sku.code.replaceAll(' ', '-'),
        sku_name: sku.title,
      })),
    });
    const second = await sync();
    expect(second).toMatchObject({ added: 12, open: 0 });
    expect((await sync()).added).toBe(0);
    expect((await data('GET', '/auth/shopify/skus')).skus).toEqual([]);
  });

  test('reads waiting orders again after a sync that may have passed them', async () => {
    const { db, services } = server;
    const owner = { kind: 'system', name: 'Test' } as const;
    const start = (isForWaiting: boolean) =>
      startSync(db, services, { brand_id: brand.brand_id, kind: 'shopify', owner, isForWaiting });
    const stateOf = async (job_id: string) =>
      (
        await db
          .selectFrom('jobs')
          .select('state')
          .where('brand_id', '=', brand.brand_id)
          .where('job_id', '=', job_id)
          .executeTakeFirstOrThrow()
      ).state;
    shopify.faults.delayMs = 700;
    try {
      const running = await start(false);
      await expect.poll(() => stateOf(running), { timeout: 10_000, interval: 20 }).toBe('running');
      expect(await start(false)).toBe(running);
      const next = await start(true);
      expect(next).not.toBe(running);
      shopify.faults.delayMs = 0;
      await expect.poll(() => stateOf(next), { timeout: 10_000 }).toBe('done');
    } finally {
      shopify.faults.delayMs = 0;
    }
  });

  test('imports total and COD amount to the paisa, also with a discount, a refund and a tip', async () => {
    const cod = await ours((await placeOne(2)).name);
    expect(cod.order).toMatchObject({ totals: { total: 1177, collect: 1177, is_cod: true } });
    expect(cod.order.order_details.order_id).toBe(cod.name);
    const discounted = await ours(
      (
        await placeOne(3, (order) => {
          order.lines[0]!.discount = 10_001;
          order.lines[0]!.current = 2;
        })
      ).name,
    );
    // ₹549 × 2 less two thirds of ₹100.01, and shipping.
    expect(discounted.order.totals).toMatchObject({ total: 1110.33, collect: 1110.33 });
    const paid = await ours((await placeOne(1, (order) => (order.is_paid = true))).name);
    expect(paid.order.totals).toMatchObject({ is_cod: false, collect: 0 });
    const unpaid = await ours((await placeOne(1, (order) => (order.gateways = ['Bank Deposit']))).name);
    expect(unpaid).toMatchObject({ order_id: null, state: 'waiting' });
    const bad = await ours((await placeOne(1, (order) => (order.address.zip = '12'))).name);
    expect(bad).toMatchObject({ order_id: null, state: 'failed' });
    expect(bad.problem).toContain('PIN code');
  });

  test('takes the phone of the bill, the state of the PIN code and the time of the shop', async () => {
    const placed = await placeOne(1, (order) => {
      order.created_at = '2026-11-18T18:20:10Z';
      order.phone = '';
      order.billing_address = { ...order.address, name: 'Accounts', phone: '+91 98220 11111' };
      order.address = { ...order.address, phone: '', province: '', city: '', zip: '411001' };
    });
    const { order } = await ours(placed.name);
    expect(order.buyer_details).toMatchObject({ phone: '9822011111', state: 'Maharashtra', city: 'Pune' });
    expect(order.order_details.order_date).toBe('2026-11-18T18:20:10.000Z');
  });

  test('applies edits, refunds and cancellations to new orders, and asks about allocated ones', async () => {
    const edited = await placeOne(3);
    await shopify.shops.change(domain, edited.number, (order) => {
      order.lines[0]!.current = 1;
      order.address.city = 'Kota';
    });
    await settle();
    const after = await ours(edited.name);
    expect(after.order.order_details.product_details[0].quantity).toBe(1);
    expect(after.order.buyer_details.city).toBe('Kota');
    expect(after.order.totals.collect).toBe(628);
    expect(
      after.order.timeline.some(({ words }: { words: string }) => words === 'Updated from Shopify'),
    ).toBe(true);

    await shopify.shops.change(
      domain,
      edited.number,
      (order) => (order.cancelled_at = order.updated_at),
      'ORDERS_CANCELLED',
    );
    await settle();
    expect((await ours(edited.name)).order.status).toBe('CANCELLED');

    const refunded = await placeOne(1);
    await shopify.shops.change(
      domain,
      refunded.number,
      (order) => (order.lines[0]!.current = 0),
      'REFUNDS_CREATE',
    );
    await settle();
    expect((await ours(refunded.name)).order.status).toBe('CANCELLED');

    const allocated = await placeOne(1);
    await ship(allocated.name);
    await shopify.shops.change(domain, allocated.number, (order) => (order.address.city = 'Bundi'));
    await settle();
    const conflict = await ours(allocated.name);
    expect(conflict).toMatchObject({ state: 'conflict' });
    expect(conflict.problem).toContain('Ready to ship');
  });

  const ship = async (name: string) => {
    const { order_id } = await ours(name);
    const proposed = await data('POST', '/packing/bulk/recommendation', { order_ids: [order_id] });
    await data('POST', '/packing/bulk/assign', {
      orders: [{ order_id, packed_boxes: proposed.orders[0].packed_boxes }],
    });
    const { successful_allocations } = await data('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id }],
    });
    return successful_allocations[0];
  };

  test('refuses settings that are based on an older version', async () => {
    const path = '/auth/shopify/settings';
    const read = async () => (await data('GET', '/auth/shopify/store')).store.settings;
    const save = (fulfil_at: string, version: number) =>
      server.call('PUT', path, {
        token: brand.token,
        body: { fulfil_at, notify_buyer: true },
        headers: { 'if-match': `"${version}"` },
      });
    const { version } = await read();
    expect((await save('awb', version)).status).toBe(200);
    const late = await save('pickup', version);
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(await read());
  });

  test('sends the AWB and tracking link once, adopts what a lost response left, and takes it back', async () => {
    await data('PUT', '/auth/shopify/settings', { fulfil_at: 'awb', notify_buyer: false });
    await runStoreRound(server.db, server.services);
    const { name, number } = await placeOne(1);
    await ship(name);
    // The mutation has its effect, but its response is lost.
    const waiting = shopify.faults;
    waiting.unanswered = 1;
    await runStoreRound(server.db, server.services);
    waiting.unanswered = 0;
    server.clock.pass(3_600_000);
    await runStoreRound(server.db, server.services);
    const { order } = await ours(name);
    const [box1] = order.shipments;
    const fulfilments = (await shopify.shops.find(domain, number))!.fulfilments;
    expect(fulfilments).toHaveLength(1);
    expect(fulfilments[0]).toMatchObject({ number: box1.awb, is_cancelled: false });
    expect(fulfilments[0]!.url).toContain(`/track/${box1.awb}`);
    await settle();
    // Our own fulfilment is no reason to cancel our order.
    expect((await ours(name)).order.status).toBe('READY_TO_SHIP');

    await data('POST', '/order/processor/shipment/cancel', {
      shipment_ids: [box1.id],
      reason: 'Another courier',
    });
    await runStoreRound(server.db, server.services);
    expect((await shopify.shops.find(domain, number))!.fulfilments[0]!.is_cancelled).toBe(true);
  });

  test('holds AWBs while a scope is missing, says which, and sends them once it is granted', async () => {
    shopify.revoke(domain, 'write_merchant_managed_fulfillment_orders');
    const { name, number } = await placeOne(1);
    await ship(name);
    await runStoreRound(server.db, server.services);
    const { store } = await data('GET', '/auth/shopify/store');
    expect(store.awbs.failed).toBe(1);
    expect(store.scopes.filter(({ is_granted }: { is_granted: boolean }) => !is_granted)).toEqual([
      {
        scope: 'write_merchant_managed_fulfillment_orders',
        purpose: 'Send AWBs and tracking links',
        is_granted: false,
      },
    ]);
    shopify.grant(domain, 'write_merchant_managed_fulfillment_orders');
    expect(await data('POST', '/auth/shopify/recheck', {})).toEqual({ problem: '', missing_scopes: [] });
    await runStoreRound(server.db, server.services);
    expect((await shopify.shops.find(domain, number))!.fulfilments).toHaveLength(1);
  });

  /** Moves the shipments of an order, as scans do. */
  const reach = (order_id: string | null, state: 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERED') =>
    server.db
      .updateTable('shipments')
      .set({ state })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .execute();
  const round = () => runStoreRound(server.db, server.services);
  const fulfilmentsOf = async (number: number) => (await shopify.shops.find(domain, number))!.fulfilments;

  test('fulfils an order at two locations once for each, and what a refusal left later', async () => {
    const { name, number } = await place((order) => {
      const [line] = order.lines;
      order.lines = ['Jaipur', 'Pune'].map((location, index) => ({
        ...line!,
        id: line!.id + index,
        sku: 'MUG-STN-1',
        quantity: 1,
        current: 1,
        price: 54_900,
        discount: 0,
        location,
      }));
    });
    await ship(name);
    await round();
    const sent = await fulfilmentsOf(number);
    expect(sent.map(({ lines }) => lines.length)).toEqual([1, 1]);
    expect(new Set(sent.map((one) => one.number)).size).toBe(1);
    // One of the two was lost: only that one is created again.
    const { brand_id } = brand;
    const { order_id } = await ours(name);
    await shopify.shops.change(domain, number, (order) => {
      order.fulfilments = order.fulfilments.slice(0, 1);
    });
    await server.db
      .updateTable('store_fulfilments')
      .set({ state: 'pending', send_after: server.clock.now() })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id ?? '')
      .execute();
    await round();
    expect((await fulfilmentsOf(number)).map(({ lines }) => lines)).toEqual(sent.map(({ lines }) => lines));
    await settle();
  });

  test('says that an order is on hold, and sends it once it is released', async () => {
    const { name, number } = await placeOne(1, (order) => (order.is_on_hold = true));
    await ship(name);
    await round();
    expect((await data('GET', '/auth/shopify/store')).store.awb_problem).toContain('on hold in Shopify');
    await shopify.shops.change(domain, number, (order) => (order.is_on_hold = false));
    await data('POST', '/auth/shopify/recheck', {});
    await round();
    expect(await fulfilmentsOf(number)).toHaveLength(1);
    await settle();
  });

  test('shows the delivery of a parcel, and marks a COD order as paid only by choice', async () => {
    const { name, number } = await placeOne(1);
    await ship(name);
    await round();
    const { order_id } = await ours(name);
    for (const state of ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      await reach(order_id, state);
      await round();
      await round();
    }
    expect((await fulfilmentsOf(number))[0]!.events).toEqual(['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']);
    await server.db
      .updateTable('orders')
      .set({ status: 'DELIVERED' })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id ?? '')
      .execute();
    await round();
    expect((await shopify.shops.find(domain, number))!.is_paid).toBe(false);
    await closeStoreOrders(server.db, server.services);
    expect((await ours(name)).is_open).toBe(false);

    const other = await placeOne(1);
    await ship(other.name);
    await data('PUT', '/auth/shopify/settings', { fulfil_at: 'awb', notify_buyer: false, mark_paid: true });
    await round();
    const second = await ours(other.name);
    await reach(second.order_id, 'DELIVERED');
    await server.db
      .updateTable('orders')
      .set({ status: 'DELIVERED' })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', second.order_id ?? '')
      .execute();
    // Another brand's store, which is away, has more to mark than fits a round.
    const copy = async (table: string, change: object, where = sql`true`, copies = 1) =>
      sql`insert into ${sql.table(table)} select (jsonb_populate_record(one, cast(${JSON.stringify(change)}::text as jsonb)
          || case when ${copies} = 1 then '{}'::jsonb else jsonb_build_object('external_id', 'copy-' || n) end)).*
        from ${sql.table(table)} one, generate_series(1, ${copies}) n
        where one.brand_id = ${brand.brand_id} and ${where}`.execute(server.db);
    const away = { brand_id: 'brn_away' };
    await copy('stores', away, sql`one.kind = 'shopify'`);
    await copy('orders', away, sql`one.order_id = ${second.order_id}`);
    await copy('store_orders', away, sql`one.order_id = ${second.order_id}`, 300);
    const unmarked = await listUnmarked(server.db, server.services);
    expect(unmarked.filter(({ brand_id }) => brand_id === brand.brand_id)).toHaveLength(1);
    expect(unmarked.length).toBeLessThan(50);
    for (const table of ['store_orders', 'orders', 'stores'])
      await sql`delete from ${sql.table(table)} where brand_id = 'brn_away'`.execute(server.db);
    // It stays open until the shop knows.
    await closeStoreOrders(server.db, server.services);
    expect((await ours(other.name)).is_open).toBe(true);
    await round();
    expect((await shopify.shops.find(domain, other.number))!.is_paid).toBe(true);
    await closeStoreOrders(server.db, server.services);
    expect((await ours(other.name)).is_open).toBe(false);
    await settle();
  });

  test('tracks a fulfilment by the new AWB of its shipment', async () => {
    const { name, number } = await placeOne(1);
    await ship(name);
    await round();
    const { order_id } = await ours(name);
    await server.db
      .updateTable('shipments')
      .set({ awb: '84999900000011' })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await round();
    const [only, ...more] = await fulfilmentsOf(number);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ number: '84999900000011', is_cancelled: false });
    expect(only!.url).toContain('/track/84999900000011');
    await settle();
  });

  test('says that a missing order may be older than 60 days', async () => {
    const { name, number } = await placeOne(1);
    await ship(name);
    await server.db
      .deleteFrom('simulator_shop_orders')
      .where('domain', '=', domain)
      .where('number', '=', number)
      .execute();
    await round();
    const { awb_problem, optional_scopes } = (await data('GET', '/auth/shopify/store')).store;
    expect(awb_problem).toMatch(/older than 60 days\. Grant read_all_orders/);
    expect(optional_scopes.map(({ is_granted }: { is_granted: boolean }) => is_granted)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('takes webhooks only with the right signature, and each once, in any order', async () => {
    const { webhook_id } = await server.db
      .selectFrom('stores')
      .select('webhook_id')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    const forged = await fetch(`${server.url}/webhooks/shopify/${webhook_id}`, {
      method: 'POST',
      headers: { 'x-shopify-hmac-sha256': 'Zm9yZ2Vk', 'x-shopify-topic': 'orders/cancelled' },
      body: '{"id":1001}',
    });
    expect(forged.status).toBe(401);
    shopify.faults.duplicated = true;
    shopify.faults.shuffled = true;
    const before = await countOrders();
    const placed = await shopify.shops.place(domain, 5);
    for (const { number } of placed)
      await shopify.shops.change(domain, number, (order) => (order.address.address2 = 'Second floor'));
    await settle();
    shopify.faults.duplicated = false;
    shopify.faults.shuffled = false;
    expect(await countOrders()).toBe(before + 5);
    const last = await ours(placed[4]!.name);
    expect(last.order.buyer_details.address).toContain('Second floor');
  });

  test('finds in the nightly sync what webhooks lost', async () => {
    shopify.faults.lost = true;
    const placed = await place();
    shopify.faults.lost = false;
    await expect(ours(placed.name)).rejects.toThrow();
    server.clock.pass(45 * 3_600_000);
    expect(await startDueSyncs(server.db, server.services)).toBe(1);
    await sync();
    expect((await ours(placed.name)).order_id).not.toBeNull();
  });

  test('is seen and used by its own brand only', async () => {
    const other = await server.newBrand('Other');
    expect((await data('GET', '/auth/shopify/store', undefined, other)).store).toBeNull();
    expect((await data('GET', '/auth/shopify/orders', undefined, other)).orders).toEqual([]);
    expect((await call('POST', '/auth/shopify/inactivate', {}, other)).status).toBe(409);
  });

  test('is disconnected when its app is uninstalled, but not by a late webhook about an earlier app', async () => {
    const { webhook_id } = await server.db
      .selectFrom('stores')
      .select('webhook_id')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    const { webhooks } = await shopify.shops.open(domain);
    const { secret } = webhooks.find(({ topic }) => topic === 'APP_UNINSTALLED')!;
    const tell = async (at: Date) => {
      const body = JSON.stringify({ id: 690933842, domain });
      const answer = await fetch(`${server.url}/webhooks/shopify/${webhook_id}`, {
        method: 'POST',
        headers: {
          'x-shopify-topic': 'app/uninstalled',
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
          'x-shopify-triggered-at': at.toISOString(),
        },
        body,
      });
      expect(answer.status).toBe(200);
      return (await data('GET', '/auth/shopify/store')).store;
    };
    const before = await countOrders();
    expect((await tell(new Date('2020-01-01'))).connected).toBe(true);
    expect(await tell(server.clock.now())).toMatchObject({
      connected: false,
      secret: '',
      problem: 'The app was uninstalled in Shopify. Install it again, then connect it here.',
    });
    expect(await countOrders()).toBe(before);
    await data('POST', '/auth/shopify/credentials', {
      shop: domain,
      client_id: 'khep-app',
      client_secret: 'shpss_verysecret1234',
    });
    expect((await data('GET', '/auth/shopify/store')).store).toMatchObject({ connected: true, problem: '' });
  });

  test('is disconnected with its webhooks; its credentials are forgotten and its orders stay', async () => {
    const before = await countOrders();
    const answer = await call('POST', '/auth/shopify/inactivate', {});
    expect(answer.body.message).toBe('Shopify disconnected successfully');
    expect((await shopify.shops.open(domain)).webhooks).toEqual([]);
    expect((await call('GET', '/orders-sync/sync')).status).toBe(409);
    expect(await countOrders()).toBe(before);
    const { store } = await data('GET', '/auth/shopify/store');
    expect(store).toMatchObject({ connected: false, secret: '' });
  });

  const countOrders = async () =>
    (await server.db.selectFrom('orders').select('order_id').where('brand_id', '=', brand.brand_id).execute())
      .length;
});
