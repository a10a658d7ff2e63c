import { describe, expect, test } from 'vitest';
import { findMatchingRow, appendLetter } from './typeahead.ts';

const names = ['Ananya', 'Farhan', 'Priya', 'Farida'];
const same = (name: string) => name;

describe('typing to find', () => {
  test('goes to the next row that begins with the letter, round the end', () => {
    expect(findMatchingRow(names, same, 'f', 0)).toBe(1);
    expect(findMatchingRow(names, same, 'f', 1)).toBe(3);
    expect(findMatchingRow(names, same, 'F', 3)).toBe(1);
  });

  test('stays while the word still fits, and moves on when it does not', () => {
    expect(findMatchingRow(names, same, 'far', 1)).toBe(1);
    expect(findMatchingRow(names, same, 'fari', 1)).toBe(3);
    expect(findMatchingRow(names, same, 'x', 1)).toBeUndefined();
  });

  test('begins a new word after a pause', () => {
    const word = appendLetter({ text: 'fa', at: 1000 }, 'r', 1500);
    expect(word.text).toBe('far');
    expect(appendLetter(word, 'p', 9000).text).toBe('p');
  });
});
