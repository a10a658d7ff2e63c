// `npm run benchmarks`: runs each benchmark once at a tiny size, so that the commands of docs/performance.md work.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly } from './setup/install.mjs';

/** Tiny sizes; a benchmark that is not here fails the check. */
const tiny = {
  'apps/server/bench/analytics.ts': ['200', '1', 'pglite'],
  'apps/server/bench/assign.ts': ['4', 'pglite'],
  'apps/server/bench/booking.ts': ['6', 'pglite'],
  'apps/server/bench/citus.ts': ['20', '1'],
  'apps/server/bench/couriers.ts': ['6', 'pglite', 'plain'],
  'apps/server/bench/afterDispatch.ts': ['8', 'pglite'],
  'apps/server/bench/eventLoop.ts': ['20', '50', 'pglite'],
  'apps/server/bench/fairness.ts': ['2', '2', '50', '20'],
  'apps/server/bench/home.ts': ['1000', 'pglite'],
  'apps/server/bench/imports.ts': ['20'],
  'apps/server/bench/labels.ts': ['5'],
  'apps/server/bench/list.ts': ['50'],
  'apps/server/bench/listCost.ts': ['2', '100'],
  'apps/server/bench/priceFile.ts': ['20', 'pglite'],
  'apps/server/bench/reconciliation.ts': ['200', 'pglite'],
  'apps/server/bench/shipToday.ts': ['4', '4', 'pglite'],
  'apps/server/bench/stuck.ts': ['200', '3'],
  'apps/server/bench/syncStore.ts': ['40'],
  'apps/server/bench/tracking.ts': ['1', 'pglite'],
  'packages/domain/bench/boxSizes.ts': ['--contents', '20', '--most', '2'],
  'packages/domain/bench/cash.ts': ['20'],
  'packages/domain/bench/causes.ts': ['packages/domain/bench/causes.sample.ndjson.gz'],
  'packages/domain/bench/findings.ts': ['2', '0'],
  'packages/domain/bench/fairCouriers.ts': ['5'],
  'packages/domain/bench/packing.ts': ['packages/domain/bench/sample.json'],
  'packages/domain/bench/rating.ts': ['200'],
  'packages/domain/bench/rateSheet.ts': ['3', '4', '1', '1'],
  'packages/domain/bench/reconciliation.ts': ['500'],
  'packages/domain/bench/slotting.ts': ['--walks', '20', '--skus', '30'],
  'packages/domain/bench/walks.ts': ['packages/domain/bench/walks.sample.json'],
};

/** Modules that benchmarks share; the ones that need Citus, which few machines have, and the built console with its demo brand. */
const others = new Set([
  'apps/server/bench/syncStoreWorker.ts',
  'apps/server/bench/citus.ts',
  'apps/server/bench/filterChange.ts',
  'apps/server/bench/firstScreen.ts',
  'packages/domain/bench/random.ts',
]);

const found = ['apps/server/bench', 'packages/domain/bench'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);
const guide = readFileSync(join(root, 'docs/performance.md'), 'utf8');
const named = [...guide.matchAll(/node --conditions=@khep\/source (\S+\.ts)/g)].map(([, file]) => file);

let passed = 0;
const failures = [];

async function runOnce(file) {
  const args = tiny[file];
  const { code, output } = args
    ? await runQuietly('node', [
        '--disable-warning=ExperimentalWarning',
        '--conditions=@khep/source',
        file,
        ...args,
      ])
    : { code: 1, output: 'It has no tiny size in scripts/benchmarks.mjs.' };
  if (code === 0) passed += 1;
  else failures.push(`${file}:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

const waiting = [...new Set([...found, ...named, ...Object.keys(tiny)])].filter((file) => !others.has(file));
/** Half of a run's time is spent waiting for databases that start. What they measure doesn't count here. */
const atOnce = 2;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await runOnce(file);
  }),
);
for (const failure of failures) console.log(failure);
console.log(`Benchmarks: ${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
