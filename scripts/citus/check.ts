/*
 * Runs the server on a Citus cluster of three PostgreSQL processes, built from ../shared/citus:
 *   node scripts/citus/check.ts          some suites, the tables, what reaches every shard, a worker that is down
 *   node scripts/citus/check.ts --all    every suite of the server, and the main journey in a browser as well
 * The cluster is in a temporary directory and is stopped at the end, also after a failure.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CitusUnavailable, citusArchive, startCluster } from '../../apps/server/test/citus/cluster.ts';
import type { CitusCluster } from '../../apps/server/test/citus/cluster.ts';

const root = join(import.meta.dirname, '..', '..');
const isAll = process.argv.includes('--all');

/** Suites that shards change most: keys, accounts, an order's whole way, scans, jobs, sweeps, isolation of brands. */
const shortList = [
  'brand/accounts/accounts',
  'partners/couriers/accounts',
  'platform/db/keys',
  'platform/db/retention',
  'platform/http/isolation',
  'platform/jobs/jobs',
  'overview/orders/journey',
  'overview/orderList/listOrders',
  'buyer/webhooks/webhooks',
].map((name) => `apps/server/src/${name}.test.ts`);

const total = { passed: 0, failed: 0 };

/** Runs a command and adds its counts of tests; its output is shown if it fails. */
function run(
  what: string,
  command: string,
  values: readonly string[],
  environment: Record<string, string>,
): void {
  const began = Date.now();
  const done = spawnSync(join(root, 'node_modules', '.bin', command), values, {
    cwd: root,
    env: { ...process.env, ...environment, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`;
  const count = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const passed = count(/(?:Tests|Journeys:)\s.*?(\d+) passed/);
  const failed = count(/(?:Tests|Journeys:)\s.*?(\d+) failed/);
  total.passed += passed;
  // A command that ends without counts failed as a whole.
  total.failed += done.status === 0 && passed > 0 ? failed : Math.max(1, failed);
  console.log(`${what}: ${passed} passed, ${failed} failed in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  if (done.status !== 0) console.log(output);
}

function runVitest(what: string, suites: readonly string[], environment: Record<string, string>): void {
  const config = join('apps', 'server', 'test', 'citus', 'vitest.config.ts');
  run(what, 'vitest', ['run', '--config', config], { ...environment, CITUS_SUITES: suites.join(',') });
}

function runAll({ url, directory }: CitusCluster): void {
  const environment = {
    TEST_DATABASE_URL: url,
    TEST_ENGINE: 'postgres',
    CITUS_DIRECTORY: directory,
    CITUS_FAN_OUT: join(directory, 'fan-out.jsonl'),
  };
  const own = (name: string) => `apps/server/test/citus/${name}.citus.ts`;
  runVitest('Server suites', isAll ? ['apps/server/src/**/*.test.ts'] : shortList, environment);
  runVitest('Tables', [own('tables')], environment);
  // On its own: it stops a worker that the others use.
  runVitest('Worker down', [own('workerDown')], environment);
  runVitest('Fan-out', [own('fanOut')], environment);
  if (!isAll) return;
  const built = [
    'run',
    'build',
    '--filter=@khep/console',
    '--filter=@khep/tracking',
    '--output-logs=errors-only',
  ];
  const build = spawnSync(join(root, 'node_modules', '.bin', 'turbo'), built, {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The console could not be built.');
  run('Main journey', 'playwright', ['test', 'main-job'], { KHEP_JOURNEY_DATABASE_URL: url });
}

function skip(reason: string): never {
  console.log(`Citus: skipped, ${reason}`);
  console.log('Tests  0 passed | 1 skipped');
  process.exit(0);
}

if (citusArchive === undefined) skip('there is no ../shared/citus beside this repository.');
let cluster: CitusCluster | undefined;
const stop = () => {
  cluster?.stop();
  cluster = undefined;
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  cluster = await startCluster({ shards: 2 });
  runAll(cluster);
} catch (error) {
  // Fails if it was requested by name; as one of all checks it is skipped where Citus isn't built.
  if (error instanceof CitusUnavailable && !isAll) skip(error.message);
  total.failed += 1;
  console.log(error instanceof CitusUnavailable ? `Citus: ${error.message}` : error);
}
stop();
console.log(`Tests  ${total.failed > 0 ? `${total.failed} failed | ` : ''}${total.passed} passed`);
process.exit(total.failed === 0 ? 0 : 1);
