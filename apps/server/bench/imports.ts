/*
 * How fast a file of orders goes in, and a batch of invoices is made of them, over HTTP and as jobs:
 *   node --conditions=@khep/source apps/server/bench/imports.ts [orders]
 */
import type { Job } from '@khep/api';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { runOrderLifecycle } from '../test/orderLifecycle.ts';
import { startTestServer } from '../test/server.ts';

const count = Number(process.argv[2] ?? 1000);
const heading = 'order_id,buyer_name,buyer_phone,address,pincode,sku_id,quantity';
const pincodes = ['560034', '400050', '110001', '302017', '781001', '682001', '700001', '500001'];
const line = (n: number) =>
  `BULK-${n},Ananya Krishnan,98${String(n).padStart(8, '0')},"Flat ${n}, Green Meadows",${pincodes[n % pincodes.length]},CUP-1,${1 + (n % 4)}`;

async function measure(engine: Engine): Promise<void> {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const brand = await server.newBrand('Bench');
    await runOrderLifecycle(server, brand);
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await server.call(method, path, { token: brand.token, body });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data;
    };
    const ended = async (id: string): Promise<Job> => {
      for (;;) {
        const { job } = (await call('GET', `/jobs/${id}`)) as { job: Job };
        if (job.ended_at !== null) return job;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const tell = (what: string, started: number, job: Job) => {
      const seconds = (performance.now() - started) / 1000;
      process.stdout.write(
        `| ${engine} | ${what} | ${job.done} of ${job.total} | ${seconds.toFixed(1)} | ${(count / seconds).toFixed(0)} |\n`,
      );
    };
    const form = new FormData();
    const lines = Array.from({ length: count }, (_, n) => line(n));
    form.append('file', new File([[heading, ...lines].join('\n')], 'bench.csv'));
    const started = performance.now();
    const { job_id } = await call('POST', '/order/bulk-manual', form);
    tell('orders from a file', started, await ended(job_id));

    const orders = await server.db
      .selectFrom('orders')
      .select('order_id')
      .where('brand_id', '=', brand.brand_id)
      .where('order_number', 'like', 'BULK-%')
      .limit(count)
      .execute();
    const printed = performance.now();
    const { job } = await call('POST', '/order/processor/invoice/batch', {
      order_ids: orders.map(({ order_id }) => order_id),
    });
    tell('invoices as one file', printed, await ended(job.id));
  } finally {
    await server.stop();
  }
}

process.stdout.write('| database | job | rows | seconds | rows a second |\n| - | - | - | - | - |\n');
for (const engine of engines) await measure(engine);
