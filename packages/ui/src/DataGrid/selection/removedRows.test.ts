import { describe, expect, test } from 'vitest';
import { findRemovedRows } from './removedRows.ts';

const page = ['a', 'b', 'c', 'd'];

describe('findRemovedRows', () => {
  test('returns rows missing before a remaining row', () => {
    expect(findRemovedRows(page, ['a', 'c', 'd'])).toEqual(['b']);
    expect(findRemovedRows(page, ['a', 'd', 'e', 'f'])).toEqual(['b', 'c']);
  });

  test('ignores rows pushed to the next page', () => {
    expect(findRemovedRows(page, ['x', 'a', 'b', 'c'])).toEqual([]);
    expect(findRemovedRows(page, ['x', 'a', 'c', 'd'])).toEqual(['b']);
  });

  test('returns last rows if nothing replaced them', () => {
    expect(findRemovedRows(page, ['a', 'b', 'c'])).toEqual(['d']);
    expect(findRemovedRows(page, [])).toEqual(page);
  });

  test('returns nothing for a different page', () => {
    expect(findRemovedRows(page, ['e', 'f', 'g', 'h'])).toEqual([]);
  });

  test('returns nothing after sorting or loading more', () => {
    expect(findRemovedRows(page, ['d', 'c', 'b', 'a'])).toEqual([]);
    expect(findRemovedRows(page, [...page, 'e'])).toEqual([]);
  });
});
