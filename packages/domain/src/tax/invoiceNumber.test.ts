import { expect, test } from 'vitest';
import { formatInvoiceNumber, nextInvoiceNumber } from './invoiceNumber.ts';

test('numbers an invoice by prefix, financial year and series', () => {
  expect(formatInvoiceNumber('ML', '26-27', 482)).toBe('ML/26-27/482');
  expect(formatInvoiceNumber('', '26-27', 1)).toBe('26-27/1');
});

test('drops the slashes of a number that is longer than the law allows', () => {
  expect(formatInvoiceNumber('MITTI2', '26-27', 99)).toBe('MITTI2/26-27/99');
  expect(formatInvoiceNumber('MITTI2', '26-27', 99_999)).toBe('MITTI2262799999');
  expect(formatInvoiceNumber('MITTI2', '26-27', 9_999_999)).toBeUndefined();
});

test('a series continues, or skips ahead to a higher start', () => {
  const series = { financial_year: '26-27', last: 481 };
  const next = (invoice_series_start: number) =>
    nextInvoiceNumber({ invoice_prefix: 'ML', invoice_series_start }, series);
  expect(next(1)).toBe('ML/26-27/482');
  expect(next(1000)).toBe('ML/26-27/1000');
});
