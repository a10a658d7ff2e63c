import { StringText } from './stringText.ts';
import type { XmlHandler } from './sheetXml.ts';

/** Strings of a block: one JavaScript string each would need three times the memory. */
const blockSize = 4096;
const maxStrings = 10_000_000;
/** Twice a million lines with ten columns of text that differ. */
const maxCharacters = 200_000_000;

/** The texts that cells refer to by their number. */
export class SharedStrings {
  readonly #blocks: string[] = [];
  /** End of each string in its block. */
  readonly #ends: Uint32Array[] = [];
  #last: string[] = [];
  #characters = 0;

  /** @throws RangeError above the limits */
  add(text: string): void {
    this.#characters += text.length;
    if (this.#characters > maxCharacters || this.#blocks.length * blockSize >= maxStrings)
      throw new RangeError('The spreadsheet has too much text.');
    this.#last.push(text);
    if (this.#last.length === blockSize) this.close();
  }

  /** Makes the last strings readable. */
  close(): void {
    let end = 0;
    this.#ends.push(Uint32Array.from(this.#last, (text) => (end += text.length)));
    this.#blocks.push(this.#last.join(''));
    this.#last = [];
  }

  /** @throws RangeError if there is no such string */
  at(index: number): string {
    const block = Math.floor(index / blockSize);
    const ends = this.#ends[block];
    const end = ends?.[index % blockSize];
    if (ends === undefined || end === undefined) throw new RangeError(`There is no string ${index}.`);
    return this.#blocks[block]!.slice(index % blockSize === 0 ? 0 : ends[(index % blockSize) - 1], end);
  }
}

/** Reads the strings of `sharedStrings.xml`. */
export function stringsHandler(strings: SharedStrings): XmlHandler {
  const text = new StringText();
  return {
    open: (name, _, depth) => {
      if (depth > 2) text.open(name);
    },
    text: (value) => text.add(value),
    close: (name, depth) => {
      if (depth > 2) text.close(name);
      else if (depth === 2 && name === 'si') strings.add(text.take());
    },
  };
}
