/**
 * Extracts the ten digits of an Indian mobile number from typed or pasted text. Shorter input is returned
 * unchanged while typing.
 */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  // Only pasted text is this long, so numbers starting with 91 aren't cut while typing.
  const local = digits.length >= 12 && digits.startsWith('91') ? digits.slice(2) : digits.replace(/^0+/, '');
  return local.slice(0, 10);
}
