/** Names of what must not stand in a log: keys of the courier's account, and who a person is and where they live. */
const secretName =
  /token|authorization|passw|secret|licen[cs]e_?key|lickey|xbkey|api_?key|phone|mobile|tel_?no|email|name|addr|(?:^|_)adds?$|landmark|contact|person|consignee|sender|rec(?:ie|ei|e)ved?_?by/i;
/** The words of a name, so that each is looked at once and not from each of its letters. */
const name = String.raw`(?<![\w-])([\w-]+)`;
// A text may have been cut in the middle of a value: its closing quote is not asked for.
const value = String.raw`("(?:[^"\\]|\\.)*"?|'[^']*'?|\[[^\]]*|[^\s"'&,;{}[\]<>]+)`;
const pairs = new RegExp(String.raw`${name}(["']?\s*[:=]\s*)${value}`, 'gs');
const elements = new RegExp(String.raw`(<(?:\w+:)?([\w-]+)(?:\s[^<>]*)?>)[^<]+`, 'g');
/** A mobile number in a sentence. Numbers of parcels are longer. */
const numbers = /(?<!\d)(?:91)?[6-9]\d{9}(?!\d)/g;
const escapes = /(?:%[0-9a-f]{2})+/gi;
/** The longest text that is kept, characters. */
const most = 2000;
/** A letter of Hindi is nine characters in a form. */
const maxEncoded = most * 9;

/**
 * Hides what is secret or personal in a text that is kept for support: JSON, a form, a query or XML. Only its beginning
 * is read, and in time that grows with its length alone: the text holds what strangers typed.
 */
export function redact(text: string): string {
  const start = text.trimStart().slice(0, maxEncoded);
  const plain = /^[{[<"]/.test(start)
    ? maskedText(start.slice(0, most))
    : start.split('&').map(maskedPart).join('&');
  return plain.slice(0, most);
}

/** One `name=value` of a form. Decoded by itself: an `&` that somebody typed parts nothing. */
function maskedPart(part: string): string {
  const [key = '', ...rest] = part.split('=');
  if (rest.length === 0 || !/^[\w.[\]%-]+$/.test(key)) return maskedText(decoded(part));
  if (secretName.test(key)) return `${key}=***`;
  return `${key}=${maskedText(decoded(rest.join('=')))}`;
}

function maskedText(text: string): string {
  return text
    .replaceAll(elements, (whole, tag: string, key: string) => (secretName.test(key) ? `${tag}***` : whole))
    .replaceAll(pairs, (whole, key: string, between: string, given: string) => {
      if (!secretName.test(key)) return whole;
      const quote = /^["']/.exec(given)?.[0] ?? '';
      return `${key}${between}${quote}***${quote}`;
    })
    .replaceAll(numbers, '***');
}

/** Never throws: a text may end in the middle of an escape. */
function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replaceAll(escapes, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
}
