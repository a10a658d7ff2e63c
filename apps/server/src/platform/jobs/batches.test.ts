import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { forEachConcurrent, inBatches } from './batches.ts';

async function* numbers(count: number) {
  for (let n = 1; n <= count; n += 1) yield n;
}

async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const thing of things) read.push(thing);
  return read;
}

describe('rows of a job', () => {
  test('yields full batches and a smaller last one', async () => {
    expect(await all(inBatches(numbers(5), 2))).toEqual([[1, 2], [3, 4], [5]]);
    expect(await all(inBatches(numbers(4), 2))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await all(inBatches(numbers(0), 2))).toEqual([]);
  });

  test('processes each batch once, with the given concurrency', async () => {
    let now = 0;
    let most = 0;
    const done: number[] = [];
    await forEachConcurrent([1, 2, 3, 4, 5, 6, 7], 3, async (n) => {
      now += 1;
      most = Math.max(most, now);
      for (let i = 0; i < n % 3; i += 1) await turn();
      done.push(n);
      now -= 1;
    });
    expect(most).toBe(3);
    expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('stops starting batches after a failure and rejects once the running ones have ended', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (n: number) => {
      begun.push(n);
      if (n === 2) throw new Error('The second fails');
      for (let i = 0; i < 5; i += 1) await turn();
      ended.push(n);
    };
    await expect(forEachConcurrent([1, 2, 3, 4, 5, 6], 3, work)).rejects.toThrow('The second fails');
    expect(begun).toEqual([1, 2, 3]);
    expect(ended).toEqual([1, 3]);
  });
});
