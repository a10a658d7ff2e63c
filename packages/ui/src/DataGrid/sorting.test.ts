import { describe, expect, test } from 'vitest';
import { nextSort, sortList } from './sorting.ts';

const value = { column: 'value', direction: 'ascending' } as const;
const date = { column: 'date', direction: 'descending' } as const;

test('one order and several are read alike', () => {
  expect(sortList(value)).toEqual([value]);
  expect(sortList([value, date])).toEqual([value, date]);
  expect(sortList(undefined)).toEqual([]);
});

describe('a press on a heading', () => {
  test('sorts by it alone, lowest first, then highest first', () => {
    const once = nextSort([date], 'value', false);
    expect(once).toEqual([value]);
    expect(nextSort(once, 'value', false)).toEqual([{ ...value, direction: 'descending' }]);
  });

  test('with Shift adds the column after those that sort already', () => {
    expect(nextSort([date], 'value', true)).toEqual([date, value]);
  });

  test('with Shift a third time takes the column out', () => {
    expect(nextSort([value, date], 'date', true)).toEqual([value]);
  });

  test('with Shift turns the last column round, rather than leave the list without an order', () => {
    expect(nextSort([date], 'date', true)).toEqual([{ ...date, direction: 'ascending' }]);
  });
});
