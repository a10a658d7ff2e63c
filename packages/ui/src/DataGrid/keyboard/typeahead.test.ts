import { describe, expect, test } from 'vitest';
import { findMatchingRow, appendLetter } from './typeahead.ts';

const names = ['Ananya', 'Farhan', 'Priya', 'Farida'];
const same = (name: string) => name;

describe('typeahead', () => {
  test('moves to the next row starting with the letter, wrapping around', () => {
    expect(findMatchingRow(names, same, 'f', 0)).toBe(1);
    expect(findMatchingRow(names, same, 'f', 1)).toBe(3);
    expect(findMatchingRow(names, same, 'F', 3)).toBe(1);
  });

  test('stays while the text matches and moves on otherwise', () => {
    expect(findMatchingRow(names, same, 'far', 1)).toBe(1);
    expect(findMatchingRow(names, same, 'fari', 1)).toBe(3);
    expect(findMatchingRow(names, same, 'x', 1)).toBeUndefined();
  });

  test('starts over after a pause', () => {
    const word = appendLetter({ text: 'fa', at: 1000 }, 'r', 1500);
    expect(word.text).toBe('far');
    expect(appendLetter(word, 'p', 9000).text).toBe('p');
  });
});
