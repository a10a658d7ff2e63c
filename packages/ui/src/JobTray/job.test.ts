import { describe, expect, it } from 'vitest';
import { endings, headline, overall, type Job } from './job.ts';

const job = (over: Partial<Job> = {}): Job => ({
  id: 'a',
  label: 'Creating labels',
  status: 'running',
  ...over,
});

describe('the line over the tray', () => {
  it('counts what waits and runs, whatever else has failed', () => {
    expect(headline([job(), job({ id: 'b', status: 'waiting' }), job({ id: 'c', status: 'failed' })])).toBe(
      '2 jobs running',
    );
  });

  it('tells of failures once nothing runs, and else that all is done', () => {
    expect(headline([job({ status: 'failed' }), job({ id: 'b', status: 'done' })])).toBe('1 job failed');
    expect(headline([job({ status: 'partial' }), job({ id: 'b', status: 'done' })])).toBe(
      '1 job needs attention',
    );
    expect(headline([job({ status: 'done' }), job({ id: 'b', status: 'cancelled' })])).toBe('All jobs done');
  });
});

describe('how far all jobs have come', () => {
  it('is the mean of those that run', () => {
    const jobs = [
      job({ done: 50 }),
      job({ id: 'b', done: 10, total: 1000 }),
      job({ id: 'c', status: 'done', done: 100 }),
    ];
    expect(overall(jobs)).toBeCloseTo(25.5);
  });

  it('is unknown if a running job reports none, or no job runs', () => {
    expect(overall([job({ done: 50 }), job({ id: 'b' })])).toBeUndefined();
    expect(overall([job({ status: 'done', done: 100 })])).toBeUndefined();
  });

  it('takes a job of nothing to have done nothing', () => {
    expect(overall([job({ done: 0, total: 0 })])).toBe(0);
  });
});

describe('what is said when a job ends', () => {
  it('announces the result once after it ends', () => {
    const ended = [job({ status: 'done', detail: '997 made, 3 refused' })];
    expect(endings([job()], ended)).toEqual(['Creating labels: Done. 997 made, 3 refused']);
    expect(endings(ended, ended)).toEqual([]);
  });

  it("doesn't announce a job that ended before it was first seen", () => {
    expect(endings([], [job({ status: 'failed' })])).toEqual([]);
  });
});
