import type { Job } from '@khep/api';
import type { z } from 'zod';
import type { Services } from '../../start/services.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { JobKind, NewJob } from './port.ts';
import { serializeJob } from './queries.ts';

/**
 * Starts a job and returns it as the tray shows it.
 * @param job the job, or a function that decides on it: what that writes is committed together with the job, and if it returns
 * nothing, none is started
 */
export async function startJob<S extends z.ZodType>(
  db: Db,
  services: Pick<Services, 'jobs'>,
  kind: JobKind<S>,
  job: NewJob<S> | ((tx: Tx) => Promise<NewJob<S>>),
): Promise<Job>;
export async function startJob<S extends z.ZodType>(
  db: Db,
  services: Pick<Services, 'jobs'>,
  kind: JobKind<S>,
  job: (tx: Tx) => Promise<NewJob<S> | undefined>,
): Promise<Job | undefined>;
export async function startJob<S extends z.ZodType>(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  kind: JobKind<S>,
  job: NewJob<S> | ((tx: Tx) => Promise<NewJob<S> | undefined>),
): Promise<Job | undefined> {
  await jobs.ready();
  return db.transaction().execute(async (tx) => {
    const decided = typeof job === 'function' ? await job(tx) : job;
    if (decided === undefined) return undefined;
    const job_id = await jobs.enqueue(tx, kind, decided);
    const row = await tx
      .selectFrom('jobs')
      .selectAll()
      .where('brand_id', '=', decided.brand_id)
      .where('job_id', '=', job_id)
      .executeTakeFirstOrThrow();
    return serializeJob(row);
  });
}
