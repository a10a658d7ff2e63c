/*
 * How long many packed orders take to be compared and to be given their couriers, as the two jobs of the product:
 *   node --conditions=@khep/source apps/server/bench/assign.ts [orders] [pglite|postgres]
 * Every booking is a call to the courier's simulator over HTTP, which keeps its parcels in the same database. It fails where
 * an order ends without its AWB, or with one that another order has too. How far it is goes to the standard error output.
 */
import { sql } from 'kysely';
import type { Job } from '@khep/api';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { orderDraft, runOrderLifecycle } from '../test/orderLifecycle.ts';
import { startTestServer } from '../test/server.ts';
import type { SignedInBrand, TestServer } from '../test/server.ts';

const orders = Number(process.argv[2] ?? 1000);
const wanted = process.argv[3];
const perStatement = 5000;
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function call(
  server: TestServer,
  { token }: SignedInBrand,
  method: string,
  path: string,
  body?: unknown,
) {
  const answer = await server.call(method, path, { token, body });
  if (answer.status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** One order, packed as the screens do it, and as many of the same as are wanted, to ten cities. */
async function plant(server: TestServer, brand: SignedInBrand): Promise<string[]> {
  await runOrderLifecycle(server, brand);
  await call(server, brand, 'POST', '/allocation/setting', {
    distribution_percentage: [
      { courier_id: 1, percentage: 50 },
      { courier_id: 3, percentage: 30 },
      { courier_id: 4, percentage: 20 },
    ],
    override_rules: [],
  });
  const { order } = await call(server, brand, 'POST', '/order/manual', orderDraft);
  const { orders: packed } = await call(server, brand, 'POST', '/packing/bulk/recommendation', {
    order_ids: [order.id],
  });
  await call(server, brand, 'POST', '/packing/bulk/assign', {
    orders: [{ order_id: order.id, packed_boxes: packed[0].packed_boxes }],
  });
  const copies = Array.from({ length: orders }, (_, n) => `ord_bench${String(n).padStart(12, '0')}`);
  const pincodes =
    "array['560034','400050','110001','302017','600001','682001','700001','500001','411001','380001']";
  for (let from = 0; from < orders; from += perStatement) {
    const numbers = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(Math.min(orders, from + perStatement) - 1)}::int) n`;
    const id = sql`'ord_bench' || lpad(n::text, 12, '0')`;
    for (const [table, own] of [
      [
        'orders',
        sql`jsonb_build_object('order_id', ${id}, 'order_number', 'B-' || n, 'pincode', (${sql.raw(pincodes)})[1 + n % 10])`,
      ],
      ['order_lines', sql`jsonb_build_object('order_id', ${id})`],
      [
        'shipments',
        sql`jsonb_build_object('order_id', ${id}, 'shipment_id', 'shp_bench' || lpad(n::text, 12, '0'))`,
      ],
    ] as const)
      await sql`insert into ${sql.table(table)}
        select (jsonb_populate_record(one, ${own})).* from ${sql.table(table)} one, ${numbers}
        where one.brand_id = ${brand.brand_id} and one.order_id = ${order.id}`.execute(server.db);
  }
  await sql`vacuum (analyze)`.execute(server.db);
  return copies;
}

/** As many as one request may have. */
const perJob = 20_000;

async function run(
  server: TestServer,
  brand: SignedInBrand,
  path: string,
  order_ids: string[],
): Promise<Job> {
  const { job } = await call(server, brand, 'POST', path, { order_ids });
  for (;;) {
    const { job: now } = (await call(server, brand, 'GET', `/jobs/${job.id}`)) as { job: Job };
    if (now.ended_at !== null) return now;
    process.stderr.write(`${new Date().toISOString()} ${now.title}: ${now.done}\n`);
    await new Promise((resolve) => setTimeout(resolve, Math.max(250, orders / 20)));
  }
}

async function measure(engine: Engine): Promise<void> {
  const server = await startTestServer(engine, { NODE_ENV: 'production', KHEP_SIMULATOR_SPEED: '1' });
  try {
    const brand = await server.newBrand('Bench');
    const ids = await plant(server, brand);
    for (const [what, path] of [
      ['couriers compared', '/allocation/bulk/recommendation/batch'],
      ['couriers given', '/allocation/bulk/assign/batch'],
    ] as const) {
      const started = performance.now();
      const before = process.cpuUsage();
      let done = 0;
      for (let from = 0; from < ids.length; from += perJob) {
        const job = await run(server, brand, path, ids.slice(from, from + perJob));
        done += job.done;
        if (job.done === job.total) continue;
        process.exitCode = 1;
        print(`${job.title}: ${job.state}, ${job.done} of ${job.total}. ${job.message}`);
      }
      const seconds = (performance.now() - started) / 1000;
      const { user, system } = process.cpuUsage(before);
      print(
        `| ${engine} | ${what} | ${done} of ${ids.length} | ${seconds.toFixed(1)} | ${((user + system) / 1e6).toFixed(1)} | ${(done / seconds).toFixed(0)} |`,
      );
    }
    const { given, awbs } = await server.db
      .selectFrom('shipments')
      .select([sql<number>`count(awb)::int`.as('given'), sql<number>`count(distinct awb)::int`.as('awbs')])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', 'like', 'ord_bench%')
      .executeTakeFirstOrThrow();
    print(`${given} boxes have an AWB, ${awbs} different ones`);
    if (given !== ids.length || awbs !== ids.length) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

print('| database | job | orders | seconds | seconds of processor, all threads | orders a second |');
print('| - | - | - | - | - | - |');
for (const engine of engines) if (wanted === undefined || engine === wanted) await measure(engine);
