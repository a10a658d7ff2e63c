import { PdfName, PdfRef, UnsafePdf } from './pdfValues.ts';
import type { PdfValue } from './pdfValues.ts';

const maxDepth = 32;
const whitespace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from('()<>[]{}/%'));
const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !whitespace.has(byte) && !delimiters.has(byte);
const code = (sign: string) => sign.charCodeAt(0);
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

const damaged = () => new UnsafePdf('The file is damaged.');

/** Reads values of a PDF from its bytes. @throws UnsafePdf where they are none */
export class PdfLexer {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === code('%'))
        while (this.at < this.#bytes.length && ![10, 13].includes(this.#bytes[this.at]!)) this.at += 1;
      else if (byte !== undefined && whitespace.has(byte)) this.at += 1;
      else return;
    }
  }

  /** Skips a word such as `obj`. Returns whether it was there. */
  take(word: string): boolean {
    this.skipSpace();
    for (let i = 0; i < word.length; i += 1) if (this.#bytes[this.at + i] !== code(word[i]!)) return false;
    if (isRegular(this.#bytes[this.at + word.length]) && isRegular(code(word.at(-1)!))) return false;
    this.at += word.length;
    return true;
  }

  expect(word: string): void {
    if (!this.take(word)) throw damaged();
  }

  integer(): number {
    const value = this.value();
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw damaged();
    return value;
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth) throw damaged();
    this.skipSpace();
    const byte = this.#bytes[this.at];
    if (byte === undefined) throw damaged();
    if (byte === code('/')) return new PdfName(this.#name());
    if (byte === code('(')) return this.#string();
    if (byte === code('[')) return this.#array(depth);
    if (byte === code('<')) return this.#bytes[this.at + 1] === byte ? this.#dict(depth) : this.#hex();
    const word = this.#word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw damaged();
    return this.#reference(word) ?? Number(word);
  }

  /** `12 0 R`, of which the first word was read. */
  #reference(word: string): PdfRef | undefined {
    if (!/^\d{1,9}$/.test(word)) return undefined;
    const back = this.at;
    this.skipSpace();
    if (/^\d{1,5}$/.test(this.#word()) && this.take('R')) return new PdfRef(Number(word));
    this.at = back;
    return undefined;
  }

  #word(): string {
    const start = this.at;
    while (isRegular(this.#bytes[this.at])) this.at += 1;
    return this.#text(start, Math.min(this.at, start + 64));
  }

  #text(from: number, to: number): string {
    return String.fromCharCode(...this.#bytes.subarray(from, to));
  }

  #name(): string {
    this.at += 1;
    const start = this.at;
    while (isRegular(this.#bytes[this.at])) this.at += 1;
    if (this.at - start > 512) throw damaged();
    return this.#text(start, this.at).replaceAll(/#([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  #string(): Uint8Array {
    const out: number[] = [];
    let open = 0;
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === undefined) throw damaged();
      this.at += 1;
      if (byte === code('\\')) out.push(...this.#escape());
      else {
        if (byte === code('(')) open += 1;
        if (byte === code(')')) open -= 1;
        if (open === 0) return Uint8Array.from(out.slice(1));
        out.push(byte);
      }
    }
  }

  #escape(): number[] {
    const octal = /^[0-7]{1,3}/.exec(this.#text(this.at, this.at + 3))?.[0];
    if (octal !== undefined) {
      this.at += octal.length;
      return [Number.parseInt(octal, 8) & 0xff];
    }
    const byte = this.#bytes[this.at] ?? 0;
    this.at += 1;
    // The end of a line is left out.
    if (byte === 13 && this.#bytes[this.at] === 10) this.at += 1;
    if (byte === 13 || byte === 10) return [];
    return [escapes[String.fromCharCode(byte)] ?? byte];
  }

  #hex(): Uint8Array {
    const end = this.#bytes.indexOf(code('>'), this.at);
    if (end < 0) throw damaged();
    let digits = '';
    for (let i = this.at + 1; i < end; i += 1) {
      const byte = this.#bytes[i]!;
      if (!whitespace.has(byte)) digits += String.fromCharCode(byte);
    }
    this.at = end + 1;
    if (!/^[\da-f]*$/i.test(digits)) throw damaged();
    return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
  }

  #array(depth: number): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    while (!this.take(']')) values.push(this.value(depth + 1));
    return values;
  }

  #dict(depth: number): Map<string, PdfValue> {
    this.at += 2;
    const dict = new Map<string, PdfValue>();
    while (!this.take('>>')) {
      const key = this.value(depth + 1);
      if (!(key instanceof PdfName)) throw damaged();
      dict.set(key.text, this.value(depth + 1));
    }
    return dict;
  }
}
