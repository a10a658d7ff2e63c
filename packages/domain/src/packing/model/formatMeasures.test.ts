import { expect, test } from 'vitest';
import { formatDimensions, formatVolume, formatWeight } from './formatMeasures.ts';

test('a weight is in grams up to a kilogram', () => {
  expect([0, 640, 1000, 1250].map(formatWeight)).toEqual(['—', '640 g', '1 kg', '1.25 kg']);
});

test('dimensions and volumes are in centimetres and litres', () => {
  expect(formatDimensions(32, 24.5, 8)).toBe('32 × 24.5 × 8 cm');
  expect(formatVolume(46, 36, 20)).toBe('33.1 l');
});
