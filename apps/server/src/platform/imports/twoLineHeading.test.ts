import { describe, expect, test } from 'vitest';
import { joinHeading } from './twoLineHeading.ts';

describe('a heading over two lines', () => {
  const titles = ['GSTIN', 'Net', 'Total TCS Amount', '', ''];
  const below = ['', '', 'Integrated Tax', 'Central Tax', 'State/UT Tax'];

  test('is joined: a group has the headings below it', () => {
    expect(joinHeading(titles, below)).toEqual([
      'GSTIN',
      'Net',
      'Integrated Tax',
      'Central Tax',
      'State/UT Tax',
    ]);
    expect(joinHeading(titles.slice(0, 3), below)).toEqual([
      'GSTIN',
      'Net',
      'Integrated Tax',
      'Central Tax',
      'State/UT Tax',
    ]);
  });

  test.each([
    ['data below all columns', ['27AAPFU0939F1ZV', '48000', '0', '240', '240']],
    ['amounts below the group', ['', '', '0', '240', '240']],
    ['an open column without a heading', ['', '', 'Integrated Tax', 'Central Tax', '']],
    ['words below a column of its own', ['Mumbai', '', 'Integrated Tax', 'Central Tax', 'State/UT Tax']],
    ['nothing below the title of the group', ['', '', '', 'Central Tax', 'State/UT Tax']],
  ])('is one line where there is %s', (_, line) => {
    expect(joinHeading(titles, line)).toBeUndefined();
  });

  test('is one line where no column is open, and at the end of the file', () => {
    expect(joinHeading(['a', 'b'], ['', 'c'])).toBeUndefined();
    expect(joinHeading(titles, undefined)).toBeUndefined();
  });
});
