/*
 * How long the list of orders takes with 100,000 of them, on PGlite and on PostgreSQL:
 *   node --conditions=@khep/source apps/server/bench/list.ts [orders]
 * PostgreSQL is measured where TEST_DATABASE_URL is set or its programs are installed.
 */
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { fillOrders, formatTable, getOrders, listQuestions, percentile } from './lists/orderList.ts';

const orders = Number(process.argv[2] ?? 100_000);
const rounds = 60;

async function time(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

async function measure(engine: Engine): Promise<Record<string, string>[]> {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const brand = await server.newBrand('Bench');
    const started = performance.now();
    await fillOrders(server, brand, orders);
    process.stderr.write(`${engine}: filled in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    let after = '';
    for (let page = 0; page < 40; page += 1) {
      const { next } = (await getOrders(server, brand, `start_date=2020-01-01&after=${after}`)).pagination;
      // A small list ends earlier.
      if (!next) break;
      after = next;
    }
    const questions = [...listQuestions, ['page 41 by key', `start_date=2020-01-01&after=${after}`] as const];
    const rows: Record<string, string>[] = [];
    for (const [question, query] of questions) {
      await getOrders(server, brand, query);
      const times = await time(() => getOrders(server, brand, query));
      rows.push({
        database: engine,
        question,
        'p50 ms': percentile(times, 0.5).toFixed(1),
        'p95 ms': percentile(times, 0.95).toFixed(1),
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

const rows: Record<string, string>[] = [];
for (const engine of engines) rows.push(...(await measure(engine)));
process.stdout.write(`orders.list over HTTP, ${orders.toLocaleString('en-IN')} orders, ${rounds} rounds\n\n`);
process.stdout.write(formatTable(rows));
