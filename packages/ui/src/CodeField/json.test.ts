import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonProblem, jsonTokens } from './json.ts';

describe('pieces of JSON', () => {
  test('tell a key from a string, and numbers from words', () => {
    const kinds = jsonTokens('{"awb": "12", "cod": true, "amount": -1.5e3}').filter(
      ({ kind }) => kind !== 'plain',
    );
    expect(kinds.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'key "awb"',
      'string "12"',
      'key "cod"',
      'word true',
      'key "amount"',
      'number -1.5e3',
    ]);
  });
  test('are together the text, whatever it is [pieces-are-the-text]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(
          jsonTokens(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('what is no JSON', () => {
  test('is nothing to speak of while it is empty or right', () => {
    expect(jsonProblem('  \n')).toBeUndefined();
    expect(jsonProblem('{"a": [1, 2]}')).toBeUndefined();
  });
  test('is found in its line', () => {
    expect(jsonProblem('{\n  "a": 1,\n  b: 2\n}')).toEqual({ line: 3 });
    expect(jsonProblem('{\n  "a": 1')?.line).toBe(2);
  });
});
