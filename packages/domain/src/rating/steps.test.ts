import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInSlices, runSteps } from './steps.ts';
import type { Steps } from './steps.ts';

let steps = 0;
function* count(to: number): Steps<number> {
  for (let at = 0; at < to; at += 1) {
    steps += 1;
    // A step takes a millisecond.
    vi.setSystemTime(Date.now() + 1);
    yield;
  }
  return to;
}

describe('work in steps', () => {
  beforeEach(() => {
    steps = 0;
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('does all steps at once', () => {
    expect(runSteps(count(1000))).toBe(1000);
  });
  it('lets others run between slices, and reports at the end', () => {
    const done = vi.fn();
    runInSlices(count(100), done);
    expect(steps).toBe(0);
    vi.advanceTimersToNextTimer();
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(20);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done.mock.calls).toEqual([[100]]);
  });
  it('finishes at once when asked, once', () => {
    const done = vi.fn();
    const work = runInSlices(count(100), done);
    vi.advanceTimersToNextTimer();
    work.finish();
    work.finish();
    vi.runAllTimers();
    expect(done.mock.calls).toEqual([[100]]);
    expect(steps).toBe(100);
  });
  it('never reports once cancelled', () => {
    const done = vi.fn();
    const work = runInSlices(count(100), done);
    work.cancel();
    work.finish();
    vi.runAllTimers();
    expect(done).not.toHaveBeenCalled();
  });
});
