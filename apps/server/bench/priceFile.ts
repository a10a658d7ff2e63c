/*
 * A file of parcels for the rate calculator, as people upload it: parsed, priced with every service, and its result downloaded.
 *   node --conditions=@khep/source apps/server/bench/priceFile.ts [rows] [pglite|postgres]
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import { createCatalogue } from '../test/shipping.ts';

const count = Number(process.argv[2] ?? 10_000);
const engine = (process.argv[3] ?? 'postgres') as Engine;
const pincodes = ['560034', '110001', '400001', '781001', '190001', '682001', '500001', '700001'];

const server = await startTestServer(engine, { NODE_ENV: 'production' });
try {
  const brand = await server.newBrand('Bench');
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  await createCatalogue(call);
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `302017,${pincodes[n % pincodes.length]},${500 + (n % 4000)},30,20,15,${n % 2 === 0 ? 'cod,999' : 'prepaid,'}`,
  );
  const heading = 'from_pincode,to_pincode,weight,length,width,height,payment_mode,cod_amount';
  const form = new FormData();
  form.append('file', new File([`${heading}\n${lines.join('\n')}\n`], 'parcels.csv'));
  const used = process.cpuUsage();
  const started = performance.now();
  const since = () => ((performance.now() - started) / 1000).toFixed(1);
  const { body } = await call('POST', '/rate-calculator/file', form);
  const answered = since();
  const { job_id } = body.data as { job_id: string };
  let message = '';
  for (let state = 'queued'; ['queued', 'running'].includes(state); await wait(50)) {
    const { job } = (await call('GET', `/jobs/${job_id}`)).body.data;
    ({ state, message } = job);
  }
  const done = since();
  const cpu = process.cpuUsage(used);
  const result = await call('GET', `/jobs/${job_id}/result`);
  const rows = String(result.body).trim().split('\r\n').length - 1;
  process.stdout.write(
    `${engine}: ${message}. Accepted after ${answered} s, done after ${done} s (${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of this processor), ${rows} rows in the result\n`,
  );
} finally {
  await server.stop();
}
