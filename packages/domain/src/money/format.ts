import { paiseToRupees, rupeesToPaise } from './paise.ts';
import type { Paise } from './paise.ts';

export interface RupeeFormat {
  /** Show ₹ in front. @default true */
  symbol?: boolean;
  /** `always` shows two decimals, `auto` drops `.00`, `never` rounds to the rupee. @default 'always' */
  decimals?: 'always' | 'auto' | 'never';
}

/** Groups digits as India does: 12345678 → 1,23,45,678. */
export function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits;
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${digits.slice(-3)}`;
}

/** ₹1,23,456.50. The minus of a negative amount stands before the sign: −₹12.00. */
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

/** ₹1,23,456.50 from rupees, for values that came over the wire. */
export function formatRupeeValue(rupees: number, format: RupeeFormat = {}): string {
  return formatRupees(rupeesToPaise(rupees), format);
}

export interface PercentFormat {
  /** Decimals at most; zeros at the end are left out. @default 2 */
  decimals?: number;
  /** Puts a plus before what is more than nothing: of a change. @default false */
  isSigned?: boolean;
}

/** 33%, 1.5%, −8.6%: without a space, as Indian English writes it. */
export function formatPercent(percent: number, format: PercentFormat = {}): string {
  const { decimals = 2, isSigned = false } = format;
  const [whole = '0', fraction] = String(Number(Math.abs(percent).toFixed(decimals))).split('.');
  const text = `${groupIndian(whole)}${fraction === undefined ? '' : `.${fraction}`}%`;
  if (text === '0%') return text;
  return `${percent < 0 ? '−' : isSigned ? '+' : ''}${text}`;
}

/** Reads what people type: `₹1,23,456.5`, `Rs. 1200`, `-12`. Anything else, or a third decimal, is undefined. */
export function parseRupees(text: string): Paise | undefined {
  const cleaned = text
    .trim()
    .replace(/^([-−])?\s*(?:₹|rs\.?|inr)\s*/i, '$1')
    .replace('−', '-')
    .replace(/[,\s]/g, '');
  if (!/^-?(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/.test(cleaned)) return undefined;
  const paise = rupeesToPaise(Number(cleaned));
  return Number.isSafeInteger(paise) ? paise + 0 : undefined;
}

/** Two decimals without grouping or sign, as files carry it: 1234.50. */
export function plainRupees(paise: Paise): string {
  return paiseToRupees(paise).toFixed(2);
}
