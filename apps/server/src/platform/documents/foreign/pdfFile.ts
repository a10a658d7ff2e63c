import { constants, inflateSync } from 'node:zlib';
import { PdfLexer } from './pdfLexer.ts';
import { PdfName, PdfRef, PdfStream, UnsafePdf, isDict } from './pdfValues.ts';
import type { PdfDict, PdfValue } from './pdfValues.ts';

const maxObjects = 20_000;
const maxSections = 50;
/** Of all streams of a file together. */
const maxInflatedBytes = 64 * 1024 * 1024;

type Entry = { at: number } | { inStream: number; index: number };

const damaged = () => new UnsafePdf('The file is damaged.');
const empty: PdfDict = new Map();

/** The objects of a PDF, found by its own index. A file without a readable one is rejected, not repaired. */
export class PdfFile {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<number, Entry | null>();
  readonly #objects = new Map<number, PdfValue>();
  readonly #packed = new Map<number, PdfValue[]>();
  readonly #loading = new Set<number>();
  #inflatedBytes = 0;
  readonly trailer: PdfDict;

  /** @throws UnsafePdf */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    if (!startsAt(bytes, '%PDF-', 0)) throw new UnsafePdf('The file is not a PDF.');
    const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - 2048))).toString('latin1');
    const offset = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1];
    if (offset === undefined) throw damaged();
    this.trailer = this.#readIndex(Number(offset));
    if (this.trailer.has('Encrypt')) throw new UnsafePdf('The file is encrypted.');
  }

  /** The value behind references; null if there is none. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let steps = 0; found instanceof PdfRef; steps += 1) {
      if (steps > 8) throw damaged();
      found = this.#object(found.number);
    }
    return found;
  }

  dict(value: PdfValue | undefined): PdfDict {
    const found = this.resolve(value);
    return isDict(found) ? found : found instanceof PdfStream ? found.dict : empty;
  }

  name(value: PdfValue | undefined): string | undefined {
    const found = this.resolve(value);
    return found instanceof PdfName ? found.text : undefined;
  }

  /** Filters of a stream, the first that decodes first. */
  filters({ dict }: PdfStream): string[] {
    const found = this.resolve(dict.get('Filter'));
    const names = found === null ? [] : Array.isArray(found) ? (found as PdfValue[]) : [found];
    return names.map((one) => {
      const name = this.name(one);
      if (name === undefined) throw damaged();
      return name;
    });
  }

  /** Decompresses data of the file, so that a small file can't become a huge one. */
  inflate(bytes: Uint8Array): Uint8Array {
    try {
      const data = inflateSync(bytes, {
        maxOutputLength: maxInflatedBytes - this.#inflatedBytes + 1,
        // Many files lack the checksum at the end.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      this.#inflatedBytes += data.length;
      if (this.#inflatedBytes <= maxInflatedBytes) return data;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
    }
    throw new UnsafePdf('The file is too large when it is unpacked.');
  }

  #readIndex(start: number): PdfDict {
    const seen = new Set<number>();
    const next = [start];
    let first: PdfDict | undefined;
    while (next.length > 0) {
      const at = next.shift()!;
      if (at >= this.#bytes.length || seen.size > maxSections) throw damaged();
      if (seen.has(at)) continue;
      seen.add(at);
      const lexer = new PdfLexer(this.#bytes, at);
      const trailer = lexer.take('xref') ? this.#readTable(lexer) : this.#readIndexStream(at);
      first ??= trailer;
      for (const key of ['XRefStm', 'Prev']) {
        const older = trailer.get(key);
        if (typeof older === 'number') next.push(older);
      }
    }
    if (!first) throw damaged();
    return first;
  }

  /** Newer sections are read first, and their entries count. */
  #enter(number: number, entry: Entry | null): void {
    if (number > maxObjects * 50 || this.#entries.size > maxObjects)
      throw new UnsafePdf('The file has too many objects.');
    if (!this.#entries.has(number)) this.#entries.set(number, entry);
  }

  #readTable(lexer: PdfLexer): PdfDict {
    while (!lexer.take('trailer')) {
      const start = lexer.integer();
      const count = lexer.integer();
      for (let i = 0; i < count; i += 1) {
        const at = lexer.integer();
        lexer.integer();
        if (lexer.take('n')) this.#enter(start + i, { at });
        else {
          lexer.expect('f');
          this.#enter(start + i, null);
        }
      }
    }
    const trailer = lexer.value();
    if (!isDict(trailer)) throw damaged();
    return trailer;
  }

  #readIndexStream(at: number): PdfDict {
    const stream = this.#readObject(at);
    if (!(stream instanceof PdfStream)) throw damaged();
    const widths = numbers(stream.dict.get('W'));
    const size = stream.dict.get('Size');
    if (widths.length !== 3 || widths.some((width) => width < 0 || width > 6) || typeof size !== 'number')
      throw damaged();
    const ranges = stream.dict.has('Index') ? numbers(stream.dict.get('Index')) : [0, size];
    const data = this.#decode(stream);
    const [a, b, c] = widths as [number, number, number];
    let from = 0;
    const take = (width: number) => {
      if (from + width > data.length) throw damaged();
      let value = 0;
      for (let i = 0; i < width; i += 1) value = value * 256 + data[from++]!;
      return value;
    };
    if (a + b + c === 0) throw damaged();
    for (let range = 0; range + 1 < ranges.length; range += 2)
      for (let i = 0; i < ranges[range + 1]!; i += 1) {
        const kind = a === 0 ? 1 : take(a);
        const [second, third] = [take(b), take(c)];
        const number = ranges[range]! + i;
        if (kind === 1) this.#enter(number, { at: second });
        else if (kind === 2) this.#enter(number, { inStream: second, index: third });
        else this.#enter(number, null);
      }
    return stream.dict;
  }

  #object(number: number): PdfValue {
    const known = this.#objects.get(number);
    if (known !== undefined) return known;
    const entry = this.#entries.get(number);
    if (!entry) return null;
    // An object may need others before it can be read: lengths, and the stream that it is in.
    if (this.#loading.has(number) || this.#loading.size > 8) throw damaged();
    this.#loading.add(number);
    const value =
      'at' in entry
        ? this.#readObject(entry.at, number)
        : (this.#objectsOf(entry.inStream)[entry.index] ?? null);
    this.#loading.delete(number);
    this.#objects.set(number, value);
    return value;
  }

  #readObject(at: number, number?: number): PdfValue {
    const lexer = new PdfLexer(this.#bytes, at);
    const found = lexer.integer();
    lexer.integer();
    lexer.expect('obj');
    if (number !== undefined && found !== number) throw damaged();
    const value = lexer.value();
    if (!isDict(value) || !lexer.take('stream')) return value;
    let start = lexer.at;
    if (this.#bytes[start] === 13) start += 1;
    if (this.#bytes[start] === 10) start += 1;
    const length = this.resolve(value.get('Length'));
    const stated = typeof length === 'number' && length >= 0 ? start + length : -1;
    const isStated = stated >= 0 && new PdfLexer(this.#bytes, stated).take('endstream');
    const end = isStated ? stated : indexOf(this.#bytes, 'endstream', start);
    if (end < 0) throw damaged();
    return new PdfStream(value, this.#bytes.subarray(start, end));
  }

  #objectsOf(number: number): PdfValue[] {
    const known = this.#packed.get(number);
    if (known) return known;
    const stream = this.#object(number);
    if (!(stream instanceof PdfStream) || this.name(stream.dict.get('Type')) !== 'ObjStm') throw damaged();
    const count = this.resolve(stream.dict.get('N'));
    const first = this.resolve(stream.dict.get('First'));
    if (typeof count !== 'number' || typeof first !== 'number' || count > maxObjects) throw damaged();
    const data = this.#decode(stream);
    const header = new PdfLexer(data);
    const offsets: number[] = [];
    for (let i = 0; i < count; i += 1) {
      header.integer();
      offsets.push(header.integer());
    }
    const values = offsets.map((offset) => new PdfLexer(data, first + offset).value());
    this.#packed.set(number, values);
    return values;
  }

  /** Decodes a stream of the file's own structure. */
  #decode(stream: PdfStream): Uint8Array {
    const [filter, ...more] = this.filters(stream);
    if (filter === undefined) return stream.bytes;
    if (filter !== 'FlateDecode' || more.length > 0) throw damaged();
    const data = this.inflate(stream.bytes);
    const parms = this.resolve(stream.dict.get('DecodeParms'));
    const given = this.dict(Array.isArray(parms) ? (parms as PdfValue[])[0] : parms);
    const predictor = given.get('Predictor') ?? 1;
    if (predictor === 1) return data;
    const columns = given.get('Columns') ?? 1;
    if (typeof predictor !== 'number' || predictor < 10 || typeof columns !== 'number' || columns < 1)
      throw damaged();
    return unpredict(data, columns);
  }
}

function numbers(value: PdfValue | undefined): number[] {
  if (!Array.isArray(value)) throw damaged();
  return (value as PdfValue[]).map((one) => {
    if (typeof one !== 'number' || !Number.isInteger(one)) throw damaged();
    return one;
  });
}

/** Undoes the PNG predictors of rows of bytes. */
function unpredict(data: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(data.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)]!;
    for (let i = 0; i < columns; i += 1) {
      const left = i > 0 ? out[row * columns + i - 1]! : 0;
      const up = row > 0 ? out[(row - 1) * columns + i]! : 0;
      const corner = row > 0 && i > 0 ? out[(row - 1) * columns + i - 1]! : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind];
      if (guess === undefined) throw damaged();
      out[row * columns + i] = data[row * (columns + 1) + 1 + i]! + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function startsAt(bytes: Uint8Array, word: string, at: number): boolean {
  return Buffer.from(word, 'latin1').every((byte, i) => bytes[at + i] === byte);
}

const indexOf = (bytes: Uint8Array, word: string, from: number): number =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(word, from, 'latin1');
