/** Names of what must not stand in a log: keys of the courier's account, and buyers' numbers. */
const secret =
  '[\\w-]*(?:token|authorization|password|passwd|secret|licen[cs]e_?key|lickey|xbkey|api_?key|phone|mobile|telephone|email)[\\w-]*';
const pairs = new RegExp(`("?${secret}"?\\s*[:=]\\s*)("(?:[^"\\\\]|\\\\.)*"|[^"&,}\\]\\s]+)`, 'gi');
const elements = new RegExp(`(<(${secret})>)[^<]*(</)`, 'gi');
const most = 2000;

/** Hides secrets and phone numbers of a text that goes to the log: JSON, a form, a query or XML. */
export function masked(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // Not url-encoded after all: masked as it is.
  }
  return plain
    .replace(pairs, (_, name: string, value: string) => `${name}${value.startsWith('"') ? '"***"' : '***'}`)
    .replace(elements, '$1***$3')
    .slice(0, most);
}
