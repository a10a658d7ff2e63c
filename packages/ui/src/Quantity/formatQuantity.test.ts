import { expect, test } from 'vitest';
import { formatQuantity } from './formatQuantity.ts';

test.each([
  [1, ['piece', 'pieces'], '1 piece'],
  [0, ['piece', 'pieces'], '0 pieces'],
  [1_24_000, ['piece', 'pieces'], '1,24,000 pieces'],
  [850, 'gram', '850 g'],
  [1250, 'gram', '1.25 kg'],
  [32.5, 'centimetre', '32.5 cm'],
] as const)('%d of %s is %s', (value, unit, text) => {
  expect(formatQuantity(value, unit).replace('\u00A0', ' ')).toBe(text);
});
