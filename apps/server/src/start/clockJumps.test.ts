import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderFor } from '../../test/fixtures.ts';
import { createCatalogue, shippedOrder } from '../../test/shipping.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';
import { createRateLimiter } from '../partners/couriers/transport/rateLimit.ts';
import { consumeAttempt, consumeDelayedAttempt } from '../platform/db/attemptLimit.ts';
import { acquireLease } from '../platform/db/leases.ts';
import { clampFutureTimes } from './clampFutureTimes.ts';

const dayMs = 86_400_000;

let server: TestServer;
let brand: SignedInBrand;
beforeAll(async () => {
  server = await startTestServer('pglite');
  brand = await server.newBrand('Clock');
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('attempts').execute());

/** Runs work while the clock is a day ahead, and sets it back. */
async function aDayAhead(work: () => Promise<unknown>): Promise<void> {
  server.clock.pass(dayMs);
  const real = Date.now;
  const now = vi.spyOn(Date, 'now').mockImplementation(() => real() + dayMs);
  await work();
  now.mockRestore();
  server.clock.pass(-dayMs);
}

test('a courier is called again at once', async () => {
  const limiter = createRateLimiter({
    db: server.db,
    brand_id: brand.brand_id,
    partner: 'delhivery',
    rates: { every: { perMinute: 60 } },
  });
  await aDayAhead(() => limiter.take('book', 1000));
  expect(await limiter.take('book', 1000)).toBe(0);
  // Its limit still holds.
  expect(await limiter.take('book', 0)).toBeUndefined();
});

test('a lease goes to the next process', async () => {
  await aDayAhead(() => acquireLease(server.db, 'sweep', 'gone', server.clock.now()));
  expect(await acquireLease(server.db, 'sweep', 'next', server.clock.now())).toBe(true);
  expect(await acquireLease(server.db, 'sweep', 'third', server.clock.now())).toBe(false);
});

test('a limit of attempts starts again, and still limits', async () => {
  const limit = { key: 'x', limit: 1, windowSeconds: 3600 };
  const growing = { key: 'y', free: 1, firstSeconds: 60, maxSeconds: 900 };
  await aDayAhead(async () => {
    await consumeAttempt(server.db, server.clock, limit);
    await consumeDelayedAttempt(server.db, server.clock, growing);
  });
  await consumeAttempt(server.db, server.clock, limit);
  await expect(consumeAttempt(server.db, server.clock, limit)).rejects.toMatchObject({ status: 429 });
  await consumeDelayedAttempt(server.db, server.clock, growing);
  await expect(consumeDelayedAttempt(server.db, server.clock, growing)).rejects.toMatchObject({
    status: 429,
  });
});

test('an API key that was used is accepted again at once', async () => {
  const call = (method: string, path: string, token: string, body?: unknown) =>
    server.call(method, path, { token, body });
  const draft = { name: 'Web shop', scopes: ['orders:read'], password: brand.password };
  const { secret } = (await call('POST', '/channel/keys', brand.token, draft)).body.data;
  const read = async () => (await call('GET', '/channel/orders/NONE', secret)).status;
  await aDayAhead(read);
  expect(await read()).toBe(404);
});

test('a parcel is polled again, and one that waits on purpose is left', async () => {
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  await createCatalogue(call);
  const { id } = await shippedOrder(call, server, 1, orderFor({ phone: '9829010055' }));
  const set = (ms: number) =>
    server.db
      .updateTable('shipments')
      .set({ poll_after: new Date(server.clock.now().getTime() + ms) })
      .where('order_id', '=', id)
      .execute();
  const waits = async () => {
    const { poll_after } = await server.db
      .selectFrom('shipments')
      .select('poll_after')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return (poll_after?.getTime() ?? 0) > server.clock.now().getTime();
  };
  await aDayAhead(() => set(900_000));
  await clampFutureTimes(server.db, server.services);
  expect(await waits()).toBe(false);
  await set(12 * 3_600_000);
  await clampFutureTimes(server.db, server.services);
  expect(await waits()).toBe(true);
});
