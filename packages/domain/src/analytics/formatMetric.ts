import { formatNumber, formatRupees } from '../money/index.ts';

const oneDecimal = (value: number): string => formatNumber(value, 1);

/** Formats a number of a response, rupees as such; a rate of nothing is a dash. */
export function formatMetric(unit: string, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'rupees') return formatRupees(Math.round(value * 100), { decimals: 'never' });
  if (unit === 'percent') return `${oneDecimal(value)}%`;
  if (unit === 'hours') return `${oneDecimal(value)} h`;
  return formatNumber(value);
}

/** Describes a change from the compared period: points for a rate, else per cent. */
export function formatChange(unit: string, change: number | null): string | undefined {
  if (change === null) return undefined;
  const size = oneDecimal(Math.abs(change));
  const sign = size === '0' ? '±' : change > 0 ? '+' : '−';
  return unit === 'percent' ? `${sign}${size} points` : `${sign}${size}%`;
}
