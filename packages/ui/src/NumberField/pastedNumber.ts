const grouped = /^-?(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;
const withDecimalComma = /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d+,\d{1,2}$/;
const maxLength = 100;

/**
 * Reads a number that was copied from a document: `1.299,50`, `Rs. 1,299/-`, `(58.15)`, `12 kg` with its unit. Undefined
 * where its separators could mean two numbers.
 */
export function pastedNumber(pasted: string, unit = ''): number | undefined {
  if (pasted.length > maxLength) return undefined;
  let text = pasted.replaceAll(/[₹\s\u00A0\u202F']|\p{Cf}/gu, '').replace('−', '-');
  if (unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase())) text = text.slice(0, -unit.length);
  text = text
    .replace(/^(-?)(?:rs\.?|inr)/i, '$1')
    .replace(/(?:\/-|\/=|only)$/i, '')
    .replace(/(?:inr|rs\.?)$/i, '');
  const isNegative = /^\(.*\)$/.test(text) || /\d-$/.test(text);
  if (isNegative) text = text.replaceAll(/[()]|-$/g, '');
  if (withDecimalComma.test(text)) text = text.replaceAll('.', '').replace(',', '.');
  else if (text.includes(',')) {
    if (!grouped.test(text)) return undefined;
    text = text.replaceAll(',', '');
  }
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const value = Number(text);
  return isNegative ? -value : value;
}
