import { describe, expect, test } from 'vitest';
import { numberStyle, formatShare } from './numbers.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('numbers on a chart', () => {
  test.each([
    [0, '0'],
    [7.25, '7.3'],
    [84_210, '84,210'],
    [1_00_000, '1 L'],
    [1_23_400, '1.2 L'],
    [99_99_999, '1 Cr'],
    [3_40_00_000, '3.4 Cr'],
    [12_34_56_00_00_000, '1,23,456 Cr'],
    [-2_50_000, '−2.5 L'],
  ])('abbreviates %d to %s', (value, text) => {
    expect(spaced(numberStyle('count').short(value))).toBe(text);
  });

  test('formats paise as rupees and exports digits', () => {
    const paise = numberStyle('paise');
    expect(spaced(paise.short(1_23_400_00))).toBe('₹1.2 L');
    expect(paise.full(1_23_400_00)).toBe('₹1,23,400');
    expect(paise.full(-45_050)).toBe('−₹450.50');
    expect(paise.plain(-45_050)).toBe('-450.50');
  });

  test('a share of zero is 0%', () => {
    expect(spaced(formatShare(1, 3))).toBe('33.3%');
    expect(spaced(formatShare(0, 0))).toBe('0%');
  });
});
