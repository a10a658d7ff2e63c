import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createJobs } from '../../../platform/jobs/jobs.ts';
import { startLoop } from '../../../platform/jobs/loop.ts';
import { trackingLoop } from '../../../start/schedule.ts';
import { createCatalogue, shippedOrder } from '../../../../test/shipping.ts';
import type { Services } from '../../../start/services.ts';
import { pollQueue } from './poll.ts';

const day = 86_400_000;
const prompt = 1;
const slow = 2;

describe.each(oneEngine)('tracking polls on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await server.newBrand('Polled');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  /** A parcel that waits for its pickup; answers its order. */
  const shippedBy = async (courier_id: number) => (await shippedOrder(call, server, courier_id)).id;
  // By its row: the session has ended long before the parcel has come.
  const statusOf = async (id: string) =>
    (
      await server.db
        .selectFrom('shipments')
        .select('state')
        .where('brand_id', '=', brand.brand_id)
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;

  test("a slow courier is polled once and doesn't delay others", async () => {
    const [first, second] = [await shippedBy(prompt), await shippedBy(slow)];
    server.clock.pass(20 * day);
    let questions = 0;
    const gate = Promise.withResolvers<void>();
    const couriers: Services['couriers'] = {
      ...server.services.couriers,
      async forBrand(brand_id) {
        const own = await server.services.couriers.forBrand(brand_id);
        return {
          ...own,
          adapter(courier_id) {
            const adapter = own.adapter(courier_id);
            if (courier_id !== slow || !adapter) return adapter;
            return {
              ...adapter,
              async track(awbs) {
                questions += 1;
                await gate.promise;
                return adapter.track(awbs);
              },
            };
          },
        };
      },
    };
    const services: Services = { ...server.services, couriers };
    const jobs = createJobs({
      open: server.open,
      services: () => services,
      definitions: [],
      queues: [pollQueue],
    });
    services.jobs = jobs;
    await jobs.ready();
    const paced = { ...services, couriers: { ...couriers, pollIntervalMs: 250 } };
    const stop = startLoop(server.db, paced, trackingLoop);
    try {
      await expect.poll(() => questions, { timeout: 120_000 }).toBe(1);
      await expect.poll(() => statusOf(first), { timeout: 120_000 }).toBe('DELIVERED');
      expect(await statusOf(second)).toBe('PICKUP_SCHEDULED');
      // Many ticks long it was due, and its message was one.
      expect(questions).toBe(1);
      gate.resolve();
      await expect.poll(() => statusOf(second), { timeout: 120_000 }).toBe('DELIVERED');
    } finally {
      gate.resolve();
      await stop();
      await jobs.stop();
    }
  });
});
