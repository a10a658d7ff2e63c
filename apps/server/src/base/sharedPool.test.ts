import { expect, test } from 'vitest';
import { workFor } from './party.ts';
import { createSharedPool } from './sharedPool.ts';

function createGates(count: number) {
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const task = (n: number) => async () => {
    begun.push(n);
    await gates[n]?.promise;
    if (n === 0) throw new Error('work that fails');
    return n;
  };
  return { gates, begun, task };
}

test('runs up to the limit at once, queues in order and rejects what exceeds the queue', async () => {
  const inTurn = createSharedPool({
    concurrency: 2,
    maxQueuedPerKey: 2,
    createError: () => new Error('too many'),
  });
  const { gates, begun, task } = createGates(5);
  const all = gates.map((_, n) => inTurn(task(n)).catch((error: Error) => error.message));
  expect(await all[4]).toBe('too many');
  expect(begun).toEqual([0, 1]);
  gates[0]?.resolve();
  expect(await all[0]).toBe('work that fails');
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(all.slice(1, 4))).toEqual([1, 2, 3]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('lets the next party pass a queue of another, whose own overflow is its own', async () => {
  const inTurn = createSharedPool({
    concurrency: 2,
    maxQueuedPerKey: 3,
    createError: () => new Error('too many'),
    now: () => 0,
  });
  const { gates, begun, task } = createGates(8);
  const run = (party: string, n: number) =>
    workFor(party, () => inTurn(task(n)).catch((error: Error) => error.message));
  const flood = [0, 1, 2, 3, 4, 5].map((n) => run('flood', n));
  expect(await flood[5]).toBe('too many');
  const quiet = run('quiet', 7);
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve();
  await flood[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 7]);
  for (const gate of gates) gate.resolve();
  expect(await quiet).toBe(7);
});
