/*
 * Measures the cost of a tracking page for the server beside a bare HTML response of the same size, and of unknown ids
 * for the database:
 *   node --conditions=@khep/source apps/server/bench/tracking.ts [seconds] [pglite|postgres]
 * Requests come at 200 a second from another process, to 200 orders in turn; bare responses come in the same run.
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderFor } from '../test/fixtures.ts';
import { createCatalogue, packedOrder } from '../test/shipping.ts';
import { startTestServer } from '../test/server.ts';
import { trackingState } from '../src/buyer/pages/trackingPage.ts';
import { orderPageId } from '../src/brand/trackingSite/orderPageId.ts';

const perSecond = 200;
const orderCount = 200;

interface Load {
  urls: string[];
  seconds: number;
}

/** Sends requests at a steady rate, whether or not earlier ones are answered; returns their times in ms, sorted. */
async function sendRequests({ urls, seconds }: Load): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      (async () => {
        const at = performance.now();
        const from = `10.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${index % 250}`;
        const response = await fetch(urls[index % urls.length] ?? '', {
          headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': from },
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${response.url} returned ${response.status}`);
        times.push(performance.now() - at);
      })(),
    );
  }
  await Promise.all(running);
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0;

async function measure(name: string, load: Load) {
  const before = process.cpuUsage();
  const times = await new Promise<number[]>((resolve, reject) => {
    const client = fork(import.meta.filename, ['client'], { execArgv: process.execArgv });
    client.once('message', (message) => resolve(message as number[]));
    client.once('error', reject);
    client.once('exit', (code) => code && reject(new Error(`The client ended with ${code}.`)));
    client.send(load);
  });
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / times.length;
  return { name, p50: at(times, 0.5), p95: at(times, 0.95), cpu };
}

async function main(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 20);
  const engine = process.argv[3] === 'postgres' ? 'postgres' : 'pglite';
  const server = await startTestServer(engine, { KHEP_TRUST_PROXY: '1', NODE_ENV: 'production' });
  const brand = await server.newBrand('Bench');
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  await createCatalogue(call);
  const first = await packedOrder(call, orderFor({ phone: '9829010011' }));
  const { db } = server;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', first.id)
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: orderCount }, (_, index) => `B-${100_000 + index}`);
  await db
    .insertInto('orders')
    .values(
      numbers.map((number) => ({
        ...row,
        order_id: number,
        order_number: number,
        details: JSON.stringify(row.details) as never,
        suggestion: null,
      })),
    )
    .execute();
  const pages = numbers.map(
    (number) => `${server.url}/${brand.slug}/track/${orderPageId(server.services, brand.brand_id, number)}`,
  );
  const [example = ''] = pages;
  const body = Buffer.from(
    await (await fetch(example, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer(),
  );
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body.subarray(0, 4000));
  });
  await new Promise<void>((resolve) => bare.listen(0, () => resolve()));
  const bareUrl = `http://localhost:${(bare.address() as AddressInfo).port}/`;
  await measure('warm-up', { urls: pages, seconds: Math.min(2, seconds) });
  const rows = [
    await measure('bare HTML', { urls: [bareUrl], seconds }),
    await measure('tracking page, 200 orders', { urls: pages, seconds }),
    await measure('tracking page, one order', { urls: [example], seconds }),
  ];
  console.table(
    rows.map(({ name, p50, p95, cpu }) => ({
      [engine]: name,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'p95 ratio': (p95 / (rows[0]?.p95 ?? 1)).toFixed(1),
      'CPU ms per response': cpu.toFixed(2),
    })),
  );
  const { lookup } = trackingState(db, server.services);
  const before = lookup.queries;
  const ids = Array.from({ length: 10_000 }, (_, index) => `NO-${index}`);
  const started = process.cpuUsage();
  for (let start = 0; start < ids.length; start += 100)
    await Promise.all(ids.slice(start, start + 100).map((id) => lookup.find(brand.brand_id, id)));
  const { user } = process.cpuUsage(started);
  const first10k = lookup.queries - before;
  await Promise.all(ids.map((id) => lookup.find(brand.brand_id, id)));
  console.log(
    `10,000 unknown ids: ${first10k} queries, ${(user / 1000).toFixed(0)} ms CPU; again: ${lookup.queries - before - first10k} queries`,
  );
  bare.closeAllConnections();
  bare.close();
  await server.stop();
}

if (process.argv[2] === 'client')
  process.once('message', (load) => {
    void sendRequests(load as Load).then((times) =>
      process.send?.(times, undefined, undefined, () => process.exit(0)),
    );
  });
else await main();
