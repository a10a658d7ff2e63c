/**
 * Collects the text of a string: of one `<t>`, or of one `<t>` of each run with its own font. Phonetic guides are left
 * out.
 */
export class StringText {
  #text = '';
  #isText = false;
  #isGuide = false;

  open(name: string): void {
    if (name === 'rPh') this.#isGuide = true;
    this.#isText = name === 't' && !this.#isGuide;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isGuide = false;
    this.#isText = false;
  }

  add(text: string): void {
    if (this.#isText) this.#text += text;
  }

  /** Returns what was collected, without spaces around it, and starts the next. */
  take(): string {
    const text = unescapeCharacters(this.#text).trim();
    this.#text = '';
    return text;
  }
}

/** Characters that XML has no place for are written as `_x000D_` in a spreadsheet. */
export function unescapeCharacters(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
