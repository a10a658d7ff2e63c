import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees } from './formatRupees.ts';

test.each([
  [0, {}, '₹0.00'],
  [1_23_456_50, {}, '₹1,23,456.50'],
  [12_34_56_789_00, { decimals: 'auto' }, '₹12,34,56,789'],
  [199_95, { decimals: 'never' }, '₹200'],
  [-450_50, {}, '−₹450.50'],
  [450_00, { isSigned: true, decimals: 'auto' }, '+₹450'],
  [-40, { decimals: 'never' }, '₹0'],
] as const)('%d paise with %o is %s', (paise, format, text) => {
  expect(formatRupees(paise, format)).toBe(text);
});

test('no paisa is lost between the number and the words', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
      const digits = formatRupees(paise).replaceAll(/[₹,.]/g, '').replace('−', '-');
      expect(Number(digits) + 0).toBe(paise + 0);
    }),
  );
});
