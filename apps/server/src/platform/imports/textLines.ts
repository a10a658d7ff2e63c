import Papa from 'papaparse';
import { FileProblem, maxColumns, maxLineLength, tooLongLine, tooManyColumns } from './fileLimits.ts';
import type { FileLine } from './fileLine.ts';
import { detectTextEncoding } from './textEncoding.ts';

/** Bytes given to the decoder at once. */
const chunkBytes = 256 * 1024;
/** Lines that show how a file is written. */
const sampleLines = 10;
/** Characters that show it. */
const sampleLength = 64 * 1024;

const notText = "This isn't a table. Choose a CSV or XLSX file.";

/** True for an XLSX file, whatever its name is. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Decodes a file in parts. Text that isn't UTF-8 only near its end is in the code page of Excel too. */
export function* decodeParts(bytes: Uint8Array): Generator<string> {
  const found = detectTextEncoding(bytes);
  const encoding = found === 'utf-8' && !isUtf8(bytes) ? 'windows-1252' : found;
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += chunkBytes)
    yield decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true });
  yield decoder.decode();
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += chunkBytes)
      decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The first line of Excel's own that names the delimiter. */
const separatorLine = /^\uFEFF?sep=(.)\r?\n/;

/** How a file separates its cells and lines, by its first ones. */
function dialectOf(head: string): { delimiter: string; newline: '\n' | '\r' | '\r\n' } {
  const sample = head.slice(0, sampleLength).replace(separatorLine, '');
  const { delimiter, linebreak } = Papa.parse<string[]>(sample, { preview: sampleLines }).meta;
  const newline = linebreak === '\r' || linebreak === '\r\n' ? linebreak : '\n';
  return { delimiter: separatorLine.exec(head)?.[1] ?? delimiter, newline };
}

interface ParsedChunk {
  data: string[][];
  meta: { cursor: number };
}

/**
 * Reads the lines of a CSV file one after another, in little memory. Empty lines keep their number.
 * @throws FileProblem if it isn't text, or a line is too long
 */
export function* readTextLines(bytes: Uint8Array): Generator<FileLine> {
  let parser: Papa.Parser | undefined;
  let dialect: ReturnType<typeof dialectOf> | undefined;
  let rest = '';
  let row = 0;
  const parse = (isLast: boolean): string[][] => {
    if (rest === '') return [];
    dialect ??= dialectOf(rest);
    parser ??= new Papa.Parser(dialect);
    // The last line of a chunk may go on in the next one.
    const { data, meta } = parser.parse(rest, 0, !isLast) as ParsedChunk;
    rest = isLast ? '' : rest.slice(meta.cursor);
    return data;
  };
  let isStart = true;
  for (const part of decodeParts(bytes)) {
    rest += part;
    if (isStart && rest !== '') {
      // It is no row of the spreadsheet.
      dialect = dialectOf(rest);
      rest = rest.replace(separatorLine, '');
      isStart = false;
    }
    if (part.includes('\0')) throw new FileProblem(notText);
    for (const cells of parse(false)) {
      row += 1;
      yield { row, cells };
    }
    // It is parsed again with each chunk: a quote without its end would take the rest of the file, in quadratic time.
    if (rest.length > maxLineLength) throw tooLong(rest, row + 1, dialect?.delimiter ?? ',');
  }
  for (const cells of parse(true)) {
    row += 1;
    yield { row, cells };
  }
}

/** A line that doesn't end has more columns than any table, or a cell that doesn't end. */
function tooLong(text: string, row: number, delimiter: string): FileProblem {
  const line = text.slice(0, maxLineLength).split('\n', 1)[0] ?? '';
  let columns = 0;
  for (let at = line.indexOf(delimiter); at >= 0; at = line.indexOf(delimiter, at + 1)) columns += 1;
  const isWide = columns > maxColumns && !line.includes('"');
  return new FileProblem(isWide ? tooManyColumns(row) : tooLongLine(row));
}
