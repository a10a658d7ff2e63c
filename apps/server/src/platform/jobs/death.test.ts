import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../../test/dataDirectory.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import { counting, workerServices } from '../../../test/jobWorker.ts';
import { openPglite } from '../db/engine.ts';
import type { OpenDatabase } from '../db/engine.ts';
import { createJobs } from './jobs.ts';

const rowCount = 150;
const brand_id = 'brd_death';
const workers: ChildProcess[] = [];

afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});

interface Worker {
  process: ChildProcess;
  /** Resolves inside the transaction of its nth row. */
  inRow: (n: number) => Promise<void>;
}

function startWorker(environment: Record<string, string>): Worker {
  const child = fork(fileURLToPath(new URL('../../../test/jobWorker.ts', import.meta.url)), {
    execArgv: ['--conditions=@khep/source'],
    env: { ...process.env, ...environment, TEST_JOBS_WORKER: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  workers.push(child);
  let seen = 0;
  const waiting: { n: number; resolve: () => void }[] = [];
  child.on('message', (message) => {
    if (typeof message !== 'object' || !('inside' in message)) return;
    seen += 1;
    for (const one of waiting) if (seen >= one.n) one.resolve();
  });
  return {
    process: child,
    inRow: (n) => new Promise((resolve) => (seen >= n ? resolve() : void waiting.push({ n, resolve }))),
  };
}

const died = (worker: Worker) => new Promise((resolve) => worker.process.once('exit', resolve));

async function kill(worker: Worker): Promise<void> {
  const gone = died(worker);
  worker.process.kill('SIGKILL');
  await gone;
}

/** A job of many rows, none of which has taken effect. */
async function prepare(open: OpenDatabase): Promise<string> {
  await sql`create table effects (brand_id text, key text, times int not null, primary key (brand_id, key))`.execute(
    open.db,
  );
  await sql`insert into effects select ${brand_id}, 'row ' || n, 0 from generate_series(1, ${sql.lit(rowCount)}) n`.execute(
    open.db,
  );
  const jobs = createJobs({ open, services: workerServices, definitions: [counting], works: false });
  await jobs.ready();
  const job_id = await open.db.transaction().execute((tx) =>
    jobs.enqueue(tx, counting, {
      brand_id,
      owner: { kind: 'system' },
      input: {},
      rows: Array.from({ length: rowCount }, (_, n) => ({ key: `row ${n + 1}` })),
    }),
  );
  await jobs.stop();
  return job_id;
}

const readJob = (open: OpenDatabase, job_id: string) =>
  open.db
    .selectFrom('jobs')
    .select(['state', 'done', 'total', 'attempts'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow();

/** How many rows took effect how often. */
async function effects(open: OpenDatabase): Promise<Record<number, number>> {
  const { rows } = await sql<{
    times: number;
    count: number;
  }>`select times, count(*)::int as count from effects group by times`.execute(open.db);
  return Object.fromEntries(rows.map(({ times, count }) => [times, count]));
}

describe.runIf(engines.includes('postgres'))('workers that are killed, on postgres', () => {
  test('leave their job to others, and each row takes effect once', async () => {
    const open = await openTestDatabase('postgres');
    try {
      const { url, schema } = open.reach!;
      const job_id = await prepare(open);
      const environment = { TEST_JOBS_URL: url, TEST_JOBS_SCHEMA: schema };
      for (const rows of [20, 35]) {
        const worker = startWorker(environment);
        await worker.inRow(rows);
        await kill(worker);
      }
      // One that only sleeps, in the middle of a row: it wakes up when another has its job, which waits for that row.
      const sleeper = startWorker(environment);
      await sleeper.inRow(10);
      sleeper.process.kill('SIGSTOP');
      startWorker(environment);
      await expect
        .poll(async () => (await readJob(open, job_id)).attempts, { timeout: 60_000, interval: 100 })
        .toBe(4);
      sleeper.process.kill('SIGCONT');
      await expect
        .poll(async () => (await readJob(open, job_id)).state, { timeout: 60_000, interval: 200 })
        .toBe('done');
      await wait(500);
      expect(await effects(open)).toEqual({ 1: rowCount });
      expect(await readJob(open, job_id)).toMatchObject({ done: rowCount, total: rowCount, attempts: 4 });
    } finally {
      for (const worker of workers.splice(0)) worker.kill('SIGKILL');
      await wait(200);
      await open.close();
    }
  });
});

describe('a server that is killed, on pglite', () => {
  test('resumes its jobs after a restart, and each row takes effect once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'khep-jobs-'));
    try {
      await copyTemplateDatabase(join(directory, 'database'));
      const before = await openPglite(join(directory, 'database'));
      const job_id = await prepare(before);
      await before.close();
      for (const rows of [25, 40]) {
        const worker = startWorker({ TEST_JOBS_DIRECTORY: join(directory, 'database') });
        await worker.inRow(rows);
        await kill(worker);
      }
      const worker = startWorker({ TEST_JOBS_DIRECTORY: join(directory, 'database') });
      await worker.inRow(1);
      await worker.inRow(rowCount - 25 - 40);
      await wait(1500);
      await kill(worker);
      const after = await openPglite(join(directory, 'database'));
      expect(await effects(after)).toEqual({ 1: rowCount });
      expect(await readJob(after, job_id)).toMatchObject({ state: 'done', done: rowCount });
      await after.close();
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
