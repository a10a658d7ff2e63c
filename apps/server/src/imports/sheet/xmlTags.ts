/** Characters of an element that is not complete yet; a longer one is not of a spreadsheet. */
const maxElement = 8 * 1024 * 1024;

const space = 32;
const exclamationMark = 33;
const doubleQuote = 34;
const singleQuote = 39;
const slash = 47;
const equalsSign = 61;
const greaterSign = 62;
const questionMark = 63;

/** A tag of an XML text. One object scans many tags, because a sheet has millions. */
export class XmlTag {
  /** As written, with its prefix: `x:row`, `/row`. */
  name = '';
  /** `<row/>`. */
  isEmpty = false;
  /** Behind its `>`. */
  end = 0;
  #count = 0;
  readonly #names: string[] = [];
  readonly #values: string[] = [];

  /**
   * Scans the tag whose `<` is at an index. False if the text ends before the tag does.
   * @throws SyntaxError on a comment, CDATA or DOCTYPE, which no program writes into a sheet, and on broken XML
   */
  scan(text: string, start: number): boolean {
    this.#count = 0;
    this.isEmpty = false;
    let at = start + 1;
    if (text.charCodeAt(at) === exclamationMark) throw new SyntaxError('Unexpected <!.');
    // The slash of `</row>` belongs to the name.
    if (text.charCodeAt(at) === slash) at += 1;
    at = endOfName(text, at);
    this.name = text.slice(start + 1, at);
    for (;;) {
      at = skipSpace(text, at);
      if (at >= text.length) return false;
      const code = text.charCodeAt(at);
      if (code === greaterSign) {
        this.end = at + 1;
        return true;
      }
      if (code === slash || code === questionMark) {
        this.isEmpty = true;
        at += 1;
        continue;
      }
      const nameEnd = endOfName(text, at);
      const equals = skipSpace(text, nameEnd);
      const open = skipSpace(text, equals + 1);
      if (open >= text.length) return false;
      const quote = text.charCodeAt(open);
      const isQuoted = quote === doubleQuote || quote === singleQuote;
      if (nameEnd === at || text.charCodeAt(equals) !== equalsSign || !isQuoted)
        throw new SyntaxError('Broken attribute.');
      const close = text.indexOf(quote === doubleQuote ? '"' : "'", open + 1);
      if (close < 0) return false;
      this.#names[this.#count] = text.slice(at, nameEnd);
      this.#values[this.#count] = text.slice(open + 1, close);
      this.#count += 1;
      at = close + 1;
    }
  }

  /** The name without its prefix; `/` stays before the name of a closing tag. */
  get localName(): string {
    const colon = this.name.indexOf(':');
    if (colon < 0) return this.name;
    return this.name.startsWith('/') ? `/${this.name.slice(colon + 1)}` : this.name.slice(colon + 1);
  }

  /** Returns an attribute's value by its name, also if the name is written with a prefix. */
  attribute(name: string): string | undefined {
    for (let index = 0; index < this.#count; index += 1) {
      const written = this.#names[index] ?? '';
      if (written === name || written.endsWith(`:${name}`)) return decodeXml(this.#values[index] ?? '');
    }
    return undefined;
  }
}

function endOfName(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= space || code === slash || code === equalsSign || code === greaterSign) break;
    // `<?xml version="1.0"?>` ends with a question mark and begins with one.
    if (code === questionMark && at > from) break;
  }
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= space) at += 1;
  return at;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces the character references of XML. @throws RangeError if there is no such character */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(lt|gt|amp|quot|apos));/g,
    (_, decimal: string | undefined, hex: string | undefined, name: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
        : (named[name] ?? ''),
  );
}

/** Calls back with each tag of a whole text. The tag is scanned again for the next call. */
export function forEachTag(text: string, visit: (tag: XmlTag) => void): void {
  const tag = new XmlTag();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', tag.end)) {
    if (!tag.scan(text, at)) throw new SyntaxError('The text ends within a tag.');
    visit(tag);
  }
}

/** An element of a list: `<row r="1">…</row>`. */
export interface XmlItem {
  tag: XmlTag;
  /** The text between its tags. */
  body: string;
}

/** Splits a text that comes in chunks into the elements of one list, such as the rows of `<sheetData>`. */
export class XmlItems {
  /** With its colon: `x:`. Known when the list has begun. */
  prefix = '';
  isDone = false;
  readonly #list: string;
  readonly #item: string;
  readonly #visit: (tag: XmlTag) => void;
  readonly #tag = new XmlTag();
  #hasBegun = false;
  #rest = '';
  /** Where the end of the first element was not found. */
  #searched = 0;

  /** @param visit is called with each tag before the list */
  constructor(list: string, item: string, visit: (tag: XmlTag) => void = () => undefined) {
    this.#list = list;
    this.#item = item;
    this.#visit = visit;
  }

  /** Returns the elements that are complete with this chunk. Each is valid until the next. */
  *push(chunk: string): Generator<XmlItem> {
    const text = this.#rest + chunk;
    const tag = this.#tag;
    let from = 0;
    for (;;) {
      const start = text.indexOf('<', from);
      if (this.isDone || start < 0) {
        this.#rest = '';
        return;
      }
      if (!tag.scan(text, start)) {
        this.#keep(text, start, 0);
        return;
      }
      if (!this.#hasBegun) {
        from = tag.end;
        this.#beginAt(tag);
        continue;
      }
      if (tag.name === `/${this.prefix}${this.#list}`) {
        this.isDone = true;
        continue;
      }
      if (tag.name !== this.prefix + this.#item) {
        // `<extLst>` may be behind the strings, and ends them.
        if (this.#list === 'sst' && tag.localName === 'extLst') this.isDone = true;
        else throw new SyntaxError(`Unexpected <${tag.name}>.`);
        continue;
      }
      const bodyStart = tag.end;
      if (tag.isEmpty) {
        from = bodyStart;
        yield { tag, body: '' };
        continue;
      }
      const closing = `</${this.prefix}${this.#item}>`;
      const close = text.indexOf(closing, Math.max(bodyStart, start + this.#searched));
      if (close < 0) {
        // The closing tag itself may be cut in two.
        this.#keep(text, start, Math.max(0, text.length - start - closing.length));
        return;
      }
      this.#searched = 0;
      from = close + closing.length;
      yield { tag, body: text.slice(bodyStart, close) };
    }
  }

  /** @throws SyntaxError if the list has not ended */
  finish(): void {
    if (!this.isDone) throw new SyntaxError(`<${this.#list}> is not complete.`);
  }

  #beginAt(tag: XmlTag): void {
    if (tag.localName !== this.#list) {
      this.#visit(tag);
      return;
    }
    this.#hasBegun = true;
    this.isDone = tag.isEmpty;
    this.prefix = tag.name.slice(0, tag.name.length - this.#list.length);
  }

  #keep(text: string, start: number, searched: number): void {
    this.#rest = text.slice(start);
    this.#searched = searched;
    if (this.#rest.length > maxElement) throw new SyntaxError('An element is too long.');
  }
}

/** Returns the text of the first element of a name in an element's body, undefined without one. */
export function elementText(body: string, name: string): string | undefined {
  const element = findElement(body, name, 0);
  return element && decodeXml(body.slice(element.start, element.end));
}

/** Concatenates the `<t>` of a string: one, or one of each run with its own font. Phonetic guides are left out. */
export function richText(body: string, prefix: string): string {
  const phonetic = `${prefix}rPh`;
  let text = '';
  let at = 0;
  let guide = findElement(body, phonetic, 0);
  for (;;) {
    const run = findElement(body, `${prefix}t`, at);
    if (!run) return unescapeCharacters(text);
    at = run.next;
    while (guide && guide.next < run.start) guide = findElement(body, phonetic, guide.next);
    if (guide && run.start > guide.start) continue;
    text += decodeXml(body.slice(run.start, run.end));
  }
}

/** Characters that XML has no place for are written as `_x000D_` in a spreadsheet. */
export function unescapeCharacters(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

interface Found {
  start: number;
  end: number;
  /** Behind the closing tag. */
  next: number;
}

function findElement(body: string, name: string, from: number): Found | undefined {
  const open = `<${name}`;
  for (let at = body.indexOf(open, from); at >= 0; at = body.indexOf(open, at + open.length)) {
    const code = body.charCodeAt(at + open.length);
    // `<t` is also the beginning of other names.
    if (code !== greaterSign && code !== slash && !(code <= space)) continue;
    const tagEnd = body.indexOf('>', at);
    if (tagEnd < 0) break;
    const start = tagEnd + 1;
    if (body.charCodeAt(tagEnd - 1) === slash) return { start, end: start, next: start };
    const closing = `</${name}>`;
    const end = body.indexOf(closing, start);
    if (end < 0) throw new SyntaxError(`<${name}> is not complete.`);
    return { start, end, next: end + closing.length };
  }
  return undefined;
}
