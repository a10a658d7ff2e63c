import { parseDecimal } from './parseDecimal.ts';
import { paiseToRupees, rupeesToPaise } from './paise.ts';
import type { Paise } from './paise.ts';

export interface RupeeFormat {
  /** Prefix with ₹. @default true */
  symbol?: boolean;
  /** `always` two decimals, `auto` omits `.00`, `never` rounds to the rupee. @default 'always' */
  decimals?: 'always' | 'auto' | 'never';
}

/** Groups digits the Indian way: 12345678 → 1,23,45,678. */
export function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits;
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${digits.slice(-3)}`;
}

/** Formats paise: ₹1,23,456.50, −₹12.00. */
export function formatRupees(paise: Paise, format: RupeeFormat = {}): string {
  const { symbol = true, decimals = 'always' } = format;
  let amount = Math.abs(Math.round(paise));
  if (decimals === 'never') amount = Math.round(amount / 100) * 100;
  const fraction = amount % 100;
  const text = groupIndian(String((amount - fraction) / 100));
  const showFraction = decimals === 'always' || (decimals === 'auto' && fraction !== 0);
  const sign = paise < 0 && amount > 0 ? '−' : '';
  return `${sign}${symbol ? '₹' : ''}${text}${showFraction ? `.${String(fraction).padStart(2, '0')}` : ''}`;
}

/** Formats rupees, as sent by the API: ₹1,23,456.50. */
export function formatRupeeValue(rupees: number, format: RupeeFormat = {}): string {
  return formatRupees(rupeesToPaise(rupees), format);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number with Indian grouping: 12,345.5.
 * @param decimals at most; further zeros are omitted
 * @param minDecimals zeros up to this many are shown
 */
export function formatNumber(value: number | bigint, decimals = 3, minDecimals = 0): string {
  const key = `${decimals}/${minDecimals}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat('en-IN', {
      maximumFractionDigits: decimals,
      minimumFractionDigits: minDecimals,
    });
  numberFormats.set(key, format);
  return format.format(value);
}

/** Formats grams as a weight: 0.5 kg, 1,234.25 kg. @param decimals at most */
export const formatKilograms = (grams: number, decimals = 3): string =>
  `${formatNumber(grams / 1000, decimals)} kg`;

/** Formats a count with its noun: "1 line", "12,345 lines". */
export function formatCount(count: number, one: string, many: string): string {
  return `${groupIndian(String(count))} ${count === 1 ? one : many}`;
}

export interface PercentFormat {
  /** Maximum decimals; trailing zeros are omitted. @default 2 */
  decimals?: number;
  /** Prefix positive values with a plus. @default false */
  isSigned?: boolean;
}

/** Formats a percentage: 33%, 1.5%, −8.6%. No space, as in Indian English. */
export function formatPercent(percent: number, format: PercentFormat = {}): string {
  const { decimals = 2, isSigned = false } = format;
  const [whole = '0', fraction] = String(Number(Math.abs(percent).toFixed(decimals))).split('.');
  const text = `${groupIndian(whole)}${fraction === undefined ? '' : `.${fraction}`}%`;
  if (text === '0%') return text;
  return `${percent < 0 ? '−' : isSigned ? '+' : ''}${text}`;
}

/**
 * Parses typed amounts: `₹1,23,456.5`, `Rs. 1,299/-`, `1.299,50`, `-12`. Undefined for anything else, including a third
 * decimal.
 */
export function parseRupees(text: string): Paise | undefined {
  // Sheets have thousands of amounts as this file prints them.
  if (/^\d{1,12}\.\d\d$/.test(text)) return Math.round(Number(text) * 100);
  // A power of ten is no typed amount, and a percentage is another number.
  const value = /[%e]/i.test(text) ? undefined : parseDecimal(text);
  if (value === undefined) return undefined;
  const paise = rupeesToPaise(value);
  const hasMore = Math.abs(paise / 100 - value) > 1e-9 * Math.max(1, Math.abs(value));
  return hasMore || !Number.isSafeInteger(paise) ? undefined : paise + 0;
}

/** Formats with two decimals, without grouping or sign, for files: 1234.50. */
export function plainRupees(paise: Paise): string {
  return paiseToRupees(paise).toFixed(2);
}
