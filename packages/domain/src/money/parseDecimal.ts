/** Which sign a credit has: in a bill it lowers what is paid, in a statement to the seller it is money paid to them. */
export type CreditSign = 'plus' | 'minus';

export interface DecimalFormat {
  /** Without it, a mark such as Cr is no number: only some kinds of files have sides. */
  credit?: CreditSign | undefined;
}

/** No number of a spreadsheet is longer. The patterns below take long for megabytes of digits. */
export const maxNumberLength = 100;
const plainDecimal = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** 1,23,456 as in India or 123,456 as elsewhere. */
const grouped = /^-?(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;
const groupedByPoints = /^-?\d{1,3}(?:\.\d{3})*,\d+$/;

/** The text with a decimal point and without groups; undefined where its separators say two things. */
function ungroup(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  if (comma < 0) return text;
  // A comma is decimal after a point, and where one or two digits follow the only one: groups have three.
  if (groupedByPoints.test(text) && (text.includes('.') || /^-?\d+,\d{1,2}$/.test(text)))
    return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return grouped.test(text) ? text.replaceAll(',', '') : undefined;
}

/**
 * Reads `1,250.50`, `1.250,50`, `(58.15)`, `Rs. 1,299/-`, `549 INR` and `12 %`. Undefined if it isn't a number, or one whose
 * separators could mean two.
 */
export function parseDecimal(text: string, { credit }: DecimalFormat = {}): number | undefined {
  if (text.length > maxNumberLength) return undefined;
  let typed = text
    .replaceAll(/[₹\s\u00A0\u202F'%]|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace('−', '-')
    .replace(/^(-?)(?:rs\.?|inr)/i, '$1')
    .replace(/(?:\/-|\/=|only)$/i, '')
    .replace(/(?:inr|rs\.?)$/i, '');
  let sign = 1;
  if (/^\(.*\)$/.test(typed)) {
    sign = -1;
    typed = typed.slice(1, -1);
  }
  const side = /(cr|dr)\.?$/i.exec(typed);
  if (side) {
    if (credit === undefined) return undefined;
    if ((side[1]?.toLowerCase() === 'cr') === (credit === 'minus')) sign = -sign;
    typed = typed.slice(0, side.index);
  }
  if (typed.endsWith('-')) {
    sign = -sign;
    typed = typed.slice(0, -1);
  }
  const number = ungroup(typed);
  if (number === undefined || !plainDecimal.test(number)) return undefined;
  const value = sign * Number(number);
  return Number.isFinite(value) ? (value === 0 ? 0 : value) : undefined;
}
