/*
 * Syncs the orders of a simulated shop under throttling, failed requests, lost responses and repeated rows, and kills the
 * server halfway: no order may be lost, none may be there twice.
 *
 *   node --conditions=@khep/source apps/server/bench/syncStore.ts [orders]
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const count = Number(process.argv[2] ?? 10_000);
const directory = mkdtempSync(join(tmpdir(), 'khep-bench-sync-'));
const worker = fileURLToPath(new URL('./syncStoreWorker.ts', import.meta.url));

/** Progress and result of the sync, from the worker. */
export interface SyncReport {
  /** Orders of the shop that are here. */
  imported: number;
  /** Set at the end. */
  result?: {
    in_shop: number;
    imported: number;
    lost: number;
    twice: number;
    unexplained: number;
    throttled: number;
  };
}

interface Run {
  result: SyncReport['result'];
  imported: number;
  seconds: number;
}

/** Runs a server until the sync ends, or kills it once so many orders are imported. */
function run(killAt?: number): Promise<Run> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = fork(worker, [directory, String(count)], {
      execArgv: ['--conditions=@khep/source', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let imported = 0;
    let result: SyncReport['result'];
    child.on('message', (message) => {
      const report = message as SyncReport;
      imported = report.imported;
      if (report.result) {
        result = report.result;
        child.send('stop');
      } else if (killAt !== undefined && imported >= killAt) child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', () => resolve({ result, imported, seconds: (performance.now() - started) / 1000 }));
  });
}

try {
  const killed = await run(Math.ceil(count / 2));
  console.log(`killed after ${killed.imported} of ${count} orders, ${killed.seconds.toFixed(1)} s`);
  const { result, seconds } = await run();
  if (!result) throw new Error('The second run ended without a result.');
  console.log(`resumed and ended after ${seconds.toFixed(1)} s`);
  console.table([result]);
  if (result.lost > 0 || result.twice > 0 || result.unexplained > 0) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
