import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { adoptBooking } from '../../src/dispatch/allocation/plan/adopt.ts';
import { resolvePendingBookings } from '../../src/partners/couriers/resolveBookings.ts';
import { deleteExpired } from '../../src/start/deleteExpired.ts';
import { defineJob } from '../../src/platform/jobs/define.ts';
import { startServer } from '../../src/start/server.ts';
import { storeWebhook, processWebhooks } from '../../src/buyer/webhooks/webhookInbox.ts';
import { loadTrackingPage } from '../../src/buyer/pages/trackingPage.ts';
import { pollOnce } from '../../src/dispatch/tracking/poll/poll.ts';
import { runOrderLifecycle } from '../orderLifecycle.ts';
import { startTestServer } from '../server.ts';
import type { SignedInBrand, TestServer } from '../server.ts';
import { startNode, stopNode } from './cluster.ts';

const directory = process.env['CITUS_DIRECTORY'] ?? '';

const counting = defineJob({
  kind: 'test.counting',
  module: 'orders',
  input: z.object({}),
  title: () => 'Counting',
  run: async () => 'Counted.',
});

interface Placed extends SignedInBrand {
  awb: string;
}

let server: TestServer;
/** A brand on the worker that goes down, and one on the other. */
let away: Placed;
let here: Placed;
let isDown = false;

const get = (who: SignedInBrand, path: string) => server.call('GET', path, { token: who.token });
const logIn = ({ email, password }: SignedInBrand) =>
  server.call('POST', '/auth/login', { body: { username: email, password } });

/** Returns the port of the worker with a brand's shard. */
async function portOf(brand_id: string): Promise<number> {
  const { rows } = await sql<{ port: number }>`
    select nodeport as port from citus_shards
    where shardid = get_shard_id_for_distribution_column('brands', ${brand_id}::text)`.execute(server.db);
  return rows[0]!.port;
}

async function portOfWorker(name: string): Promise<number> {
  return Number(/^port = (\d+)$/m.exec(await readFile(`${directory}/${name}/postgresql.conf`, 'utf8'))?.[1]);
}

beforeAll(async () => {
  server = await startTestServer('postgres', {}, { moreJobKinds: [counting] });
  const port = await portOfWorker('worker2');
  const found = new Map<boolean, SignedInBrand>();
  for (let n = 0; found.size < 2 && n < 30; n += 1) {
    const brand = await server.newBrand(`Brand ${n}`);
    found.set((await portOf(brand.brand_id)) === port, brand);
  }
  const place = async (brand: SignedInBrand): Promise<Placed> => {
    const { order_id } = await runOrderLifecycle(server, brand);
    const { order } = (await get(brand, `/order/${order_id}`)).body.data;
    return { ...brand, awb: order.shipments[0].awb };
  };
  away = await place(found.get(true)!);
  here = await place(found.get(false)!);
  await server.services.jobs.ready();
  for (const { brand_id } of [away, here])
    await storeWebhook(server.db, server.services, {
      brand_id,
      partner: 'delhivery',
      body: `{"of":"${brand_id}"}`,
    });
  // Due for the sweeps, which look at them once the worker is down.
  const past = new Date(server.clock.now().getTime() - 1000);
  await server.db.updateTable('courier_inbox').set({ read_after: past }).execute();
  await server.db.updateTable('shipments').set({ poll_after: past }).where('awb', 'is not', null).execute();
  stopNode(directory, 'worker2');
  isDown = true;
}, 120_000);
afterAll(async () => {
  if (isDown) startNode(directory, 'worker2');
  await server.stop();
});

const inboxOf = async ({ brand_id }: SignedInBrand) =>
  (
    await server.db
      .selectFrom('courier_inbox')
      .select('read_after')
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow()
  ).read_after;

test('its brands get 503 with Retry-After, whatever they ask for', async () => {
  for (const path of ['/order/all', '/home/summary', '/jobs', '/settings/sku']) {
    const { status, headers, body } = await get(away, path);
    expect([path, status, headers.get('retry-after'), body.code]).toEqual([path, 503, '30', 'unavailable']);
    expect(body.detail).toMatch(/temporarily unavailable/);
  }
  expect((await logIn(away)).status).toBe(503);
  const webhook = (brand_id: string) =>
    fetch(`${server.url}/webhooks/couriers/${brand_id}.${'a'.repeat(24)}`, { method: 'POST', body: '{}' });
  expect((await webhook(away.brand_id)).status).toBe(503);
  expect((await webhook(here.brand_id)).status).toBe(404);
  const draft = { body: {}, token: away.token, headers: { 'idempotency-key': 'while-down' } };
  expect((await server.call('POST', '/order/manual', draft)).status).toBe(503);
});

test('the brands of other workers notice nothing', async () => {
  expect((await logIn(here)).status).toBe(200);
  for (const path of ['/order/all', '/jobs'])
    expect([path, (await get(here, path)).status]).toEqual([path, 200]);
  const { body } = await get(here, '/order/all');
  expect(body.orders).toHaveLength(1);
  const page = await loadTrackingPage(server.db, server.services, here.slug, here.awb);
  expect(page.shipments.map(({ awb }) => awb)).toEqual([here.awb]);
});

test('sweeps do the work of the brands that can be reached, and no more', async () => {
  await expect(processWebhooks(server.db, server.services)).resolves.toBeTypeOf('number');
  expect(await inboxOf(here)).toBeNull();
  const before = await server.db
    .selectFrom('shipments')
    .select('poll_after')
    .where('brand_id', '=', here.brand_id)
    .executeTakeFirstOrThrow();
  await expect(pollOnce(server.db, server.services)).resolves.toBeTypeOf('number');
  const after = await server.db
    .selectFrom('shipments')
    .select('poll_after')
    .where('brand_id', '=', here.brand_id)
    .executeTakeFirstOrThrow();
  expect(after.poll_after!.getTime()).toBeGreaterThan(before.poll_after!.getTime());
  await resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services));
  await deleteExpired(server.db, server.services);
});

test('jobs of other brands run, and their screens are told', async () => {
  const job_id = await server.db.transaction().execute((tx) =>
    server.services.jobs.enqueue(tx, counting, {
      brand_id: here.brand_id,
      owner: { kind: 'user', id: here.user_id, name: 'Asha Rao' },
      input: {},
    }),
  );
  await expect
    .poll(async () => (await get(here, `/jobs/${job_id}`)).body.data?.job.state, { timeout: 20_000 })
    .toBe('done');
});

test('another process can start', async () => {
  const second = await startServer({
    config: { ...server.services.config, PORT: 0 },
    log: server.services.log,
    print: () => undefined,
    open: server.open,
    polls: false,
  });
  const response = await fetch(`${second.url}/api/order/all`, {
    headers: { authorization: `Bearer ${here.token}` },
  });
  expect(response.status).toBe(200);
  await second.stop();
});

test('once the worker is back, its brands go on where they were', async () => {
  startNode(directory, 'worker2');
  isDown = false;
  await expect.poll(async () => (await get(away, '/order/all')).status, { timeout: 30_000 }).toBe(200);
  expect((await logIn(away)).status).toBe(200);
  await server.db
    .updateTable('courier_inbox')
    .set({ read_after: new Date(0) })
    .where('brand_id', '=', away.brand_id)
    .where('read_after', 'is not', null)
    .execute();
  await processWebhooks(server.db, server.services);
  expect(await inboxOf(away)).toBeNull();
});
