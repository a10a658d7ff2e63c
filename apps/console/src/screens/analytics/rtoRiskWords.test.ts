import { expect, test } from 'vitest';
import {
  bandLabel,
  binLabel,
  describeEffect,
  describeGain,
  describeInfluence,
  describeInterval,
} from './rtoRiskWords.ts';

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

test('says in words what a level does to the risk, and how much a fact says', () => {
  expect([0.5, 0.8, 0.97, 1.04, 1.2, 1.84].map(describeEffect)).toEqual([
    'Much lower',
    'Lower',
    'As average',
    'As average',
    'Higher',
    'Much higher',
  ]);
  expect([1.02, 1.2, 1.9].map(describeInfluence)).toEqual([
    'Makes almost no difference to the risk',
    'Makes some difference to the risk',
    'Makes a large difference to the risk',
  ]);
});

test('says how much closer predictions are than the average', () => {
  expect(describeGain({ brier: 0.09, base_brier: 0.1, is_proven: true })).toEqual({
    value: '10% closer',
    note: 'Than the average risk for every order',
    noteTone: 'positive',
  });
  expect(describeGain({ brier: 0.099, base_brier: 0.1, is_proven: false })).toMatchObject({
    value: 'Not proven',
    noteTone: 'critical',
  });
  expect(describeGain({ brier: 0, base_brier: 0, is_proven: false }).noteTone).toBe('critical');
});
