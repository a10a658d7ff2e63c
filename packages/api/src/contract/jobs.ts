import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import * as j from '../entities/job.ts';

const failure = 'Something went wrong';
const ours = { module: 'open', errorMessage: failure, isExtension: true } as const;

/** Background jobs of the modules that the user can access. */
export const jobs = {
  list: endpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/jobs',
    ...ours,
    query: j.JobFilter,
    response: data(z.object({ jobs: z.array(j.Job), next: z.string().nullable() })),
  }),
  get: endpoint({
    id: 'jobs.get',
    method: 'GET',
    path: '/jobs/{id}',
    ...ours,
    params: byId,
    response: data(z.object({ job: j.Job })),
  }),
  rows: endpoint({
    id: 'jobs.rows',
    method: 'GET',
    path: '/jobs/{id}/rows',
    ...ours,
    params: byId,
    query: j.JobRowFilter,
    response: data(z.object({ rows: z.array(j.JobRow), next: z.string().nullable() })),
    rows: 'rows',
  }),
  /** Stops the job at its next row; completed rows stay done. */
  cancel: endpoint({
    id: 'jobs.cancel',
    method: 'POST',
    path: '/jobs/{id}/cancel',
    ...ours,
    encoding: 'empty',
    params: byId,
    response: data(z.object({ job: j.Job })),
  }),
  /** Resumes a cancelled or failed job, or retries its failed rows; no row is done twice. */
  retry: endpoint({
    id: 'jobs.retry',
    method: 'POST',
    path: '/jobs/{id}/retry',
    ...ours,
    encoding: 'empty',
    params: byId,
    response: data(z.object({ job: j.Job })),
  }),
  /** The job's result file. */
  result: endpoint({
    id: 'jobs.result',
    method: 'GET',
    path: '/jobs/{id}/result',
    ...ours,
    params: byId,
    response: 'blob',
  }),
  /** Server-sent events: `event: job` with a Job as data, for every change. Resumes from Last-Event-ID. */
  events: endpoint({
    id: 'jobs.events',
    method: 'GET',
    path: '/jobs/events',
    ...ours,
    query: j.JobEventsQuery,
    response: 'blob',
    lane: 'stream',
  }),
};
