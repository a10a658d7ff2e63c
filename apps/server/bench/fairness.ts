/*
 * How much 64 connections of one brand slow the list of orders of another, on PGlite and on PostgreSQL:
 *   node --conditions=@khep/source apps/server/bench/fairness.ts [connections] [requests]
 * The 95th percentile beside the load, divided by the one without it, in one run. At most 3 is the aim.
 */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { fillOrders, formatTable, percentile } from './lists/orderList.ts';

interface Load {
  url: string;
  token: string;
  connections: number;
  paths: readonly string[];
  /** Requests in all; endless without. */
  rounds?: number;
}

const list = '/api/order/all?page_size=50';
const heavy = [list, '/api/order/download?start_date=2020-01-01', '/api/home/summary', list];
const orders = 5000;
const rounds = Number(process.argv[3] ?? 100);

function send({ url, token }: Load, path: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - started));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** In a process of its own, so that clients and server don't share an event loop. */
async function run(load: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let left = load.rounds ?? Number.POSITIVE_INFINITY;
  const connection = async (offset: number) => {
    for (let n = offset; left > 0; n += 1) {
      left -= 1;
      times.push(await send(load, load.paths[n % load.paths.length] ?? list, agent));
    }
  };
  await Promise.all(Array.from({ length: load.connections }, (_, offset) => connection(offset)));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

function inProcess(load: Load): { times: Promise<number[]>; stop: () => void } {
  const child = fork(fileURLToPath(import.meta.url), ['client'], { execArgv: process.execArgv });
  const times = new Promise<number[]>((resolve) => child.once('message', (one) => resolve(one as number[])));
  child.send(load);
  return { times, stop: () => child.kill('SIGKILL') };
}

async function measure(engine: Engine, connections: number): Promise<Record<string, string>> {
  // The quota would refuse most of the load: here the queues are measured.
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const [busy, quiet] = [await server.newBrand('Busy'), await server.newBrand('Quiet')];
    for (const brand of [busy, quiet]) await fillOrders(server, brand, orders);
    const one: Load = { url: server.url, token: quiet.token, connections: 1, paths: [list], rounds };
    await inProcess(one).times;
    const alone = await inProcess(one).times;
    const load = inProcess({ url: server.url, token: busy.token, connections, paths: heavy });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const beside = await inProcess(one).times;
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

if (process.argv[2] === 'client')
  process.once('message', (load) => {
    void run(load as Load).then((times) => process.send?.(times, undefined, {}, () => process.exit(0)));
  });
else {
  const connections = Number(process.argv[2] ?? 64);
  const rows: Record<string, string>[] = [];
  for (const engine of engines) rows.push(await measure(engine, connections));
  process.stdout.write(
    `orders.list beside ${connections} connections of another brand, ${rounds} requests\n\n${formatTable(rows)}`,
  );
}
