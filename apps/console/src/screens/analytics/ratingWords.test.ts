import { expect, test } from 'vitest';
import { countLow, formatAverage, lowShare, starLabel } from './ratingWords.ts';

const ratings = { count: 8, average: 3.5, distribution: [1, 1, 1, 2, 3] };
const none = { count: 0, average: null, distribution: [0, 0, 0, 0, 0] };

test('formats an average with two decimals, and the number and share of low ratings', () => {
  expect([formatAverage(ratings), countLow(ratings), lowShare(ratings)]).toEqual(['3.50', 2, '25%']);
  expect([starLabel(1), starLabel(5)]).toEqual(['1 star', '5 stars']);
});

test('shows a dash for what a period without ratings lacks', () => {
  expect([formatAverage(none), countLow(none), lowShare(none)]).toEqual(['–', 0, '–']);
});
