import { expect, test } from 'vitest';
import { stateAfterCount } from './judgeCount.ts';

test.each([
  [[], 'done', 'done'],
  [[{ expected: 10, counted: 10 }], 'done', 'done'],
  [[{ expected: 10, counted: 8 }], 'done', 'done'],
  [[{ expected: 10, counted: 13 }], 'recount', 'approval'],
  // Two in a hundred: four of 200, not five.
  [[{ expected: 200, counted: 204 }], 'done', 'done'],
  [[{ expected: 200, counted: 195 }], 'recount', 'approval'],
  // Differences of two SKUs don't make up for each other.
  [
    [
      { expected: 5, counted: 0 },
      { expected: 0, counted: 5 },
    ],
    'recount',
    'approval',
  ],
] as const)('%j is %s, and %s when it is counted again', (lines, first, second) => {
  expect(stateAfterCount(1, lines)).toBe(first);
  expect(stateAfterCount(2, lines)).toBe(second);
});
