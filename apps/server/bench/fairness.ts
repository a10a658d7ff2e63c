/*
 * How much 64 connections of others slow a brand's list of orders, on PGlite and on PostgreSQL:
 *   node --conditions=@khep/source apps/server/bench/fairness.ts [connections] [requests] [orders] [rows of a file]
 * They read lists and downloads, upload files of 3 MB, or log in with wrong passwords, each from another address. The 95th
 * percentile beside each load, divided by the one without it, in one run. At most 3 is the aim.
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
const fileRows = Number(process.argv[5] ?? 60_000);

type Kind = Pick<Load, 'paths' | 'post' | 'isOfStrangers'>;

const boundary = 'part-of-a-form';
const file = [
  'Order ID,AWB,Charged weight,Amount,Zone,Date',
  ...Array.from(
    { length: fileRows },
    (_, n) => `ORD-${n},1490${100_000_000 + n},0.5,${40 + (n % 60)}.00,B,02-11-2026`,
  ),
].join('\n');

const loads: Record<string, Kind> = {
  'lists and downloads': { paths: heavy },
  uploads: {
    paths: ['/api/utils/table-columns/invoice'],
    post: {
      type: `multipart/form-data; boundary=${boundary}`,
      body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bill.csv"\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`,
    },
  },
  'log-ins': {
    paths: ['/api/auth/login'],
    post: {
      type: 'application/json',
      body: JSON.stringify({ username: 'nobody@example.in', password: 'a-wrong-password' }),
    },
    isOfStrangers: true,
  },
};

async function measure(engine: Engine, connections: number): Promise<Record<string, string>[]> {
  // The quota would refuse most of the load: here the queues are measured.
  const server = await startTestServer(engine, { NODE_ENV: 'production', KHEP_TRUST_PROXY: '1' });
  try {
    const [busy, quiet] = [await server.newBrand('Busy'), await server.newBrand('Quiet')];
    for (const brand of [busy, quiet]) await fillOrders(server, brand, orders);
    const one: Load = { url: server.url, token: quiet.token, connections: 1, paths: [list], rounds };
    await startClient(one).times;
    const rows: Record<string, string>[] = [];
    for (const [name, kind] of Object.entries(loads)) {
      // The server finishes the last load first.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const alone = percentile(await startClient(one).times, 0.95);
      const load = startClient({ url: server.url, token: busy.token, connections, ...kind });
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const beside = percentile(await startClient(one).times, 0.95);
      load.stop();
      rows.push({
        database: engine,
        load: name,
        'p95 alone, ms': alone.toFixed(1),
        'p95 beside the load, ms': beside.toFixed(1),
        ratio: (beside / alone).toFixed(1),
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

const connections = Number(process.argv[2] ?? 64);
const rows: Record<string, string>[] = [];
for (const engine of engines) rows.push(...(await measure(engine, connections)));
process.stdout.write(
  `orders.list beside ${connections} connections of others, ${rounds} requests\n\n${formatTable(rows)}`,
);
