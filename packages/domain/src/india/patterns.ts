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

/** Zeros of the digits that Indian keyboards and programs write: ten follow each other in every script. */
const zeros = [
  0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66, 0xff_10,
];

/** Writes the digits of every Indian script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

const maxPhoneLength = 200;

/** One number without its country code, spaces and extension; undefined if it isn't a mobile number. */
function readMobile(text: string): string | undefined {
  const digits = text
    .replace(/(?:ext|extn|extension|x)\.?\s*\d{1,6}$/i, '')
    .replaceAll(/[\s\p{Cf}()+./_\-‐-―]/gu, '')
    .replace(/^(?:0091|91|0)+(?=[6-9]\d{9}$)/, '');
  return isMobile(digits) ? digits : undefined;
}

/**
 * Normalizes a mobile number such as `+91 98765-43210` or `098765 43210` to ten digits; undefined if it is not one. Of
 * several, such as `98450 12345 / 98450 99999`, it is the first. Forms, the API and imports use it.
 */
export function normalizeMobile(text: string): string | undefined {
  const typed = asciiDigits(text.slice(0, maxPhoneLength)).trim();
  const whole = readMobile(typed);
  if (whole !== undefined) return whole;
  for (const part of typed.split(/[/,;|&\n]|\s(?:or|and)\s/i)) {
    const mobile = readMobile(part.trim());
    if (mobile !== undefined) return mobile;
  }
  return undefined;
}
