/*
 * How long a day's orders take to be planned and to be shipped in one run:
 *   node --conditions=@khep/source apps/server/bench/shipToday.ts [orders] [booked] [pglite|postgres]
 * Half of the orders are packed, the others have suggested packaging; they go to 200 PIN codes. The first plan asks the
 * couriers' simulators which of them they serve, the second one knows.
 */
import type { ShipTodayPlan, ShipTodayRun } from '@khep/api';
import { sql } from 'kysely';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { orderFor } from '../test/fixtures.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../test/shipping.ts';
import type { BrandCall } from '../test/shipping.ts';
import { recordStatements } from '../test/statements.ts';

const orders = Number(process.argv[2] ?? 2000);
const booked = Number(process.argv[3] ?? 200);
const wanted = process.argv[4];
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function data(call: BrandCall, method: string, path: string, body?: unknown) {
  const answer = await call(method, path, body);
  if (answer.status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** Copies of a packed and of an unpacked order, to many places. */
async function plant(server: TestServer, call: BrandCall, brand_id: string): Promise<void> {
  await createCatalogue(call);
  await data(call, 'POST', '/allocation/setting', {
    distribution_percentage: [
      { courier_id: 1, percentage: 60 },
      { courier_id: 2, percentage: 40 },
    ],
    override_rules: [],
  });
  const half = Math.max(1, Math.ceil(orders / 2) - 1);
  const packed = await packedOrder(call);
  const { order } = await data(call, 'POST', '/order/manual', orderFor({ phone: '9829010011' }));
  await copyPackedOrder(server.db, brand_id, packed.id, half);
  await copyPackedOrder(server.db, brand_id, order.id, half);
  await sql`update orders set pincode = (560001 + (hashtext(order_id) & 2147483647) % 200)::text
    where brand_id = ${brand_id}`.execute(server.db);
}

interface Timed<T> {
  seconds: number;
  /** Of the processor, all threads. */
  cpu: number;
  statements: number;
  result: T;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  let result: T | undefined;
  const started = performance.now();
  const before = process.cpuUsage();
  const statements = await recordStatements(async () => {
    result = await work();
  });
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    statements: statements.length,
    result: result as T,
  };
}

async function measure(engine: Engine): Promise<void> {
  const server = await startTestServer(engine, { NODE_ENV: 'production', KHEP_SIMULATOR_SPEED: '1' });
  try {
    const brand = await server.newBrand('Bench');
    const call: BrandCall = (method, path, body) => server.call(method, path, { token: brand.token, body });
    await plant(server, call, brand.brand_id);
    const row = (what: string, count: number, { seconds, cpu, statements }: Timed<unknown>) =>
      print(
        `| ${engine} | ${what} | ${count} | ${seconds.toFixed(2)} | ${cpu.toFixed(2)} | ${statements} | ${(count / seconds).toFixed(0)} |`,
      );
    const plan = (left_out: string[] = []) =>
      timed<ShipTodayPlan>(() => data(call, 'POST', '/ship-today/plan', { left_out }));
    const first = await plan();
    row('planned, couriers asked', first.result.orders.length, first);
    const second = await plan();
    row('planned', second.result.orders.length, second);
    const left_out = second.result.orders.slice(booked).map(({ order_id }) => order_id);
    const { digest } = (await plan(left_out)).result;
    const run = await timed(async () => {
      const { job_id } = await data(call, 'POST', '/ship-today/run', { left_out, digest });
      for (;;) {
        const now: ShipTodayRun = await data(call, 'GET', `/ship-today/run/${job_id}`);
        if (now.ended_at !== null) return now;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    });
    const done = run.result.orders.filter(({ state }) => state === 'done').length;
    row('shipped', done, run);
    if (done !== Math.min(booked, orders)) process.exitCode = 1;
    const parcels = await server.db
      .selectFrom('shipments')
      .select(sql<number>`count(distinct awb)::int`.as('awbs'))
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    if (parcels.awbs !== done) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

print(
  '| database | what | orders | seconds | seconds of processor, all threads | statements | orders a second |',
);
print('| - | - | - | - | - | - | - |');
for (const engine of engines) if (wanted === undefined || engine === wanted) await measure(engine);
