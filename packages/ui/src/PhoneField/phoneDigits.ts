/**
 * The ten digits of an Indian mobile number, from whatever was typed or pasted: spaces and hyphens, +91, a leading 0.
 * Fewer digits come back as they are: the person is still typing.
 */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  // only a paste is this long, so a number that begins with 91 is not cut while it is being typed
  const local = digits.length >= 12 && digits.startsWith('91') ? digits.slice(2) : digits.replace(/^0+/, '');
  return local.slice(0, 10);
}
