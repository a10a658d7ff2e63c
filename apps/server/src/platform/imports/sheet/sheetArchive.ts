import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

const maxEntries = 10_000;
/** Characters that are parsed at once: a tag that is cut is parsed again. */
const chunkLength = 256 * 1024;
/** Size of a part that is parsed whole: the workbook, its relations and styles. */
const maxSmallPart = 16 * 1024 * 1024;

/** The parts of an XLSX file, which is a zip archive. */
export class SheetArchive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #room: number;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, maxUnpacked: number) {
    this.#zip = zip;
    this.#entries = entries;
    this.#room = maxUnpacked;
  }

  /**
   * Lists the parts of an archive.
   * @param maxUnpacked bytes of all parts that are read; each counts at its full size, because parts may overlap
   */
  static async open(bytes: Uint8Array, maxUnpacked: number): Promise<SheetArchive> {
    const { buffer, byteOffset, byteLength } = bytes;
    const zip = await fromBufferPromise(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength), {
      lazyEntries: true,
    });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= maxEntries) throw new RangeError('The archive has too many parts.');
      entries.set(entry.fileName.toLowerCase(), entry);
    }
    return new SheetArchive(zip, entries, maxUnpacked);
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /**
   * Unpacks a part as text; nothing is kept.
   * @throws Error if it is missing, damaged, larger or smaller than declared, or above the limit
   */
  async *chunksOf(path: string): AsyncGenerator<string> {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) throw new RangeError(`The archive has no ${path}.`);
    this.#room -= entry.uncompressedSize;
    if (this.#room < 0) throw new RangeError('The spreadsheet is too large when unpacked.');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
      text += decoder.decode(chunk as Buffer, { stream: true });
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield text + decoder.decode();
  }

  async read(path: string): Promise<string> {
    const { uncompressedSize = 0 } = this.#entries.get(path.toLowerCase()) ?? {};
    if (uncompressedSize > maxSmallPart) throw new RangeError(`${path} is too large.`);
    let text = '';
    for await (const chunk of this.chunksOf(path)) text += chunk;
    return text;
  }
}
