import { expect, test } from 'vitest';
import { describeLateness, describePredictionBasis } from './describePrediction.ts';

test('a predicted day names the parcels, the promise or the place that it follows from', () => {
  const prediction = { day: '2026-11-24', basis: 'lane', sample: 1214 };
  expect(describePredictionBasis(prediction, '2026-11-23')).toBe('Like 1,214 parcels');
  expect(describePredictionBasis({ ...prediction, basis: 'promise' }, '2026-11-24')).toBe('By the promise');
  expect(describePredictionBasis({ ...prediction, basis: 'promise' }, undefined)).toBe('By where it is');
});

test('lateness counts days before and after the promise', () => {
  expect([0, 1, 2, -1, -3].map(describeLateness)).toEqual([
    'on time',
    '1 day late',
    '2 days late',
    '1 day early',
    '3 days early',
  ]);
});
