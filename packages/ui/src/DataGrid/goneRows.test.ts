import { describe, expect, test } from 'vitest';
import { goneRows } from './goneRows.ts';

const page = ['a', 'b', 'c', 'd'];

describe('rows that left a list', () => {
  test('are those missing before a row that stayed', () => {
    expect(goneRows(page, ['a', 'c', 'd'])).toEqual(['b']);
    expect(goneRows(page, ['a', 'd', 'e', 'f'])).toEqual(['b', 'c']);
  });

  test('are not those that new rows pushed onto the next page', () => {
    expect(goneRows(page, ['x', 'a', 'b', 'c'])).toEqual([]);
    expect(goneRows(page, ['x', 'a', 'c', 'd'])).toEqual(['b']);
  });

  test('may be the last ones, when nothing came in their place', () => {
    expect(goneRows(page, ['a', 'b', 'c'])).toEqual(['d']);
    expect(goneRows(page, [])).toEqual(page);
  });

  test('are none when the page holds other rows altogether', () => {
    expect(goneRows(page, ['e', 'f', 'g', 'h'])).toEqual([]);
  });

  test('are none when rows were only sorted or loaded on', () => {
    expect(goneRows(page, ['d', 'c', 'b', 'a'])).toEqual([]);
    expect(goneRows(page, [...page, 'e'])).toEqual([]);
  });
});
