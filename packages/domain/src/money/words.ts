import type { Paise } from './paise.ts';

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const steps: readonly (readonly [number, string])[] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/**
 * Spells out a whole number the Indian way: 123456 → One Lakh Twenty Three Thousand Four Hundred Fifty Six.
 */
export function numberInWords(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) {
    const unit = value % 10;
    return `${tens[Math.floor(value / 10)] ?? ''}${unit === 0 ? '' : ` ${small[unit] ?? ''}`}`;
  }
  for (const [size, name] of steps) {
    if (value >= size) {
      const rest = value % size;
      return `${numberInWords(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`;
    }
  }
  return '';
}

/** Spells out an amount as on invoices: Rupees One Thousand and Fifty Paise Only. NaN counts as 0. */
export function amountInWords(paise: Paise): string {
  if (!Number.isFinite(paise)) return amountInWords(0);
  const amount = Math.abs(Math.round(paise));
  const fraction = amount % 100;
  const rupees = (amount - fraction) / 100;
  const minus = paise < 0 && amount > 0 ? 'Minus ' : '';
  const tail = fraction === 0 ? '' : ` and ${numberInWords(fraction)} Paise`;
  return `${minus}Rupees ${numberInWords(rupees)}${tail} Only`;
}
