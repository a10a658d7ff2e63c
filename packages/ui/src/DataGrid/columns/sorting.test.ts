import { describe, expect, test } from 'vitest';
import { nextSort, sortList } from './sorting.ts';

const value = { column: 'value', direction: 'ascending' } as const;
const date = { column: 'date', direction: 'descending' } as const;

test('accepts one or several sort columns', () => {
  expect(sortList(value)).toEqual([value]);
  expect(sortList([value, date])).toEqual([value, date]);
  expect(sortList(undefined)).toEqual([]);
});

describe('clicking a header', () => {
  test('sorts by it ascending, then descending', () => {
    const once = nextSort([date], 'value', false);
    expect(once).toEqual([value]);
    expect(nextSort(once, 'value', false)).toEqual([{ ...value, direction: 'descending' }]);
  });

  test('adds the column with Shift', () => {
    expect(nextSort([date], 'value', true)).toEqual([date, value]);
  });

  test('removes the column at the third click with Shift', () => {
    expect(nextSort([value, date], 'date', true)).toEqual([value]);
  });

  test('reverses the last column with Shift instead of removing it', () => {
    expect(nextSort([date], 'date', true)).toEqual([{ ...date, direction: 'ascending' }]);
  });
});
