import { expect, test } from 'vitest';
import { findWhatComments } from './whatComments.ts';

test('finds comments that begin with What, in each form, and no others', () => {
  const source = [
    '/** What it does. */',
    '  // What follows',
    ' * What was sent.',
    '/** Returns what it does. */',
    "const text = 'What now?';",
    '/** Whatever. */',
  ].join('\n');
  expect(findWhatComments(source)).toEqual([1, 2, 3]);
});
