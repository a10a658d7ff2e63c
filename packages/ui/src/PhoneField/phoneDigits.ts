/** Zeros of the digits that Indian keyboards write: ten follow each other in every script. */
const zeros = [
  0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66, 0xff_10,
];

const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** The digits of one number, without its country code. */
function localDigits(text: string): string {
  let digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  // Only pasted text is this long, so numbers starting with 91 aren't cut while typing.
  while (digits.length >= 12 && digits.startsWith('91')) digits = digits.slice(2).replace(/^0+/, '');
  return digits.slice(0, 10);
}

/**
 * Extracts the ten digits of an Indian mobile number from typed or pasted text; of several numbers, the first. Shorter
 * input is returned unchanged while typing.
 */
export function phoneDigits(text: string): string {
  const typed = asciiDigits(text);
  const parts = typed.split(/[/,;|&\n]/).map((part) => localDigits(part));
  return parts.find((part) => part.length === 10) ?? localDigits(typed);
}
