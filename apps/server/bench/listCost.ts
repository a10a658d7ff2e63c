/*
 * What a list of 50 orders costs the server's processor, and its parts:
 *   node --conditions=@khep/source apps/server/bench/listCost.ts [rounds]
 * Each part is measured in the same process and run, so that the shares can be compared on a busy machine.
 */
import { calls } from '@khep/api';
import { findSession } from '../src/accounts/sessions.ts';
import { countOrders, listOrders } from '../src/orders/list/listOrders.ts';
import { toListRows } from '../src/orders/list/orderListRows.ts';
import { engines } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { startClient } from './lists/loadClient.ts';
import { fillOrders, formatTable } from './lists/orderList.ts';

const rounds = Number(process.argv[2] ?? 200);

/** Milliseconds of processor of one call, of this process: its threads too. */
async function cost(work: () => unknown): Promise<number> {
  for (let n = 0; n < 20; n += 1) await work();
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

for (const engine of engines) {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  const brand = await server.newBrand('Bench');
  await fillOrders(server, brand, Number(process.argv[3] ?? 5000));
  const { db, services } = server;
  const { brand_id, token } = brand;
  const query = calls.orders.list.query.parse({ page_size: 50 });
  const now = services.clock.now();
  const { rows } = await listOrders(db, brand_id, query, now);
  const listed = await toListRows(db, brand_id, rows, services);
  const requests = async (path: string) => {
    const load = { url: server.url, token, connections: 4, paths: [path] };
    await startClient({ ...load, rounds: 100 }).times;
    const before = process.cpuUsage();
    await startClient({ ...load, rounds: rounds * 4 }).times;
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / (rounds * 4);
  };
  const table: Record<string, string>[] = [];
  for (const [part, path] of [
    ['whole request', '/api/order/all?page_size=50'],
    ['request without an order', '/api/auth/session'],
    ['request without a session', '/healthz'],
  ] as const)
    table.push({ database: engine, part, 'cpu ms': (await requests(path)).toFixed(2) });
  const parts: Record<string, () => unknown> = {
    session: () => findSession(db, services.clock, token),
    'parse the query': () => calls.orders.list.query.parse({ page_size: '50' }),
    'load the orders': () => listOrders(db, brand_id, query, now),
    'load the rest': () => toListRows(db, brand_id, rows),
    count: () => countOrders(db, brand_id, query, now),
    'write JSON': () => JSON.stringify({ orders: listed }),
  };
  for (const [part, work] of Object.entries(parts))
    table.push({ database: engine, part, 'cpu ms': (await cost(work)).toFixed(2) });
  process.stdout.write(`${formatTable(table)}\n`);
  await server.stop();
}
