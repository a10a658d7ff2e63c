/** Names of sensitive values: credentials, and personal data. */
const secretName =
  /token|authorization|passw|secret|licen[cs]e_?key|lickey|xbkey|api_?key|phone|mobile|tel_?no|email|name|addr|(?:^|_)adds?$|landmark|contact|person|consignee|sender|rec(?:ie|ei|e)ved?_?by|signature|comments?/i;
/** Splits names into words, so that each word is matched once. */
const name = String.raw`(?<![\w-])([\w-]+)`;
// A text may be truncated within a value, so the closing quote is optional.
const value = String.raw`("(?:[^"\\]|\\.)*"?|'[^']*'?|\[[^\]]*|[^\s"'&,;{}[\]<>]+)`;
const pairs = new RegExp(String.raw`${name}(["']?\s*[:=]\s*)${value}`, 'gs');
const elements = new RegExp(String.raw`(<(?:\w+:)?([\w-]+)(?:\s[^<>]*)?>)[^<]+`, 'g');
/** A mobile number in a sentence. AWBs are longer. */
const numbers = /(?<!\d)(?:91)?[6-9]\d{9}(?!\d)/g;
/** Whether a field of this name has a credential or personal data. */
export const isSecretName = (field: string): boolean => secretName.test(field);
export const maskNumbers = (text: string): string => text.replaceAll(numbers, '***');

const escapes = /(?:%[0-9a-f]{2})+/gi;
/** Maximum length of a stored text. */
const most = 2000;
/** A Hindi character has nine characters in a form. */
const maxEncoded = most * 9;

/**
 * Redacts secrets and personal data in a text: JSON, a form, a query or XML. Truncates it, and runs in linear
 * time, because the text has untrusted input.
 */
export function redact(text: string): string {
  const start = text.trimStart().slice(0, maxEncoded);
  const plain = /^[{[<"]/.test(start)
    ? maskedText(start.slice(0, most))
    : start.split('&').map(maskedPart).join('&');
  return plain.slice(0, most);
}

/** One `name=value` of a form, decoded separately: an encoded `&` is no separator. */
function maskedPart(part: string): string {
  const [key = '', ...rest] = part.split('=');
  if (rest.length === 0 || !/^[\w.[\]%-]+$/.test(key)) return maskedText(decoded(part));
  if (secretName.test(key)) return `${key}=***`;
  return `${key}=${maskedText(decoded(rest.join('=')))}`;
}

/** Masks the values of secret fields in JSON or XML, and phone numbers anywhere. */
export function maskedText(text: string): string {
  return text
    .replaceAll(elements, (whole, tag: string, key: string) => (secretName.test(key) ? `${tag}***` : whole))
    .replaceAll(pairs, (whole, key: string, between: string, given: string) => {
      if (!secretName.test(key)) return whole;
      const quote = /^["']/.exec(given)?.[0] ?? '';
      return `${key}${between}${quote}***${quote}`;
    })
    .replaceAll(numbers, '***');
}

/** Never throws: a text may end within an escape. */
function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replaceAll(escapes, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}
