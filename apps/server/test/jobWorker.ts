/*
 * A process that runs jobs and may be killed: apps/server/src/platform/jobs/death.test.ts starts several.
 * It finds its database in TEST_JOBS_URL with TEST_JOBS_SCHEMA, or in the directory TEST_JOBS_DIRECTORY.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { z } from 'zod';
import { openPglite, openPostgres } from '../src/platform/db/engine.ts';
import { defineJob } from '../src/platform/jobs/define.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { systemClock } from '../src/base/clock.ts';
import type { Services } from '../src/start/services.ts';

/** Counts how often each of its rows took effect. Tells its parent of each. */
export const counting = defineJob({
  kind: 'test.counting',
  module: 'orders',
  input: z.object({}),
  title: () => 'Counting',
  async run({ brand_id, rows, row }) {
    for await (const { key } of rows()) {
      await row(key, {
        async change(tx) {
          await sql`update effects set times = times + 1 where brand_id = ${brand_id} and key = ${key}`.execute(
            tx,
          );
          process.send?.({ inside: key });
          // Killed here, the change above must not be there.
          await wait(10);
        },
      });
    }
  },
});

/** Such as test workers have. */
export const deadAfterSeconds = 3;

/** As much of the services as a job of these tests uses. */
export function workerServices(): Services {
  const some: Partial<Services> = { clock: systemClock, log: pino({ level: 'silent' }) };
  return some as Services;
}

if (process.send !== undefined && process.env.TEST_JOBS_WORKER === '1') {
  const { TEST_JOBS_URL: url, TEST_JOBS_SCHEMA: schema, TEST_JOBS_DIRECTORY: directory } = process.env;
  const open = url === undefined ? await openPglite(directory) : await openPostgres(url, schema);
  const jobs = createJobs({ open, services: workerServices, definitions: [counting], deadAfterSeconds });
  await jobs.ready();
  process.send({ ready: true });
  process.once('disconnect', () => process.exit(0));
}
