import { expect, test } from 'vitest';
import { moveInRows, spokenOf, type Mark } from './drawing.ts';

const mark = (title: string): Mark => ({ x: 0, y: 0, title, lines: [{ value: '1' }] });
const row = (...titles: string[]) => titles.map(mark);

test('in one row every arrow goes on or back, and stops at the ends', () => {
  const marks = [row('a', 'b')];
  expect(moveInRows(marks, 'ArrowDown', { row: 0, column: 0 })).toEqual({ row: 0, column: 1 });
  expect(moveInRows(marks, 'ArrowRight', { row: 0, column: 1 })).toEqual({ row: 0, column: 1 });
  expect(moveInRows(marks, 'ArrowUp', { row: 0, column: 1 })).toEqual({ row: 0, column: 0 });
});

test('between rows the place is kept as far as the row goes', () => {
  const marks = [row('a', 'b', 'c'), row('d')];
  expect(moveInRows(marks, 'ArrowDown', { row: 0, column: 2 })).toEqual({ row: 1, column: 0 });
  expect(moveInRows(marks, 'ArrowDown', { row: 1, column: 0 })).toEqual({ row: 1, column: 0 });
});

test('rows of one mark are walked with either pair of arrows', () => {
  const marks = [row('a'), row('b')];
  expect(moveInRows(marks, 'ArrowRight', { row: 0, column: 0 })).toEqual({ row: 1, column: 0 });
});

test('a mark is heard as it reads', () => {
  expect(spokenOf({ ...mark('8 Nov'), lines: [{ name: 'Prepaid', value: '90' }] })).toBe('8 Nov, Prepaid 90');
  expect(spokenOf({ ...mark('8 Nov'), spoken: 'the eighth' })).toBe('the eighth');
});
