/*
 * Measures a brand's list of orders on a Citus cluster, as a ratio to one PostgreSQL, in turns in one run:
 *   node --conditions=@khep/source apps/server/bench/citus.ts [orders of a brand] [brands]
 * All run on this machine, so it shows what the cluster adds to a request, not how far it scales.
 */
import { CitusUnavailable, startCluster } from '../test/citus/cluster.ts';
import { startPostgres } from '../test/postgres.ts';
import { startTestServer } from '../test/server.ts';
import type { SignedInBrand, TestServer } from '../test/server.ts';
import { fillOrders, formatTable, getOrders, listQuestions, percentile } from './lists/orderList.ts';

const orders = Number(process.argv[2] ?? 10_000);
const brands = Number(process.argv[3] ?? 4);
const rounds = 60;

interface Filled {
  server: TestServer;
  brands: SignedInBrand[];
}

async function fill(variable: string, url: string): Promise<Filled> {
  process.env[variable] = url;
  const server = await startTestServer('postgres', { NODE_ENV: 'production' });
  delete process.env[variable];
  const filled: SignedInBrand[] = [];
  for (let n = 0; n < brands; n += 1) {
    const brand = await server.newBrand(`Bench ${n}`);
    await fillOrders(server, brand, orders);
    filled.push(brand);
  }
  return { server, brands: filled };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function compare(one: Filled, cluster: Filled): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const [question, query] of listQuestions) {
    const times: [number[], number[]] = [[], []];
    for (let round = -4; round < rounds; round += 1) {
      const pair: number[] = [];
      // In turns, and the other one first every second time: what else the machine does slows both.
      const turns = [one, cluster].map((side, index) => ({ side, index }));
      for (const { side, index } of round % 2 === 0 ? turns : turns.toReversed()) {
        const brand = side.brands[(round + 4) % brands]!;
        pair[index] = await time(() => getOrders(side.server, brand, query));
      }
      if (round < 0) continue;
      times[0].push(pair[0] ?? 0);
      times[1].push(pair[1] ?? 0);
    }
    const single = times[0].toSorted((a, b) => a - b);
    const distributed = times[1].toSorted((a, b) => a - b);
    const p = (share: number) => [percentile(single, share), percentile(distributed, share)] as const;
    const [median, medianCluster] = p(0.5);
    const [slow, slowCluster] = p(0.95);
    rows.push({
      question,
      'one, p50 ms': median.toFixed(1),
      'cluster, p50 ms': medianCluster.toFixed(1),
      'ratio p50': (medianCluster / median).toFixed(2),
      'ratio p95': (slowCluster / slow).toFixed(2),
    });
  }
  return rows;
}

const cluster = await startCluster({ shards: 32 }).catch((error: unknown) => {
  if (!(error instanceof CitusUnavailable)) throw error;
  process.stdout.write(`Not measured: ${error.message}\n`);
  process.exit(0);
});
const postgres = await startPostgres();
try {
  const one = await fill('TEST_POSTGRES', postgres.url);
  const several = await fill('TEST_DATABASE_URL', cluster.url);
  const rows = await compare(one, several);
  process.stdout.write(
    `orders.list over HTTP, ${brands} brands of ${orders.toLocaleString('en-IN')} orders, ${rounds} rounds\n\n${formatTable(rows)}`,
  );
  await one.server.stop();
  await several.server.stop();
} finally {
  cluster.stop();
  postgres.stop();
}
