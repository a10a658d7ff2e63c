/** Grams, centimetres, or singular and plural of a noun: `['piece', 'pieces']`. */
export type QuantityUnit = 'gram' | 'centimetre' | readonly [one: string, many: string];

const noBreak = '\u00A0';
const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Formats "1,240 pieces", "850 g", "1.25 kg", "32.5 cm". */
export function formatQuantity(value: number, unit: QuantityUnit): string {
  if (unit === 'gram')
    return Math.abs(value) < 1000
      ? `${counted.format(value)}${noBreak}g`
      : `${counted.format(value / 1000)}${noBreak}kg`;
  if (unit === 'centimetre') return `${counted.format(value)}${noBreak}cm`;
  return `${counted.format(value)}${noBreak}${value === 1 ? unit[0] : unit[1]}`;
}
