/*
 * How long many packed orders take to be planned and booked as a job, against the courier's simulator alone in the same run:
 *   node --conditions=@khep/source apps/server/bench/booking.ts [orders] [pglite|postgres]
 * Both book with one courier over HTTP, six parcels at once; the simulator keeps its parcels in the same database. It fails
 * where an order ends without its own AWB, or where a parcel costs more than twelve statements.
 */
import { sql } from 'kysely';
import type { Job } from '@khep/api';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../test/shipping.ts';
import { recordStatements } from '../test/statements.ts';
import { forEachConcurrent } from '../src/platform/jobs/batches.ts';

const orders = Number(process.argv[2] ?? 2000);
const wanted = process.argv[3] ?? 'postgres';
/** As the job books with one courier. */
const atOnce = 6;
const maxStatements = 12;
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function timed(work: () => Promise<unknown>): Promise<{ seconds: number; processor: number }> {
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - started) / 1000, processor: (user + system) / 1e6 };
}

/** Books parcels with the simulator, without anything of ours. */
async function bookBare(server: TestServer): Promise<void> {
  const url = server.services.couriers.simulators?.url.delhivery;
  if (url === undefined) throw new Error('The benchmark needs the simulators');
  const numbers = Array.from({ length: orders }, (_, n) => n);
  await forEachConcurrent(numbers, atOnce, async (n) => {
    const shipment = {
      name: 'Ananya Krishnan',
      add: 'Flat 12, Green Meadows',
      pin: '560034',
      phone: '9829010011',
      city: 'Bengaluru',
      order: `BARE-${n}`,
      payment_mode: 'Prepaid',
      weight: 1150,
    };
    const data = JSON.stringify({ shipments: [shipment], pickup_location: { name: 'bare' } });
    const answer = await fetch(`${url}/api/cmu/create.json`, {
      method: 'POST',
      headers: { Authorization: 'Token bare', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ format: 'json', data }).toString(),
    });
    const { success } = (await answer.json()) as { success?: boolean };
    if (success !== true) throw new Error(`The simulator rejected parcel ${n}`);
  });
}

async function measure(engine: Engine): Promise<void> {
  const server = await startTestServer(engine, { NODE_ENV: 'production', KHEP_SIMULATOR_SPEED: '1' });
  try {
    const { token, brand_id } = await server.newBrand('Bench');
    const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, body });
    await createCatalogue(call);
    await call('POST', '/allocation/setting', {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [],
    });
    const { id } = await packedOrder(call);
    const order_ids = await copyPackedOrder(server.db, brand_id, id, orders);
    await sql`vacuum (analyze)`.execute(server.db);
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    const bare = await timed(() => bookBare(server));
    let statements: string[] = [];
    const booked = await timed(async () => {
      statements = await recordStatements(async () => {
        const { body } = await call('POST', '/allocation/bulk/assign/batch', { order_ids });
        let job: Job = body.data.job;
        while (job.ended_at === null) {
          await new Promise((resolve) => setTimeout(resolve, Math.max(50, orders / 10)));
          job = (await call('GET', `/jobs/${job.id}`)).body.data.job;
        }
      });
    });
    for (const [what, { seconds, processor }] of [
      ['simulator alone', bare],
      ['planned and booked', booked],
    ] as const)
      print(
        `| ${engine} | ${what} | ${orders} | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${(orders / seconds).toFixed(0)} |`,
      );
    const { awbs } = await server.db
      .selectFrom('shipments')
      .select(sql<number>`count(distinct awb)::int`.as('awbs'))
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', order_ids)
      .executeTakeFirstOrThrow();
    // Progress and the wait above cost some, however many parcels there are.
    const each = statements.length / orders;
    print(
      `${awbs} AWBs, ${each.toFixed(1)} statements each, ${(booked.seconds / bare.seconds).toFixed(1)} times the simulator alone`,
    );
    if (awbs !== orders || (orders >= 200 && each > maxStatements)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

print('| database | what | parcels | seconds | seconds of processor, all threads | parcels a second |');
print('| - | - | - | - | - | - |');
for (const engine of engines) if (engine === wanted) await measure(engine);
