import Papa from 'papaparse';
import { createConcurrencyLimit } from '../concurrencyLimit.ts';
import { tooManyRequests } from '../errors.ts';
import { readSheetLines } from '../imports/sheet/streamSheet.ts';
import { isZip } from '../imports/sheet/zipEntries.ts';

/** Bytes given to the decoder at once. */
const chunkBytes = 256 * 1024;
/** Lines that show how a file is written. */
const sampleLines = 10;

function* chunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** The text encoding: UTF-8, or the code page in which Excel saves "CSV". */
function encodingOf(bytes: Uint8Array): string {
  try {
    // The middle of a character may be at the end of the sample.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 1024 * 1024), { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** How a file separates its cells and lines, by its first ones. */
function dialectOf(head: string): { delimiter: string; newline: '\n' | '\r' | '\r\n' } {
  const { delimiter, linebreak } = Papa.parse<string[]>(head, { preview: sampleLines }).meta;
  return { delimiter, newline: linebreak === '\r' || linebreak === '\r\n' ? linebreak : '\n' };
}

interface ParsedChunk {
  data: string[][];
  meta: { cursor: number };
}

/**
 * Reads the lines of a CSV or XLSX file one after another, in little memory. Empty lines keep their number.
 * @param onExpected is called before the first line with about how many there are; 0 if it is unknown
 * @throws ApiError 422 on `file` if a spreadsheet can't be read, also after some lines
 */
export async function* readFileLines(
  bytes: Uint8Array,
  onExpected: (lines: number) => void = () => undefined,
): AsyncGenerator<string[]> {
  // An XLSX file is a zip archive, whatever its name is.
  if (isZip(bytes)) {
    yield* readSheetLines(bytes, { onExpected });
    return;
  }
  onExpected(countLines(bytes));
  yield* readLines(bytes);
}

async function* readLines(bytes: Uint8Array): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let parser: Papa.Parser | undefined;
  let rest = '';
  for (const chunk of chunks(bytes)) {
    rest += decoder.decode(chunk, { stream: true });
    parser ??= new Papa.Parser(dialectOf(rest));
    // The last line of a chunk may go on in the next one.
    const { data, meta } = parser.parse(rest, 0, true) as ParsedChunk;
    rest = rest.slice(meta.cursor);
    yield* data;
  }
  rest += decoder.decode();
  if (rest === '') return;
  const { data } = (parser ?? new Papa.Parser(dialectOf(rest))).parse(rest, 0, false) as ParsedChunk;
  yield* data;
}

/** Counts the lines of a CSV file without parsing it; a cell with a line break counts as two. */
function countLines(bytes: Uint8Array): number {
  const lineFeed = 10;
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}

/** A spreadsheet needs a thread, and memory for the texts that its cells share. */
const limitSheets = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 20,
  createError: () =>
    tooManyRequests('Many spreadsheets are being imported. Try again in a minute, or upload a CSV file.', 60),
});

/** Returns the first lines of a CSV or XLSX file. @throws ApiError 422 on `file`; 429 while many are read */
export function readFirstLines(bytes: Uint8Array, count: number): Promise<string[][]> {
  const read = async () => {
    const found: string[][] = [];
    for await (const line of readFileLines(bytes)) {
      found.push(line);
      if (found.length >= count) break;
    }
    return found;
  };
  return isZip(bytes) ? limitSheets(read) : read();
}
