/*
 * How much 64 connections of one brand slow the list of orders of another, on PGlite and on PostgreSQL:
 *   node --conditions=@khep/source apps/server/bench/fairness.ts [connections] [requests] [orders]
 * The 95th percentile beside the load, divided by the one without it, in one run. At most 3 is the aim.
 */
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { startClient } from './lists/loadClient.ts';
import type { Load } from './lists/loadClient.ts';
import { fillOrders, formatTable, percentile } from './lists/orderList.ts';

const list = '/api/order/all?page_size=50';
const heavy = [list, '/api/order/download?start_date=2020-01-01', '/api/home/summary', list];
const orders = Number(process.argv[4] ?? 5000);
const rounds = Number(process.argv[3] ?? 100);

async function measure(engine: Engine, connections: number): Promise<Record<string, string>> {
  // The quota would refuse most of the load: here the queues are measured.
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const [busy, quiet] = [await server.newBrand('Busy'), await server.newBrand('Quiet')];
    for (const brand of [busy, quiet]) await fillOrders(server, brand, orders);
    const one: Load = { url: server.url, token: quiet.token, connections: 1, paths: [list], rounds };
    await startClient(one).times;
    const alone = await startClient(one).times;
    const load = startClient({ url: server.url, token: busy.token, connections, paths: heavy });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const beside = await startClient(one).times;
    load.stop();
    const p95 = [alone, beside].map((times) => percentile(times, 0.95));
    return {
      database: engine,
      'p95 alone, ms': (p95[0] ?? 0).toFixed(1),
      'p95 beside the load, ms': (p95[1] ?? 0).toFixed(1),
      ratio: ((p95[1] ?? 0) / (p95[0] ?? 1)).toFixed(1),
    };
  } finally {
    await server.stop();
  }
}

const connections = Number(process.argv[2] ?? 64);
const rows: Record<string, string>[] = [];
for (const engine of engines) rows.push(await measure(engine, connections));
process.stdout.write(
  `orders.list beside ${connections} connections of another brand, ${rounds} requests\n\n${formatTable(rows)}`,
);
