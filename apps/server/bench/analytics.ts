/*
 * Measures analytics of a brand with orders over three years (or other days), one shipment each:
 *   node --conditions=@khep/source apps/server/bench/analytics.ts [shipments] [rounds] [engine] [writes] [days]
 * The same sums are read from the cells and by plain SQL from the facts. KHEP_DUCKDB names a folder with `@duckdb/node-api`: then
 * DuckDB reads them too, from its own copy of the facts.
 */
import { reports } from '@khep/domain/analytics';
import type { CellQuery, ReportId } from '@khep/domain/analytics';
import { addDays, istDay, startOfDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { cellSource } from '../src/overview/analytics/cellSource.ts';
import { countOrders } from '../src/overview/analytics/countOrders.ts';
import { listOrderIds } from '../src/overview/analytics/facts.ts';
import { foldWaiting } from '../src/overview/analytics/fold.ts';
import { loadLabels } from '../src/overview/analytics/labels.ts';
import { loadReport } from '../src/overview/analytics/loadReport.ts';
import { rebuild } from '../src/overview/analytics/rebuild.ts';
import { engines } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { openDuckDb } from './analytics/duckDb.ts';
import { atLeisure, fillFacts } from './analytics/fillFacts.ts';
import { timeWrites } from './analytics/writePath.ts';
import { formatTable, percentile } from './lists/orderList.ts';

const shipments = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 10);
const engine = engines.find((one) => one === process.argv[4]) ?? engines.at(-1)!;
const writesTimed = Number(process.argv[5] ?? 100);
const days = Number(process.argv[6] ?? 1095);
const write = (text: string) => process.stdout.write(`${text}\n`);

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Sorted milliseconds of some runs; the first isn't counted. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) times.push((await seconds(work)) * 1000);
  return times.sort((a, b) => a - b);
}

/** The median and the 95th percentile: where others use the machine, the second says mostly how busy it was. */
const show = (times: readonly number[]) =>
  `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;

const server = await startTestServer(engine, { NODE_ENV: 'production' });
const { brand_id } = await server.newBrand('Bench');
const { db } = server;
const now = server.clock.now();
const today = istDay(now);

const filling = await seconds(() => fillFacts(server, brand_id, { orders: shipments, days }));
const before = process.cpuUsage();
const rebuilding = await seconds(() => rebuild(db, brand_id, now));
const { user, system } = process.cpuUsage(before);
await atLeisure(db, (own) => sql`vacuum (analyze) analytics_blocks, analytics_orders`.execute(own));
const { rows: stored } = await sql<{ blocks: number; blocks_mb: number; orders_mb: number }>`
  select (select count(*)::int from analytics_blocks where brand_id = ${brand_id}) as blocks,
    pg_total_relation_size('analytics_blocks') / 1000000 as blocks_mb,
    pg_total_relation_size('analytics_orders') / 1000000 as orders_mb`.execute(db);
write(
  `${engine}, ${shipments} shipments: written in ${filling.toFixed(1)} s, counted in ${rebuilding.toFixed(1)} s (${Math.round(shipments / rebuilding)} a second, ${((user + system) / 1e6).toFixed(1)} s of this process's processor), ${stored[0]?.blocks} blocks of ${stored[0]?.blocks_mb} MB, ${stored[0]?.orders_mb} MB of what each order added\n`,
);

/** Each of some orders moves to another state: what is appended for them is folded. */
async function measureFold(): Promise<string> {
  const order_ids = await listOrderIds(db, brand_id, { after: '', limit: 5000 });
  const moved = sql<string>`any(${order_ids}::text[])`;
  await db
    .updateTable('orders')
    .set({ state: 'Goa' })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', moved)
    .execute();
  for (let at = 0; at < order_ids.length; at += 200)
    await db
      .transaction()
      .execute((tx) => countOrders(tx, { brand_id, order_ids: order_ids.slice(at, at + 200) }));
  const { deltas } = await db
    .selectFrom('analytics_deltas')
    .select((eb) => eb.fn.sum<number>('cells').as('deltas'))
    .where('brand_id', '=', brand_id)
    .executeTakeFirstOrThrow();
  const start = process.cpuUsage();
  const folding = await seconds(() => foldWaiting(db, brand_id));
  const used = process.cpuUsage(start);
  return `${deltas} cells folded in ${folding.toFixed(1)} s, ${Math.round(deltas / folding)} a second, ${((used.user + used.system) / 1e6).toFixed(1)} s of this process's processor`;
}
write(`${await measureFold()}\n`);

const periods = { '30 days': 29, 'a year': 364 } as const;
const labelOf = await loadLabels(db, brand_id);
const source = cellSource(db, brand_id, today);
const calls: Record<string, string>[] = [];
for (const id of Object.keys(reports) as ReportId[]) {
  const row: Record<string, string> = { call: id };
  for (const [name, back] of Object.entries(periods)) {
    const end_date = addDays(today, -1);
    const filter = {
      dateRange: 'custom',
      start_date: addDays(end_date, -back),
      end_date,
      compare: 'previous',
    } as const;
    const times = await timesOf(() => loadReport(reports[id], { source, labelOf, filter, now }));
    row[`${name}, ms`] = show(times);
  }
  calls.push(row);
}
write(formatTable(calls));

/** Sums that pages read, each in the cells and in the facts. */
const questions: Record<string, { query: Pick<CellQuery, 'cube' | 'by' | 'where'>; facts: string }> = {
  'outcomes by state': {
    query: { cube: 'ended', by: ['state', 'status'], where: {} },
    facts: `select o.state, s.state as status, count(*) as parcels, sum(s.declared_paise) as value from shipments s
      join orders o on o.brand_id = s.brand_id and o.order_id = s.order_id
      where s.brand_id = $brand and s.ended_at >= $from and s.ended_at < $to group by 1, 2`,
  },
  'outcomes by courier and zone, COD': {
    query: { cube: 'ended', by: ['courier', 'zone', 'status'], where: { payment: ['cod'] } },
    facts: `select s.courier_id, s.zone, s.state as status, count(*) as parcels, sum(s.declared_paise) as value from shipments s
      where s.brand_id = $brand and s.payment_mode = 'cod' and s.ended_at >= $from and s.ended_at < $to group by 1, 2, 3`,
  },
  'orders by channel': {
    query: { cube: 'orders', by: ['channel'], where: {} },
    facts: `select o.channel_id, count(*) as orders, sum(o.total_paise) as amount from orders o
      where o.brand_id = $brand and o.order_date >= $from and o.order_date < $to group by 1`,
  },
  'items by SKU': {
    query: { cube: 'orderSkus', by: ['sku'], where: {} },
    facts: `select l.sku_id, count(*) as orders, sum(l.quantity) as units from orders o
      join order_lines l on l.brand_id = o.brand_id and l.order_id = o.order_id
      where o.brand_id = $brand and o.order_date >= $from and o.order_date < $to group by 1`,
  },
  'failed deliveries by reason': {
    query: { cube: 'ndr', by: ['reason'], where: {} },
    facts: `select n.bucket, count(*) as cases, sum(n.attempts) as attempts from ndr_cases n
      where n.brand_id = $brand and n.first_ndr_at >= $from and n.first_ndr_at < $to group by 1`,
  },
};
const duckDb = await atLeisure(db, (own) => openDuckDb(own, brand_id));
const sums: Record<string, string>[] = [];
for (const [question, { query, facts }] of Object.entries(questions))
  for (const [name, back] of Object.entries(periods)) {
    const to = addDays(today, -1);
    const from = addDays(to, -back);
    const text = facts
      .replaceAll('$brand', `'${brand_id}'`)
      .replaceAll('$from', `timestamptz '${startOfDay(from).toISOString()}'`)
      .replaceAll('$to', `timestamptz '${startOfDay(addDays(to, 1)).toISOString()}'`);
    const own = await source({ ...query, from, to });
    const askFacts = () => atLeisure(db, (own) => sql.raw<Record<string, number>>(text).execute(own));
    const plain = await askFacts();
    const count = (rows: readonly number[]) => rows.reduce((sum, value) => sum + value, 0);
    const counted = count(own.map(({ values }) => values[0] ?? 0));
    const inFacts = count(plain.rows.map((row) => row['parcels'] ?? row['orders'] ?? row['cases'] ?? 0));
    if (counted !== inFacts) throw new Error(`${question}: ${counted} in the cells, ${inFacts} in the facts`);
    const ours = await timesOf(() => source({ ...query, from, to }));
    const theirs = await timesOf(askFacts);
    const duck = duckDb && (await timesOf(() => duckDb.run(text)));
    const ratio = (share: number) => (percentile(theirs, share) / percentile(ours, share)).toFixed(1);
    sums.push({
      sum: question,
      days: name,
      'cells, ms': show(ours),
      'plain SQL': show(theirs),
      ...(duck === undefined ? {} : { DuckDB: show(duck) }),
      'plain SQL / cells': `${ratio(0.5)} / ${ratio(0.95)}`,
    });
  }
write(formatTable(sums));

const writes = await timeWrites(server, writesTimed);
write(
  formatTable(
    Object.entries(writes).map(([what, { counted, uncounted }]) => ({
      write: what,
      'counted, ms': show(counted),
      'not counted': show(uncounted),
      'counted / not': (percentile(counted, 0.5) / percentile(uncounted, 0.5)).toFixed(3),
    })),
  ),
);
await server.stop();
