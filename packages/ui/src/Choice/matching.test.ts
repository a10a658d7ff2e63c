import { describe, expect, test } from 'vitest';
import { matching } from './matching.ts';

const items = [
  { id: 'jaipur', label: 'Jaipur', description: 'Mansarovar, 302017' },
  { id: 'ranchi', label: 'Rānchī' },
  { id: 'delhi', label: 'दिल्ली' },
  { id: 'new-delhi', label: 'New Delhi, South' },
];
const found = (typed: string) => matching(items, typed).map(({ id }) => id);

describe('what is found by typing', () => {
  test('is everything before a word is typed', () => {
    expect(matching(items, '  ')).toBe(items);
  });
  test('has the letters whatever their case and accents', () => {
    expect(found('RANCHI')).toEqual(['ranchi']);
  });
  test('has every word, in any order, in either line', () => {
    expect(found('south del')).toEqual(['new-delhi']);
    expect(found('302017 jai')).toEqual(['jaipur']);
    expect(found('jaipur surat')).toEqual([]);
  });
  test('tells the vowel signs of Devanagari apart', () => {
    expect(found('दिल')).toEqual(['delhi']);
    expect(found('दल')).toEqual([]);
  });
});
