import { expect, test } from 'vitest';
import { moveInRows, announcement, type Mark } from './drawing.ts';

const mark = (title: string): Mark => ({ x: 0, y: 0, title, lines: [{ value: '1' }] });
const row = (...titles: string[]) => titles.map(mark);

test('moves with all arrows in a single row and stops at the ends', () => {
  const marks = [row('a', 'b')];
  expect(moveInRows(marks, 'ArrowDown', { row: 0, column: 0 })).toEqual({ row: 0, column: 1 });
  expect(moveInRows(marks, 'ArrowRight', { row: 0, column: 1 })).toEqual({ row: 0, column: 1 });
  expect(moveInRows(marks, 'ArrowUp', { row: 0, column: 1 })).toEqual({ row: 0, column: 0 });
});

test('keeps the column between rows, up to the row length', () => {
  const marks = [row('a', 'b', 'c'), row('d')];
  expect(moveInRows(marks, 'ArrowDown', { row: 0, column: 2 })).toEqual({ row: 1, column: 0 });
  expect(moveInRows(marks, 'ArrowDown', { row: 1, column: 0 })).toEqual({ row: 1, column: 0 });
});

test('moves with all arrows in a single column', () => {
  const marks = [row('a'), row('b')];
  expect(moveInRows(marks, 'ArrowRight', { row: 0, column: 0 })).toEqual({ row: 1, column: 0 });
});

test('announces title and values', () => {
  expect(announcement({ ...mark('8 Nov'), lines: [{ name: 'Prepaid', value: '90' }] })).toBe(
    '8 Nov, Prepaid 90',
  );
  expect(announcement({ ...mark('8 Nov'), spoken: 'the eighth' })).toBe('the eighth');
});
