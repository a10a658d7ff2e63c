import { expect, test } from 'vitest';
import { calls } from '../contract/index.ts';
import { failureOf, sendInBatches } from './batches.ts';
import { CallError } from './errors.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((key): readonly [string, string] => [key, key.toUpperCase()]);

/** Sends five rows in batches of two; returns what was sent, and the result of each row. */
async function send(
  answer: (rows: readonly string[]) => Promise<readonly { key: string; message: string }[]>,
) {
  const sent: (readonly string[])[] = [];
  const results = new Map<string, string | undefined>();
  await sendInBatches(
    rows,
    {
      batchSize: 2,
      send: (batch) => {
        sent.push(batch);
        return answer(batch);
      },
    },
    (key, problem) => results.set(key, problem),
  );
  return { sent, results: [...results] };
}

const conflict = (fields: Record<string, string> = {}) =>
  new CallError({
    endpoint: calls.orders.pickupWarehouse,
    status: 409,
    message: 'Something went wrong',
    detail: 'It has an AWB.',
    fields,
  });

test('rows are sent in batches, and each has its own result', async () => {
  const { sent, results } = await send(async () => [{ key: 'b', message: 'Too late.' }]);
  expect(sent).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
  expect(results).toEqual([
    ['a', undefined],
    ['b', 'Too late.'],
    ['c', undefined],
    ['d', undefined],
    ['e', undefined],
  ]);
});

test('a failed batch fails its own rows only, and the next ones are still sent', async () => {
  const { results } = await send(async ([first]) => {
    if (first === 'C') throw conflict();
    return [];
  });
  expect(results.filter(([, problem]) => problem !== undefined)).toEqual([
    ['c', 'It has an AWB.'],
    ['d', 'It has an AWB.'],
  ]);
});

test('a row of a failed batch has the reason that the server gave for it', () => {
  const error = conflict({ 'order_ids.0': 'KH-1 has an AWB.', 'order_ids.1': 'KH-2 is cancelled.' });
  expect(failureOf(error, 1)).toBe('KH-2 is cancelled.');
  expect(failureOf(error, 2)).toBe('It has an AWB.');
  expect(failureOf(new Error('Broken'), 0)).toBe('Broken');
});
