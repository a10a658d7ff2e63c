import { expect, test } from 'vitest';
import { countRun } from './run.ts';
import type { ShipRowState } from './run.ts';

test('counts each order of a run once, without those that were left out', () => {
  const states: ShipRowState[] = ['done', 'done', 'failed', 'waiting', 'working', 'left_out'];
  expect(countRun(states.map((state) => ({ state })))).toEqual({ all: 5, done: 2, failed: 1, toGo: 2 });
  expect(countRun([])).toEqual({ all: 0, done: 0, failed: 0, toGo: 0 });
});
