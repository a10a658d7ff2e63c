import type { Job } from '@khep/api';
import { expect, test } from 'vitest';
import { jobDetail, mergeJobs, toTrayJob } from './trayJobs.ts';

const job = (over: Partial<Job> = {}): Job => ({
  id: 'job_1',
  kind: 'orders.import',
  title: 'Import of 1,200 orders',
  state: 'running',
  total: 1200,
  done: 300,
  failed: 10,
  left_out: 2,
  message: '',
  result_name: null,
  can_cancel: true,
  can_retry: false,
  owner: { id: 'usr_1', name: 'Ritika Sharma' },
  created_at: '2026-11-21T10:00:00.000Z',
  started_at: null,
  ended_at: null,
  version: 5,
  ...over,
});

test('shows progress and failures of a running job', () => {
  expect(jobDetail(job())).toBe('312 of 1,200 · 10 failed · 2 skipped');
});

test('shows the result of a finished job', () => {
  const ended = job({ state: 'done', failed: 0, left_out: 0, message: '1,200 orders created' });
  expect(jobDetail(ended)).toBe('1,200 orders created');
});

test('marks a job with failed rows as needing attention', () => {
  expect(toTrayJob(job({ state: 'done' }), () => {})).toMatchObject({
    status: 'partial',
    detail: '300 done · 10 failed · 2 skipped',
  });
  expect(toTrayJob(job({ state: 'done', done: 0 }), () => {}).status).toBe('failed');
  expect(toTrayJob(job({ state: 'done', failed: 0 }), () => {}).status).toBe('done');
});

test('ignores an older version of a job that arrives late', () => {
  const known = [job({ version: 7, done: 500 })];
  expect(mergeJobs(known, [job({ version: 6 })])[0]?.done).toBe(500);
  expect(mergeJobs(known, [job({ version: 8, done: 501 })])[0]?.done).toBe(501);
});

test('sorts the newest job first', () => {
  const later = job({ id: 'job_2', created_at: '2026-11-21T11:00:00.000Z' });
  expect(mergeJobs([job()], [later]).map(({ id }) => id)).toEqual(['job_2', 'job_1']);
});
