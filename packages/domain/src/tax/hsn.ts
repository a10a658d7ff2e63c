import { isHsnCode } from './identifiers.ts';

const fiveCrore = 50_000_000;

/** Returns the HSN digits an invoice must show: 4 up to ₹5 crore annual turnover, 6 above. */
export function hsnDigits(turnoverRupees: number): 4 | 6 {
  return turnoverRupees > fiveCrore ? 6 : 4;
}

/**
 * Returns what to do about an HSN code at a turnover; undefined if it may be on an invoice. A company that hasn't entered its
 * turnover may use any code. Up to ₹5 crore, an invoice to a buyer without a GSTIN needs none (notification 78/2020).
 */
export function hsnProblem(
  code: string,
  turnoverRupees: number | undefined,
  isToConsumer = false,
): string | undefined {
  const text = code.trim();
  if (text !== '' && !isHsnCode(text)) return 'Enter an HSN code of 4, 6 or 8 digits.';
  if (turnoverRupees === undefined) return undefined;
  const digits = hsnDigits(turnoverRupees);
  if (isToConsumer && digits === 4 && text === '') return undefined;
  if (text.length >= digits) return undefined;
  const band = digits === 6 ? 'above ₹5 crore' : 'up to ₹5 crore';
  return `Enter at least ${digits} digits of the HSN code: your turnover is ${band}.`;
}
