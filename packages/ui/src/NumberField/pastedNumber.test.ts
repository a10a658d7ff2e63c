import { expect, test } from 'vitest';
import { pastedNumber } from './pastedNumber.ts';

test.each([
  ['1299.50', 1299.5],
  ['1.299,50', 1299.5],
  ['1,299', 1299],
  ['₹1,23,456.00', 123_456],
  ['Rs. 1,299/-', 1299],
  ['1299 INR', 1299],
  ['INR\u00A01299', 1299],
  ['(500)', -500],
  ['−12', -12],
  ['1,5', 1.5],
  ['1,2,3', undefined],
  ['1234,567', undefined],
  ['1.2.3', undefined],
  ['6298 Cr', undefined],
  ['abc', undefined],
  ['', undefined],
])('%j is %j', (text, value) => {
  expect(pastedNumber(text)).toBe(value);
});

test('a number keeps its unit only in the field of that unit', () => {
  expect(pastedNumber('18 %', '%')).toBe(18);
  expect(pastedNumber('18 %')).toBeUndefined();
  expect(pastedNumber('0.5 kg', 'kg')).toBe(0.5);
});
