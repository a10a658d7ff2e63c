/*
 * The weeks after a day's dispatch, with NDR, RTO, returns, disputes, claims and processes that die in between:
 *   node --conditions=@khep/source apps/server/bench/afterDispatch.ts [orders] [pglite|postgres]
 * It ends with an account of every parcel and every rupee, and fails where one is missing.
 */
import { runAfterDispatch } from '../test/afterDispatch.ts';
import { engines } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const orders = Number(process.argv[2] ?? 1000);
const wanted = process.argv[3];

const asLine = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

for (const engine of engines.filter((one) => wanted === undefined || one === wanted)) {
  print(`\n${orders} orders on ${engine}`);
  const server = await startTestServer(
    engine,
    { KHEP_SIMULATOR_SPEED: '1' },
    { courierPace: { bookingTimeoutMs: 250, backoffMs: 2, cooldownMs: 20, maxWaitMs: 500 } },
  );
  try {
    server.clock.toNoon();
    const started = performance.now();
    const weeks = await runAfterDispatch(server, { orders });
    print(`  in all: ${((performance.now() - started) / 1000).toFixed(1)} s, ${weeks.kills} processes died`);
    print(`  shipments: ${asLine(weeks.shipments)}`);
    print(`  failed deliveries: ${asLine(weeks.cases)}; ${weeks.answers} answers`);
    print(`  returns: ${asLine(weeks.returns)}`);
    print(`  disputes: ${asLine(weeks.disputes)}; claims: ${weeks.claims}`);
    print(`  ledger entries: ${weeks.entries}`);
    print(`  not accounted for: ${weeks.problems.length}`);
    for (const problem of weeks.problems.slice(0, 20)) print(`    ${problem}`);
    if (weeks.problems.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
