import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channels, contrast, readableShade, rateContrast } from './contrast.ts';

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe('contrast', () => {
  test('of black on white is 21, and of a colour on itself 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#336699', '#369')).toBeCloseTo(1);
  });
  test('is the same both ways, and that of the greys that WCAG names', () => {
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
  test('is judged without rounding up', () => {
    expect(['poor', 'large', 'good', 'best'].map((_, at) => rateContrast([2.99, 4.49, 4.5, 7][at]!))).toEqual(
      ['poor', 'large', 'good', 'best'],
    );
  });
  test('is undefined for an invalid colour', () => {
    expect(channels('#12345')).toBeUndefined();
    expect(contrast('indigo', '#fff')).toBe(1);
  });
});

describe('a readable shade', () => {
  test('is the colour itself where it can be read already', () => {
    expect(readableShade('#1d3a8a', '#ffffff')).toBe('#1d3a8a');
  });
  test('can be read on any ground', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, on) => {
        expect(contrast(readableShade(color, on), on)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
