import { expect, test } from 'vitest';
import { greeting, today } from './greeting.ts';

test.each([
  ['2026-11-21T03:30:00Z', 'Good morning, Ritika'],
  ['2026-11-21T08:00:00Z', 'Good afternoon, Ritika'],
  ['2026-11-21T13:00:00Z', 'Good evening, Ritika'],
  ['2026-11-20T19:00:00Z', 'Good evening, Ritika'],
])('at %s the hour in India decides', (at, words) => {
  expect(greeting(new Date(at), 'Ritika')).toBe(words);
});

test('the date is the one in India', () => {
  expect(today(new Date('2026-11-20T20:00:00Z'))).toBe('Saturday 21 November');
});
