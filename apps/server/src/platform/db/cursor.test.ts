import { expect, test } from 'vitest';
import { isTimestamp, isNumber, isText, isInteger, decodeCursor, encodeCursor } from './cursor.ts';

const now = new Date().toISOString();

test('a cursor is read as it was written', () => {
  expect(decodeCursor(encodeCursor(now, 'ord_1'), isTimestamp, isText)).toEqual([now, 'ord_1']);
  expect(decodeCursor(encodeCursor('-12.5', '7'), isNumber, isInteger)).toEqual(['-12.5', '7']);
});

test.each([
  ['that is none', 'nonsense'],
  ['of another list', encodeCursor(now)],
  ['with a number for a text', Buffer.from(JSON.stringify([now, 1])).toString('base64url')],
  ['with a day that no calendar has', encodeCursor('2026-02-31T00:00:00.000Z', 'ord_1')],
  ['with a moment that only a program reads', encodeCursor('1', 'ord_1')],
  ['with a text for a moment', encodeCursor('....', 'ord_1')],
])('a cursor %s is refused', (_, cursor) => {
  expect(() => decodeCursor(cursor, isTimestamp, isText)).toThrow('Start from the first page');
});
