import { expect, test } from 'vitest';
import { formatAbsolute, formatRelative } from './formatRelative.ts';

const now = new Date('2026-11-21T14:05:00+05:30');
const words = (at: string) => formatRelative(new Date(at), now);

test.each([
  ['2026-11-21T14:04:30+05:30', 'just now'],
  ['2026-11-21T13:53:00+05:30', '12 min ago'],
  ['2026-11-21T17:10:00+05:30', 'in 3 h'],
  ['2026-11-21T00:10:00+05:30', '13 h ago'],
  ['2026-11-20T23:50:00+05:30', 'yesterday'],
  ['2026-11-22T23:50:00+05:30', 'tomorrow'],
  ['2026-11-17T10:00:00+05:30', '4 days ago'],
  ['2026-11-08T10:00:00+05:30', '8 Nov'],
  ['2024-11-08T10:00:00+05:30', '8 Nov 2024'],
])('%s is %s', (at, text) => {
  expect(words(at)).toBe(text);
});

test('shortly after midnight, what happened shortly before is hours ago, not a day', () => {
  expect(formatRelative(new Date('2026-11-20T22:00:00+05:30'), new Date('2026-11-21T00:30:00+05:30'))).toBe(
    '2 h ago',
  );
});

test('the absolute time is India’s, wherever it is read', () => {
  expect(formatAbsolute(new Date('2026-11-21T20:00:00Z'))).toBe('22 Nov 2026, 01:30');
});
