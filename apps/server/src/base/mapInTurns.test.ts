import { afterEach, expect, test, vi } from 'vitest';
import { mapInTurns } from './mapInTurns.ts';

afterEach(() => void vi.restoreAllMocks());

test('keeps the sequence, and lets others run after every 8 ms', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let inTurn = 0;
  let most = 0;
  let next = setImmediate(function turn() {
    inTurn = 0;
    next = setImmediate(turn);
  });
  const items = Array.from({ length: 230 }, (_, index) => index);
  const doubled = await mapInTurns(items, (item) => {
    inTurn += 1;
    most = Math.max(most, inTurn);
    now += 2;
    return item * 2;
  });
  clearImmediate(next);
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});
