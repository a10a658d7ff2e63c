/*
 * A day of orders with all couriers, from the form to the end of every parcel, with and without faults:
 *   node --conditions=@khep/source apps/server/bench/couriers.ts [orders] [pglite|postgres] [plain|faults]
 * It ends with an account of every parcel against what the couriers know, and fails where one is missing.
 */
import { runCourierDay } from '../test/courierDay.ts';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const orders = Number(process.argv[2] ?? 5000);
const [wanted, only] = process.argv.slice(3);

async function measure(engine: Engine, faults: boolean): Promise<void> {
  print(`\n${orders} orders on ${engine}, ${faults ? 'with' : 'without'} faults`);
  const server = await startTestServer(
    engine,
    { KHEP_SIMULATOR_SPEED: '1' },
    { courierPace: { bookingTimeoutMs: 250, backoffMs: 2, cooldownMs: 20, maxWaitMs: 500 } },
  );
  try {
    const started = performance.now();
    const day = await runCourierDay(server, { orders, faults, say: (text) => print(`  ${text}`) });
    print(`  in all: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    print(`  scans kept: ${day.scans}, of them in no document: ${day.strange}`);
    for (const [end, count] of Object.entries(day.ends).sort(([a], [b]) => (a < b ? -1 : 1)))
      print(`  ${end}: ${count}`);
    print(`  not accounted for: ${day.problems.length}`);
    for (const problem of day.problems.slice(0, 20)) print(`    ${problem}`);
    if (day.problems.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

for (const engine of engines.filter((one) => wanted === undefined || one === wanted))
  for (const faults of [false, true])
    if (only === undefined || only === (faults ? 'faults' : 'plain')) await measure(engine, faults);
