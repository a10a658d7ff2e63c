import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it('gives black on white the most there is, whichever way round', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([0.5, 0.1, 20], [0.5, 0.1, 20])).toBe(1);
});
