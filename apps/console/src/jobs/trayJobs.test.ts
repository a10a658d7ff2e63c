import type { Job } from '@khep/api';
import { expect, test } from 'vitest';
import { isRecentJob, jobDetail, mergeJobs, toTrayJob } from './trayJobs.ts';

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

const opened: string[] = [];
const actions = {
  onResult: () => undefined,
  onOpenRun: ({ id }: Job) => opened.push(id),
  issuesOf: ({ id }: Job) => `rows of ${id}`,
};

test('shows progress and failures of a running job', () => {
  expect(jobDetail(job())).toBe('312 of 1,200 · 10 failed · 2 skipped');
});

test('shows the result of a finished job', () => {
  const ended = job({ state: 'done', failed: 0, left_out: 0, message: '1,200 orders created' });
  expect(jobDetail(ended)).toBe('1,200 orders created');
});

test('marks a job with failed rows as needing attention', () => {
  expect(toTrayJob(job({ state: 'done' }), actions)).toMatchObject({
    status: 'partial',
    detail: '300 done · 10 failed · 2 skipped',
  });
  expect(toTrayJob(job({ state: 'done', done: 0 }), actions).status).toBe('failed');
  expect(toTrayJob(job({ state: 'done', failed: 0 }), actions).status).toBe('done');
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

test('shows what failed and was skipped, and where the records are', () => {
  expect(toTrayJob(job({ kind: 'allocation.assign' }), actions)).toMatchObject({
    issues: { label: 'Show 10 failed and 2 skipped', content: 'rows of job_1' },
    link: { label: 'Open Ready to ship' },
  });
  expect(toTrayJob(job({ failed: 0, left_out: 0 }), actions)).not.toHaveProperty('issues');
});

test('opens a run of Ship today in its sheet', () => {
  const { link } = toTrayJob(job({ id: 'job_9', kind: 'shipToday.run' }), actions);
  if (link && 'onPress' in link) link.onPress();
  expect(opened).toEqual(['job_9']);
});

test('keeps a job that ended within a day, and every open one', () => {
  const now = Date.parse('2026-11-22T09:00:00.000Z');
  expect(isRecentJob(job({ state: 'done', ended_at: '2026-11-21T10:00:00.000Z' }), now)).toBe(true);
  expect(isRecentJob(job({ state: 'done', ended_at: '2026-11-21T08:00:00.000Z' }), now)).toBe(false);
  expect(isRecentJob(job({ created_at: '2026-11-01T08:00:00.000Z' }), now)).toBe(true);
});
