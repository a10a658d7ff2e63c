import { expect, test } from 'vitest';
import { mapInTurns } from './mapInTurns.ts';

test('keeps the sequence, and lets others run after every 50 items', async () => {
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
    return item * 2;
  });
  clearImmediate(next);
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(most).toBe(50);
});
