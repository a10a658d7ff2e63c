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
