import { describe, expect, test } from 'vitest';
import { findRemovedRows } from './removedRows.ts';

const page = ['a', 'b', 'c', 'd'];

describe('rows that left a list', () => {
  test('are those missing before a row that stayed', () => {
    expect(findRemovedRows(page, ['a', 'c', 'd'])).toEqual(['b']);
    expect(findRemovedRows(page, ['a', 'd', 'e', 'f'])).toEqual(['b', 'c']);
  });

  test('are not those that new rows pushed onto the next page', () => {
    expect(findRemovedRows(page, ['x', 'a', 'b', 'c'])).toEqual([]);
    expect(findRemovedRows(page, ['x', 'a', 'c', 'd'])).toEqual(['b']);
  });

  test('may be the last ones, when nothing came in their place', () => {
    expect(findRemovedRows(page, ['a', 'b', 'c'])).toEqual(['d']);
    expect(findRemovedRows(page, [])).toEqual(page);
  });

  test('are none when the page holds other rows altogether', () => {
    expect(findRemovedRows(page, ['e', 'f', 'g', 'h'])).toEqual([]);
  });

  test('are none when rows were only sorted or loaded on', () => {
    expect(findRemovedRows(page, ['d', 'c', 'b', 'a'])).toEqual([]);
    expect(findRemovedRows(page, [...page, 'e'])).toEqual([]);
  });
});
