import { findState } from '../india/states.ts';
import { formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** Paise above which goods between states need an e-way bill. */
export const ewayLimit: Paise = 5_000_000;

/** Where goods stay in a state that has a limit of its own, by GST code. Paise. States change them by notification. */
export const ewayStateLimits: Readonly<Record<string, Paise>> = {
  '07': 10_000_000,
  '10': 10_000_000,
  '20': 10_000_000,
  '23': 10_000_000,
  '27': 10_000_000,
  '33': 10_000_000,
};

export interface Consignment {
  /** Paise, GST included, of the whole consignment. */
  value: Paise;
  /** States by name, short code or GST code. */
  from_state: string;
  to_state: string;
  eway_bill?: string | null | undefined;
}

/**
 * What is missing before goods may leave: the number of an e-way bill, or a right one; undefined where nothing is.
 * @param limits of goods that stay within a state
 */
export function ewayProblem(
  { value, from_state, to_state, eway_bill }: Consignment,
  limits: Readonly<Record<string, Paise>> = ewayStateLimits,
): string | undefined {
  const from = findState(from_state);
  const to = findState(to_state);
  const isWithin = from !== undefined && from === to;
  const limit = isWithin ? (limits[from.gst_code] ?? ewayLimit) : ewayLimit;
  const number = (eway_bill ?? '').replaceAll(/\s/g, '');
  if (number !== '') {
    return /^\d{12}$/.test(number) ? undefined : 'An e-way bill has 12 digits. Check the number.';
  }
  if (value <= limit) return undefined;
  const where = isWithin ? `within ${from.name}` : 'between states';
  return `Goods of ${formatRupees(value)} ${where} need an e-way bill (above ${formatRupees(limit)}). Enter its number.`;
}
