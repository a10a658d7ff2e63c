/** Legal maximum length of an invoice number (rule 46). */
export const maxInvoiceNumber = 16;

/**
 * Returns the number of an invoice: `ML/26-27/482`; without slashes if it is longer than the law allows, as after
 * number 999 of a long prefix. Undefined if even that is too long.
 * @param year financial year: `26-27`
 */
export function formatInvoiceNumber(prefix: string, year: string, n: number): string | undefined {
  const number = [prefix, year, n].filter((part) => part !== '').join('/');
  if (number.length <= maxInvoiceNumber) return number;
  const short = `${prefix}${year.replace('-', '')}${n}`;
  return short.length <= maxInvoiceNumber ? short : undefined;
}

/**
 * Returns the number of the next invoice: the series continues, or skips ahead to a higher start. Undefined if it is too
 * long.
 */
export function nextInvoiceNumber(
  { invoice_prefix, invoice_series_start }: { invoice_prefix: string; invoice_series_start: number },
  { financial_year, last }: { financial_year: string; last: number },
): string | undefined {
  return formatInvoiceNumber(invoice_prefix, financial_year, Math.max(last + 1, invoice_series_start));
}
