import { expect, test } from 'vitest';
import { bandLabel, binLabel, describeEffect, describeGain, describeInterval } from './rtoRiskWords.ts';

test('names a range of predictions, and the band that lists show for it', () => {
  expect([0, 0.1, 0.15, 0.2, 0.3].map((from) => bandLabel({ from }))).toEqual([
    'Low',
    'Low',
    'Medium',
    'Medium',
    'High',
  ]);
  expect(binLabel({ from: 0.05, to: 0.1 })).toBe('5 to 10%');
  expect(describeInterval({ low: 0.057, high: 0.51 })).toBe('6 to 51%');
});

test('says what a level does to the odds', () => {
  expect([0.5, 0.97, 1.04, 1.84].map(describeEffect)).toEqual(['× 0.5', 'No change', 'No change', '× 1.8']);
});

test('compares the error with that of always predicting the average', () => {
  expect(describeGain({ brier: 0.09, base_brier: 0.1, is_proven: true })).toEqual({
    value: '0.090',
    note: '10% below predicting the average',
    noteTone: 'positive',
  });
  expect(describeGain({ brier: 0.099, base_brier: 0.1, is_proven: false })).toMatchObject({
    note: 'Not proven better than predicting the average',
    noteTone: 'critical',
  });
  expect(describeGain({ brier: 0, base_brier: 0, is_proven: false }).noteTone).toBe('critical');
});
