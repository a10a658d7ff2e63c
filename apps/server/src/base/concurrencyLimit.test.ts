import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

test('runs up to the limit concurrently, queues in order and rejects what exceeds the queue', async () => {
  const inTurn = createConcurrencyLimit({
    concurrency: 2,
    maxQueued: 2,
    createError: () => new Error('too many'),
  });
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const all = gates.map((gate, n) =>
    inTurn(async () => {
      begun.push(n);
      await gate.promise;
      if (n === 0) throw new Error('work that fails');
      return n;
    }).catch((error: Error) => error.message),
  );
  expect(await all[4]).toBe('too many');
  expect(begun).toEqual([0, 1]);
  gates[0]!.resolve();
  expect(await all[0]).toBe('work that fails');
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(all.slice(1, 4))).toEqual([1, 2, 3]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
