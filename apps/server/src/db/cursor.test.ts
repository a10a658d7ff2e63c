import { expect, test } from 'vitest';
import { isMoment, isNumber, isText, isWhole, readCursor, writeCursor } from './cursor.ts';

const now = new Date().toISOString();

test('a cursor is read as it was written', () => {
  expect(readCursor(writeCursor(now, 'ord_1'), isMoment, isText)).toEqual([now, 'ord_1']);
  expect(readCursor(writeCursor('-12.5', '7'), isNumber, isWhole)).toEqual(['-12.5', '7']);
});

test.each([
  ['that is none', 'nonsense'],
  ['of another list', writeCursor(now)],
  ['with a number for a text', Buffer.from(JSON.stringify([now, 1])).toString('base64url')],
  ['with a day that no calendar has', writeCursor('2026-02-31T00:00:00.000Z', 'ord_1')],
  ['with a moment that only a program reads', writeCursor('1', 'ord_1')],
  ['with a text for a moment', writeCursor('....', 'ord_1')],
])('a cursor %s is refused', (_, cursor) => {
  expect(() => readCursor(cursor, isMoment, isText)).toThrow('Begin from the first one');
});
