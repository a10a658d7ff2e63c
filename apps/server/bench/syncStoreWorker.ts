/* A server that syncs the demo brand's simulated shop and may be killed: see syncStore.ts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { parseConfig } from '../src/start/config.ts';
import { demoSession } from '../src/start/seed/brand.ts';
import { seedDemo } from '../src/start/seed/index.ts';
import { startServer } from '../src/start/server.ts';
import { startSync } from '../src/dispatch/stores/startSync.ts';
import type { SyncReport } from './syncStore.ts';

const [directory = '', wanted = '10000'] = process.argv.slice(2);
const domain = 'mitti-and-loom.myshopify.com';
const { brand_id } = demoSession;
const server = await startServer({
  config: parseConfig({ KHEP_DATA: directory, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  log: pino({ level: 'silent' }),
  print: () => undefined,
  polls: false,
  storeTimings: { backoffMs: 20 },
});
const { db, services } = server;
const simulator = services.stores.simulator!;
process.on('message', () => void server.stop().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));

async function countRows(): Promise<{
  in_shop: number;
  imported: number;
  twice: number;
  unexplained: number;
}> {
  const { rows } = await sql<{ in_shop: number; imported: number; twice: number; unexplained: number }>`
    select
      (select count(*)::int from simulator_shop_orders where domain = ${domain}) as in_shop,
      (select count(*)::int from store_orders where brand_id = ${brand_id} and order_id is not null) as imported,
      (select count(*)::int from (
        select 1 from orders o where o.brand_id = ${brand_id} and o.channel_id = 'shopify' and o.order_number like '#%'
        group by o.order_number having count(*) > 1) as doubled)
      + (select count(*)::int from orders o where o.brand_id = ${brand_id} and o.order_number like '#%'
        and not exists (select 1 from store_orders s where s.brand_id = o.brand_id and s.order_id = o.order_id)) as twice,
      (select count(*)::int from store_orders where brand_id = ${brand_id} and order_id is null
        and problem not like '%HAMPER-FEST%' and state <> 'waiting' and problem not like 'Shipping address%') as unexplained`.execute(
    db,
  );
  return rows[0]!;
}

const isSeeded = await db.selectFrom('stores').select('brand_id').executeTakeFirst();
if (!isSeeded) {
  await seedDemo(db, services);
  // Thousands of orders are more than the demo has on its shelves.
  await db.updateTable('skus').set({ is_stock_tracked: false }).execute();
  const missing = Number(wanted) - (await countRows()).in_shop;
  for (let left = missing; left > 0; left -= 500)
    await simulator.shops.place(domain, Math.min(500, left), { isQuiet: true });
}
simulator.setPlan(2000, 1000);
Object.assign(simulator.faults, { failing: 0.05, unanswered: 0.03, throttled: 0.05, repeated: 0.1 });

await services.jobs.ready();
const sync = () =>
  startSync(db, services, { brand_id, kind: 'shopify', owner: { kind: 'system', name: 'Bench' } });
let job_id = await sync();
/** A sync that gives up on an unreachable shop is started again, as the loop of the stores does. */
let syncsLeft = 10;
for (;;) {
  const { in_shop, imported, twice, unexplained } = await countRows();
  const job = await db
    .selectFrom('jobs')
    .select('state')
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow();
  const report: SyncReport = { imported };
  if (job.state === 'failed' && syncsLeft > 0) {
    syncsLeft -= 1;
    job_id = await sync();
  } else if (job.state === 'done' || job.state === 'failed') {
    const { rows } = await sql<{ lost: number }>`
      select count(*)::int as lost from simulator_shop_orders s
      where s.domain = ${domain} and not exists (
        select 1 from store_orders o
        where o.brand_id = ${brand_id} and o.external_id = 'gid://shopify/Order/' || s.number)`.execute(db);
    const { throttled } = simulator;
    report.result = { in_shop, imported, lost: rows[0]!.lost, twice, unexplained, throttled };
  }
  process.send?.(report);
  if (report.result) break;
  await sleep(300);
}
