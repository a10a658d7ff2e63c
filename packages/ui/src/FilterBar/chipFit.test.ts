import { expect, test } from 'vitest';
import { chipWidth, fitChips } from './chipFit.ts';

const chip = (isOn = false) => ({ width: 100, isOn });

test('every chip stands in a bar that is wide enough, and before its width is known', () => {
  expect(fitChips([chip(), chip()], 216)).toEqual([true, true]);
  expect(fitChips([chip(), chip()], 0)).toEqual([true, true]);
});

test('chips that are on get their place before those that are off', () => {
  expect(fitChips([chip(), chip(), chip(true), chip()], 320)).toEqual([true, false, true, false]);
});

test('a narrow bar keeps nothing but the way to the rest', () => {
  expect(fitChips([chip(), chip(true)], 120)).toEqual([false, false]);
});

test('a chip with a value is wider', () => {
  expect(chipWidth('Payment', 'COD')).toBeGreaterThan(chipWidth('Payment', undefined));
});
