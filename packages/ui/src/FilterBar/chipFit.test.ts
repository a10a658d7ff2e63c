import { expect, test } from 'vitest';
import { chipWidth, fitChips } from './chipFit.ts';

const chip = (isOn = false) => ({ width: 100, isOn });

test('shows every chip in a wide bar and before its width is known', () => {
  expect(fitChips([chip(), chip()], 216)).toEqual([true, true]);
  expect(fitChips([chip(), chip()], 0)).toEqual([true, true]);
});

test('chips that are on get their place before those that are off', () => {
  expect(fitChips([chip(), chip(), chip(true), chip()], 320)).toEqual([true, false, true, false]);
});

test('a narrow bar shows one active chip on a separate line and no inactive one', () => {
  expect(fitChips([chip(), chip(true), chip(true)], 120)).toEqual([false, true, false]);
  expect(fitChips([chip(), chip()], 120)).toEqual([false, false]);
});

test('no chip that is off is shown while one that is on has no room', () => {
  expect(fitChips([chip(true), { width: 400, isOn: true }, chip()], 420)).toEqual([true, false, false]);
});

test('a chip with a value is wider', () => {
  expect(chipWidth('Payment', 'COD')).toBeGreaterThan(chipWidth('Payment', undefined));
});
