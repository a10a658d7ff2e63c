import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const createError = () => new Error('too many');

/** A queue whose tasks are ended by hand; `started` lists them as they begin. */
function trial(concurrency: number, concurrencyPerKey: number, maxQueuedPerKey = 1000) {
  const queue = new FairQueue({ concurrency, concurrencyPerKey, maxQueuedPerKey, createError });
  const started: string[] = [];
  const running: { key: string; release: () => void }[] = [];
  const add = async (key: string) => {
    const release = await queue.acquire(key);
    started.push(key);
    running.push({ key, release });
  };
  const end = async (index = 0) => {
    running.splice(index, 1)[0]?.release();
    await turn();
  };
  return { add, end, started, running };
}

describe('the fair queue', () => {
  test('starts a task of another key immediately while the first key has hundreds queued', async () => {
    const { add, end, started } = trial(4, 3);
    for (let n = 0; n < 300; n += 1) void add('busy');
    await turn();
    expect(started).toEqual(['busy', 'busy', 'busy']);
    void add('other');
    await turn();
    expect(started.at(-1)).toBe('other');
    // A second one of the other key is next, before the 297 that came earlier.
    void add('other');
    await end();
    expect(started.slice(4)).toEqual(['other']);
  });

  test('gives a key less while another one is there, and more again a second later', async () => {
    let now = 0;
    const queue = new FairQueue({
      concurrency: 8,
      concurrencyPerKey: 4,
      contendedPerKey: 1,
      maxQueuedPerKey: 100,
      createError,
      now: () => now,
    });
    const running: (() => void)[] = [];
    const add = async () => void running.push(await queue.acquire('busy'));
    for (let n = 0; n < 20; n += 1) void add();
    await turn();
    expect(running).toHaveLength(4);
    (await queue.acquire('other'))();
    for (let n = 0; n < 3; n += 1) running.shift()?.();
    await turn();
    expect(running).toHaveLength(1);
    now = 1001;
    void add();
    running.shift()?.();
    await turn();
    expect(running).toHaveLength(4);
  });

  test('takes turns between keys that wait', async () => {
    const { add, end, started } = trial(1, 1);
    for (const key of ['a', 'a', 'a', 'b', 'b', 'c']) void add(key);
    await turn();
    for (let n = 0; n < 5; n += 1) await end();
    expect(started).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  test('rejects what is beyond the queue of one key, and not of others', async () => {
    const { add } = trial(1, 1, 2);
    for (let n = 0; n < 3; n += 1) void add('busy');
    await expect(add('busy')).rejects.toThrow('too many');
    await expect(Promise.race([add('other').then(() => 'ran'), turn('queued')])).resolves.toBe('queued');
  });

  test('frees a slot once, however often it is released', async () => {
    const { add, running, started } = trial(1, 1);
    void add('a');
    await turn();
    const { release } = running[0]!;
    release();
    release();
    for (let n = 0; n < 3; n += 1) void add('b');
    await turn();
    expect(started).toEqual(['a', 'b']);
  });

  test('runs everything, within its limits, whatever comes in whichever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.nat(5)), { maxLength: 60 }),
        async (steps) => {
          const { add, end, started, running } = trial(3, 2);
          let added = 0;
          const check = () => {
            expect(running.length).toBeLessThanOrEqual(3);
            for (const of of Map.groupBy(running, ({ key }) => key).values())
              expect(of.length).toBeLessThanOrEqual(2);
          };
          for (const step of steps) {
            if (typeof step === 'number') await end(running.length === 0 ? 0 : step % running.length);
            else {
              added += 1;
              void add(step);
              await turn();
            }
            check();
          }
          while (running.length > 0) await end();
          expect(started).toHaveLength(added);
        },
      ),
      { numRuns: 100 },
    );
  });
});
