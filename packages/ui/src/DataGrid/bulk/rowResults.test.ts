import { describe, expect, test, vi } from 'vitest';
import { createRowResults } from './rowResults.ts';

describe('row results', () => {
  test('are stored per row as they arrive', async () => {
    const results = createRowResults();
    const listener = vi.fn();
    results.subscribe(listener);
    await results.run(['a', 'b', 'c'], async (_keys, settle) => {
      settle('b', 'No courier serves 793001');
    });
    expect(results.get('a')).toEqual({ state: 'done' });
    expect(results.get('b')).toEqual({ state: 'failed', problem: 'No courier serves 793001' });
    expect(results.counts()).toEqual({ running: 0, done: 2, failed: 1 });
    expect(listener).toHaveBeenCalled();
  });

  test('mark unsettled rows as failed with the thrown error', async () => {
    const results = createRowResults();
    await results.run(['a', 'b'], async (_keys, settle) => {
      settle('a');
      throw new Error('The connection was lost');
    });
    expect(results.get('a')).toEqual({ state: 'done' });
    expect(results.get('b')).toEqual({ state: 'failed', problem: 'The connection was lost' });
  });

  test('retry failed rows only', async () => {
    const results = createRowResults();
    const asked: (readonly string[])[] = [];
    await results.run(['a', 'b'], async (keys, settle) => {
      asked.push(keys);
      if (asked.length === 1) settle('b', 'Busy');
    });
    expect(await results.retryFailed()).toEqual({ running: 0, done: 2, failed: 0 });
    expect(asked).toEqual([['a', 'b'], ['b']]);
  });

  test('ignore late results after clearing', async () => {
    const results = createRowResults();
    let answer: () => void = () => undefined;
    const running = results.run(['a'], () => new Promise((resolve) => (answer = resolve)));
    results.clear();
    answer();
    expect(await running).toEqual({ running: 0, done: 0, failed: 0 });
  });
});
