import { expect, test } from 'vitest';
import { findNextCutOff, formatCountdown } from './countdown.ts';

const now = Date.parse('2026-11-21T12:41:00+05:30');

test('counts down to a cut-off in hours and minutes', () => {
  expect(formatCountdown('2026-11-21T14:00:00+05:30', now)).toBe('1 h 19 min');
  expect(formatCountdown('2026-11-21T13:41:00+05:30', now)).toBe('1 h');
  expect(formatCountdown('2026-11-21T12:45:30+05:30', now)).toBe('4 min');
  expect(formatCountdown('2026-11-21T12:41:20+05:30', now)).toBe('less than a minute');
  expect(formatCountdown('2026-11-21T12:41:00+05:30', now)).toBeUndefined();
});

test('finds the next cut-off and skips those that have passed', () => {
  const groups = ['2026-11-21T15:00:00+05:30', '2026-11-21T12:00:00+05:30', '2026-11-21T14:00:00+05:30'];
  expect(
    findNextCutOff(
      groups.map((cut_off_at) => ({ cut_off_at })),
      now,
    ),
  ).toBe(groups[2]);
  expect(findNextCutOff([], now)).toBeUndefined();
});
