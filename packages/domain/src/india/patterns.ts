/** Six digits, the first not zero. Whether the post knows it is another question: see `loadPincodes`. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** Ten digits beginning with 6 to 9, without country code. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text);
}

/** Takes a mobile as people write it, `+91 98765-43210` or `098765 43210`, to its ten digits; undefined when it is none. */
export function normalizeMobile(text: string): string | undefined {
  const digits = text.replace(/[\s()./-]/g, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return isMobile(digits) ? digits : undefined;
}
