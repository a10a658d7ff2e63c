/*
 * Measures the processor time of the server for a list of 50 orders, and for its parts:
 *   node --conditions=@khep/source apps/server/bench/listCost.ts [rounds] [orders]
 * All orders of the page are new and can be shipped: to 200 PIN codes, by six rules, a load distribution and two contracts.
 * Each part is measured in the same process and run, so that the shares can be compared on a busy machine.
 */
import { calls } from '@khep/api';
import { exampleRateCard } from '@khep/domain/rating';
import { sql } from 'kysely';
import { findSession } from '../src/brand/accounts/sessions.ts';
import { countOrders, listOrders } from '../src/overview/orders/list/listOrders.ts';
import { suggestNew, toListRows } from '../src/overview/orders/list/orderListRows.ts';
import { engines } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import type { SignedInBrand, TestServer } from '../test/server.ts';
import { createCatalogue } from '../test/shipping.ts';
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

const rules = [
  ['Channel', 'String', 'in', 'amazon, myntra'],
  ['Weight', 'Float', 'gt', 8],
  ['Destination State', 'String', 'in', 'Assam, Manipur, Mizoram'],
  ['Order Value', 'Float', 'gt', 5000],
  ['Tag', 'String', 'contains', 'fragile'],
  ['SKU', 'String', 'in', 'TP-S-09, TP-S-10'],
].map(([field_name, field_type, field_operator, field_value], at) => ({
  name: `Rule ${at + 1}`,
  priority: at + 1,
  action: at === 3 ? 'call' : 'ship',
  carrier_list: [1 + (at % 2)],
  conditions: [{ field_name, field_type, field_operator, field_value }],
}));

/** Gives the new orders a warehouse, boxes with weights and many destinations, and the brand its contracts and rules. */
async function makeShippable(server: TestServer, { brand_id, token }: SignedInBrand): Promise<void> {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await server.call(method, path, { token, body });
    if (response.status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(response.body)}`);
    return response;
  };
  await createCatalogue(call);
  for (const courier_id of [1, 2])
    await call('POST', `/contracts/rate_card/${courier_id}`, {
      brand_details: { conversion_factor: 4000, valid_from: '2020-04-01', valid_till: null },
      slab_g: 500,
      forward_contract_data: Object.entries(exampleRateCard.forward_contract_data).map(
        ([zone, { base, additional }]) => ({ zone, base, additional }),
      ),
    });
  await call('POST', '/allocation/setting', {
    distribution_percentage: [
      { courier_id: 1, percentage: 60 },
      { courier_id: 2, percentage: 40 },
    ],
    override_rules: rules,
  });
  await sql`update orders set pincode = (560001 + (hashtext(order_id) & 2147483647) % 200)::text,
      warehouse_id = (select id from warehouses where warehouses.brand_id = ${brand_id} limit 1),
      suggestion = jsonb_set(suggestion, '{boxes,0}', suggestion #> '{boxes,0}' || '{"weight_g": 1260, "collectible_paise": 0}')
    where brand_id = ${brand_id} and status = 'NEW'`.execute(server.db);
}

for (const engine of engines) {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  const brand = await server.newBrand('Bench');
  await fillOrders(server, brand, Number(process.argv[3] ?? 5000));
  await makeShippable(server, brand);
  const { db, services } = server;
  const { brand_id, token } = brand;
  const query = calls.orders.list.query.parse({ page_size: 50 });
  const now = services.clock.now();
  const { rows } = await listOrders(db, brand_id, query, now);
  const listed = await toListRows(db, brand_id, rows, services);
  // A load distribution names no courier before it books.
  if (!listed.every(({ courier, is_courier_undecided }) => courier?.charge ?? is_courier_undecided))
    throw new Error('An order of the page has no courier, and is not undecided.');
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
    'suggest couriers': () => suggestNew(db, services, brand_id, rows),
    count: () => countOrders(db, brand_id, query, now),
    'write JSON': () => JSON.stringify({ orders: listed }),
  };
  for (const [part, work] of Object.entries(parts))
    table.push({ database: engine, part, 'cpu ms': (await cost(work)).toFixed(2) });
  process.stdout.write(`${formatTable(table)}\n`);
  await server.stop();
}
