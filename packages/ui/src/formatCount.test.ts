import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

it('groups digits like the browser formatter', () => {
  const format = new Intl.NumberFormat('en-IN');
  for (const count of [0, 7, 999, 1000, 99_999, 1_00_000, 1_26_000, 1_00_00_000, 123_456_789_012])
    expect(formatCount(count)).toBe(format.format(count));
});
