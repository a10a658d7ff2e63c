import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { buildWebhook } from '../../../partners/couriers/simulator/webhook.ts';
import { createJobs } from '../../../platform/jobs/jobs.ts';
import { createCatalogue, shippedOrder } from '../../../../test/shipping.ts';
import { storeWebhook, webhookQueue, processWebhooks } from '../../../buyer/webhooks/webhookInbox.ts';

const secret = 'push-secret-delhivery';
const minute = 60_000;

describe.each(oneEngine)('the queue of pushes on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await server.newBrand('Pushed');
    await createCatalogue(call);
    const connected = await call('POST', '/contracts/credentials/1', {
      credentials: { token: 'tk_delhivery_0001', webhook_secret: secret },
    });
    expect(connected.status, JSON.stringify(connected.body)).toBe(200);
  });
  afterAll(() => server.stop());

  /** A parcel that waits for its pickup, and what its courier will push of it. */
  async function waiting() {
    const { id, awb } = await shippedOrder(call, server, 1);
    const [parcel] = (await server.services.couriers.simulators?.parcels.delhivery.byWaybills([awb])) ?? [];
    const bodies = (parcel?.plan ?? []).map((scan) => buildWebhook('delhivery', awb, scan, { secret }));
    return { id, awb, bodies };
  }
  const shipmentOf = async (id: string) => (await call('GET', `/order/${id}`)).body.data.order.shipments[0];
  const inbox = () =>
    server.db
      .selectFrom('courier_inbox')
      .select(['delivery_key', 'tries', 'read_after', 'problem'])
      .where('brand_id', '=', brand.brand_id)
      .orderBy('received_at', 'desc')
      .execute();
  const push = (body: string) => ({ brand_id: brand.brand_id, partner: 'delhivery' as const, body });

  test('without a queue, a push waits for the sweep', async () => {
    const { id, bodies } = await waiting();
    for (const { body } of bodies.slice(0, 3)) await storeWebhook(server.db, server.services, push(body));
    expect((await shipmentOf(id)).scans).toHaveLength(0);
    expect(await processWebhooks(server.db, server.services)).toBe(3);
    expect((await shipmentOf(id)).scans).toHaveLength(3);
  });

  // Two processes cannot have one PGlite.
  if (engine === 'postgres')
    test('a push whose reader is killed is read by another, once, also where its message comes again', async () => {
      const { id, bodies } = await waiting();
      const [first] = bodies;
      const { open } = server;
      const { url, schema } = open.reach!;
      const parts = { open, services: () => server.services, definitions: [], queues: [webhookQueue] };
      const jobs = createJobs({ ...parts, works: false });
      await jobs.ready();
      const script = fileURLToPath(new URL('../../../../test/pushWorker.ts', import.meta.url));
      const reader = fork(script, {
        execArgv: ['--conditions=@khep/source'],
        env: { ...process.env, TEST_JOBS_URL: url, TEST_JOBS_SCHEMA: schema },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      try {
        const isInside = new Promise((resolve) => reader.once('message', resolve));
        expect(await storeWebhook(server.db, { ...server.services, jobs }, push(first?.body ?? ''))).toBe(
          true,
        );
        await isInside;
      } finally {
        const gone = new Promise((resolve) => reader.once('exit', resolve));
        reader.kill('SIGKILL');
        await gone;
        await jobs.stop();
      }
      const [row] = await inbox();
      expect(row).toMatchObject({ tries: 1, problem: '' });
      // Its reader may be alive for all we know.
      expect(await processWebhooks(server.db, server.services)).toBe(0);
      server.clock.pass(3 * minute);
      expect(await processWebhooks(server.db, server.services)).toBe(1);
      const message = { brand_id: brand.brand_id, delivery_key: row?.delivery_key ?? '' };
      await webhookQueue.handle(message, server);
      await webhookQueue.handle(message, server);
      expect((await inbox())[0]).toMatchObject({ tries: 2, read_after: null });
      expect((await shipmentOf(id)).scans).toHaveLength(1);
      server.clock.pass(-3 * minute);
    });

  test('with a queue, a push is processed once in the background', async () => {
    await server.services.jobs.ready();
    const { id, bodies } = await waiting();
    // By then the parcel has arrived.
    const days = 5 * 24 * 60 * minute;
    server.clock.pass(days);
    const answers = await Promise.all(
      [...bodies, ...bodies].map(({ body }) => storeWebhook(server.db, server.services, push(body))),
    );
    expect(answers.filter(Boolean)).toHaveLength(bodies.length);
    await expect.poll(async () => (await shipmentOf(id)).status, { timeout: 120_000 }).toBe('DELIVERED');
    await expect
      .poll(async () => (await shipmentOf(id)).scans.length, { timeout: 20_000 })
      .toBe(bodies.length);
    await expect
      .poll(async () => (await inbox()).filter(({ read_after }) => read_after !== null).length)
      .toBe(0);
    expect(Math.max(...(await inbox()).slice(0, bodies.length).map(({ tries }) => tries))).toBe(1);
    server.clock.pass(-days);
  });

  test('gives up on a push that crashes its worker each time, and raises an alert', async () => {
    const { bodies } = await waiting();
    const earlier = new Set((await inbox()).map(({ delivery_key }) => delivery_key));
    const own = async () => (await inbox()).find(({ delivery_key }) => !earlier.has(delivery_key));
    await storeWebhook(server.db, server.services, push(bodies.at(-1)?.body ?? ''));
    await expect.poll(async () => (await own())?.read_after).toBeNull();
    const row = await own();
    // As if six readers had died over it.
    await server.db
      .updateTable('courier_inbox')
      .set({ tries: 6, read_after: server.clock.now() })
      .where('brand_id', '=', brand.brand_id)
      .where('delivery_key', '=', row?.delivery_key ?? '')
      .execute();
    await processWebhooks(server.db, server.services);
    expect(await own()).toMatchObject({ tries: 7, read_after: null });
    const { alerts } = (await call('GET', '/contracts/alerts')).body.data;
    expect(alerts).toContainEqual(expect.objectContaining({ kind: 'dead-push', partner: 'delhivery' }));
  });
});
