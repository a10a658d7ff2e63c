import Papa from 'papaparse';
import { validationError } from '../../../base/errors.ts';
import { limitSheets } from '../../../platform/imports/limitSheets.ts';
import { isZip, readSheetLines } from '../../../platform/imports/sheet/streamSheet.ts';
import { detectTextEncoding } from '../../../platform/imports/textEncoding.ts';

/** Bytes given to the decoder at once. */
const chunkBytes = 256 * 1024;
/** Lines that show how a file is written. */
const sampleLines = 10;

function* chunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** Characters of a line. Couriers' lines have some hundred. */
const maxLineLength = 1_000_000;
const tooLongLine =
  'A line of this file has over a million characters. Check it for a quotation mark without its end.';
const notText = "This isn't a CSV file. Save it as CSV (UTF-8) or XLSX, and upload that.";

/** How a file separates its cells and lines, by its first ones. */
function dialectOf(head: string): { delimiter: string; newline: '\n' | '\r' | '\r\n' } {
  const { delimiter, linebreak } = Papa.parse<string[]>(head, { preview: sampleLines }).meta;
  return { delimiter, newline: linebreak === '\r' || linebreak === '\r\n' ? linebreak : '\n' };
}

interface ParsedChunk {
  data: string[][];
  meta: { cursor: number };
}

export interface FileLinesOptions {
  /** Of a workbook, in tab order. @default 0 */
  sheet?: number;
  /** Is called before the first line, with about how many lines there are, 0 if it is unknown, and with the sheets. */
  onStart?: (lines: number, sheets: number) => void;
  /** The bytes of a workbook are empty afterwards. @default false */
  takesBytes?: boolean;
}

/**
 * Reads the lines of a CSV or XLSX file one after another, in little memory. Empty lines keep their number.
 * @throws ApiError 422 on `file` if it can't be read, also after some lines
 */
export async function* readFileLines(
  bytes: Uint8Array,
  { sheet = 0, onStart = () => undefined, takesBytes = false }: FileLinesOptions = {},
): AsyncGenerator<string[]> {
  // An XLSX file is a zip archive, whatever its name is.
  if (isZip(bytes)) {
    yield* readSheetLines(bytes, {
      sheet,
      takesBytes,
      onStart: ({ expected, sheets }) => onStart(expected, sheets),
    });
    return;
  }
  onStart(countLines(bytes), 1);
  yield* readLines(bytes);
}

async function* readLines(bytes: Uint8Array): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(detectTextEncoding(bytes));
  let parser: Papa.Parser | undefined;
  let rest = '';
  for (const chunk of chunks(bytes)) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.includes('\0')) throw validationError({ file: notText });
    parser ??= new Papa.Parser(dialectOf(rest));
    // The last line of a chunk may go on in the next one.
    const { data, meta } = parser.parse(rest, 0, true) as ParsedChunk;
    rest = rest.slice(meta.cursor);
    // It is parsed again with each chunk: a quote without its end would take the rest of the file, in quadratic time.
    if (rest.length > maxLineLength) throw validationError({ file: tooLongLine });
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

interface FirstLines {
  lines: string[][];
  sheets: number;
}

async function readStart(bytes: Uint8Array, count: number, sheet: number): Promise<FirstLines> {
  const start: FirstLines = { lines: [], sheets: 1 };
  for await (const line of readFileLines(bytes, { sheet, onStart: (_, sheets) => (start.sheets = sheets) })) {
    start.lines.push(line);
    if (start.lines.length >= count) break;
  }
  return start;
}

/** Returns the first lines of a CSV or XLSX file. @throws ApiError 422 on `file`; 429 while many are read */
export async function readFirstLines(bytes: Uint8Array, count: number, sheet = 0): Promise<string[][]> {
  const read = () => readStart(bytes, count, sheet);
  return (isZip(bytes) ? await limitSheets(read) : await read()).lines;
}

/** Sheets of a workbook that are looked at. */
const maxSheets = 10;

/**
 * Finds the sheet with the lines: the first whose first lines are such a table. A courier's workbook may begin with a
 * summary. Without one it is the first sheet.
 */
export function findTableSheet(
  bytes: Uint8Array,
  count: number,
  isTable: (lines: readonly (readonly string[])[]) => boolean,
): Promise<{ sheet: number; lines: string[][] }> {
  const find = async () => {
    const first = await readStart(bytes, count, 0);
    const sheets = Math.min(first.sheets, maxSheets);
    if (!isTable(first.lines))
      for (let sheet = 1; sheet < sheets; sheet += 1) {
        const { lines } = await readStart(bytes, count, sheet);
        if (isTable(lines)) return { sheet, lines };
      }
    return { sheet: 0, lines: first.lines };
  };
  return isZip(bytes) ? limitSheets(find) : find();
}
