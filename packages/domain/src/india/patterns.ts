/**
 * Returns whether the text is six digits, the first not zero. To check that the PIN code exists, see
 * `loadPincodeDirectory`.
 */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** Returns whether the text is ten digits starting with 6 to 9, without country code. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text);
}

/**
 * Normalizes a mobile number such as `+91 98765-43210` or `098765 43210` to ten digits; undefined if it is
 * not one.
 */
export function normalizeMobile(text: string): string | undefined {
  const digits = text.replace(/[\s()./-]/g, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return isMobile(digits) ? digits : undefined;
}
