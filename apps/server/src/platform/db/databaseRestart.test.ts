import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, startPostgres } from '../../../test/postgres.ts';
import type { RunningPostgres } from '../../../test/postgres.ts';
import { openCopyIn } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { adoptBooking } from '../../dispatch/allocation/plan/adopt.ts';
import { resolvePendingBookings } from '../../partners/couriers/resolveBookings.ts';

const packedCount = 60;
const importedCount = 40;
const writers = 4;
const minute = 60_000;

describe.runIf(hasPostgres)('a server whose PostgreSQL crashes and starts again', () => {
  let postgres: RunningPostgres;
  let server: TestServer;
  let brand: SignedInBrand;
  /** Order numbers whose creation was acknowledged. */
  const acknowledged: string[] = [];
  const answers: { at: 'up' | 'down'; status: number; retryAfter: string | null; text: string }[] = [];
  let isDown = false;
  const writes = new AbortController();

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer('postgres', {}, { open: await openCopyIn(postgres.url) });
    brand = await server.newBrand('Restarted');
    await createCatalogue(call);
    await call('POST', '/allocation/setting', {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [],
    });
  });
  afterAll(async () => {
    writes.abort();
    await server.stop();
    postgres.stop();
  });

  async function write(writer: number): Promise<void> {
    for (let n = 0; !writes.signal.aborted; n += 1) {
      const number = `W${writer}-${n}`;
      const draft = orderFor({ phone: '9829010011' });
      const order_details = { ...draft.order_details, order_id: number };
      const { status, headers, body } = await call('POST', '/order/manual', { ...draft, order_details });
      if (status === 200) acknowledged.push(number);
      answers.push({
        at: isDown ? 'down' : 'up',
        status,
        retryAfter: headers.get('retry-after'),
        text: JSON.stringify(body),
      });
      // A client that is told to wait doesn't send at once again.
      if (status !== 200) await wait(100);
    }
  }

  /** Follows the jobs as the console does. Returns what it has read so far, and whether it has ended. */
  async function followJobs(): Promise<{ text: () => string; isOver: () => boolean; end: () => void }> {
    const abort = new AbortController();
    const response = await fetch(`${server.url}/api/jobs/events`, {
      headers: { authorization: `Bearer ${brand.token}` },
      signal: abort.signal,
    });
    let text = '';
    let isOver = false;
    void (async () => {
      const decoder = new TextDecoder();
      for await (const part of response.body!) text += decoder.decode(part, { stream: true });
    })()
      .catch(() => undefined)
      .finally(() => (isOver = true));
    return { text: () => text, isOver: () => isOver, end: () => abort.abort() };
  }

  const bookedCount = async () =>
    (
      await server.db
        .selectFrom('shipments')
        .select('awb')
        .where('brand_id', '=', brand.brand_id)
        .where('awb', 'is not', null)
        .execute()
    ).length;
  const jobOf = async (id: string) => (await call('GET', `/jobs/${id}`)).body.data?.job;

  test('answers 503 meanwhile, loses no acknowledged order, and finishes its jobs without booking twice', async () => {
    const { id } = await packedOrder(call);
    const order_ids = [id, ...(await copyPackedOrder(server.db, brand.brand_id, id, packedCount - 1))];
    const feed = await followJobs();
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    const { job } = (await call('POST', '/allocation/bulk/assign/batch', { order_ids })).body.data;
    const heading = 'order_id,buyer_name,buyer_phone,address,pincode,sku_id,quantity';
    const lines = Array.from(
      { length: importedCount },
      (_, n) => `I-${n},Ananya Krishnan,9829010011,"Flat ${n}, Green Meadows",560034,TP-S-01,1`,
    );
    const form = new FormData();
    form.append('file', new File([[heading, ...lines].join('\n')], 'orders.csv'));
    const importing = call('POST', '/order/bulk-manual', form);
    await expect.poll(bookedCount, { timeout: 3 * minute, interval: 10 }).toBeGreaterThan(5);

    postgres.crash();
    isDown = true;
    const before = answers.length;
    await expect.poll(() => answers.length, { timeout: 3 * minute }).toBeGreaterThan(before + 3 * writers);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    isDown = false;
    postgres.start();
    expect(await bookedCount(), 'the crash was in the middle of the job').toBeLessThan(packedCount);
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 3 * minute, interval: 50 })
      .toBe(200);
    const afterwards = acknowledged.length;
    await expect
      .poll(() => acknowledged.length, { timeout: 3 * minute })
      .toBeGreaterThan(afterwards + writers);
    writes.abort();
    await writing;

    // The last writes before the crash may be answered late.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    expect(answers.filter(({ at }) => at === 'down').length).toBeGreaterThan(writers);

    // An upload that the crash met is refused or goes on as a job.
    const uploaded = await importing;
    expect([200, 503]).toContain(uploaded.status);
    const job_ids = [job.id, ...(uploaded.status === 200 ? [uploaded.body.data.job_id] : [])];
    for (const job_id of job_ids)
      await expect
        .poll(async () => (await jobOf(job_id))?.state, { timeout: 3 * minute, interval: 300 })
        .toBe('done');
    expect(await jobOf(job.id)).toMatchObject({ total: packedCount, done: packedCount, failed: 0 });
    await expect
      .poll(() => feed.text(), { timeout: 10_000 })
      .toMatch(new RegExp(`${job.id}.*"state":"done"`));
    expect(feed.isOver(), 'the stream has outlived the crash').toBe(false);
    feed.end();

    for (let round = 0; round < 3; round += 1) {
      server.clock.pass(30 * minute);
      await resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services));
    }
    const boxes = await server.db
      .selectFrom('shipments')
      .select(['order_id', 'awb'])
      .where('brand_id', '=', brand.brand_id)
      .where('awb', 'is not', null)
      .execute();
    expect(new Set(boxes.map(({ order_id }) => order_id)).size).toBe(packedCount);
    expect(boxes).toHaveLength(packedCount);
    const parcels = await server.db
      .selectFrom('simulator_parcels')
      .select('waybill')
      .where('cancelled_at', 'is', null)
      .execute();
    expect(parcels).toHaveLength(packedCount);
    expect(new Set(parcels.map(({ waybill }) => waybill))).toEqual(new Set(boxes.map(({ awb }) => awb)));

    const kept = await server.db
      .selectFrom('orders')
      .select('order_number')
      .where('brand_id', '=', brand.brand_id)
      .execute();
    const numbers = kept.map(({ order_number }) => order_number);
    expect(new Set(numbers).size, 'an order is there twice').toBe(numbers.length);
    expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
    if (uploaded.status === 200)
      expect(numbers.filter((number) => number.startsWith('I-'))).toHaveLength(importedCount);
  }, 600_000);
});
