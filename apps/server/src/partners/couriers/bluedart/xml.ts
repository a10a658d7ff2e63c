/** An XML element, as needed for Blue Dart's tracking. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const maxDepth = 32;

/**
 * Parses a small XML document; undefined if it isn't well-formed. Supports no document types and only the
 * five standard entities, so nothing is fetched or expanded.
 */
export function parseXml(source: string): XmlElement | undefined {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  let at = 0;
  token.lastIndex = 0;
  for (const match of source.matchAll(token)) {
    // A gap between two tokens is unsupported syntax.
    if (match.index !== at) return undefined;
    at = match.index + match[0].length;
    const current = open.at(-1);
    if (!current) return undefined;
    const [, cdata, closing, opening, attributes = '', selfClosing, text] = match;
    if (cdata !== undefined) current.text += cdata;
    else if (text !== undefined) current.text += decode(text);
    else if (closing !== undefined) {
      if (current.name !== closing || open.length === 1) return undefined;
      open.pop();
    } else if (opening !== undefined) {
      const element: XmlElement = { name: opening, attributes: {}, children: [], text: '' };
      for (const [, name = '', double, single] of attributes.matchAll(attribute))
        element.attributes[name] = decode(double ?? single ?? '');
      current.children.push(element);
      if (selfClosing === '') open.push(element);
      if (open.length > maxDepth) return undefined;
    }
  }
  const isWhole = at === source.length && open.length === 1 && root.children.length === 1;
  return isWhole && root.text.trim() === '' ? root.children[0] : undefined;
}

function decode(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Children with a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Text of the first child with a name; empty without one. */
export function textIn(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? '';
}
