/*
 * A process that reads the pushes of couriers and never comes to an end with one: apps/server/src/tracking/pushes.test.ts
 * kills it there. It finds its database in TEST_JOBS_URL with TEST_JOBS_SCHEMA.
 */
import pino from 'pino';
import { openPostgres } from '../src/platform/db/engine.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { systemClock } from '../src/base/clock.ts';
import type { Services } from '../src/start/services.ts';
import { webhookQueue } from '../src/buyer/webhooks/webhookInbox.ts';

const { TEST_JOBS_URL: url = '', TEST_JOBS_SCHEMA: schema } = process.env;
const some = {
  clock: systemClock,
  log: pino({ level: 'silent' }),
  couriers: {
    forBrand() {
      process.send?.('inside');
      return new Promise(() => undefined);
    },
  },
};
const services = some as unknown as Services;
const open = await openPostgres(url, schema);
const jobs = createJobs({ open, services: () => services, definitions: [], queues: [webhookQueue] });
await jobs.ready();
process.once('disconnect', () => process.exit(0));
