import { findHeadingRow } from '@khep/domain/mapping';
import { validationError } from '../../base/errors.ts';
import { runInThread } from '../../base/runInThread.ts';
import { limitSheets } from './limitSheets.ts';
import { readCsv } from './readCsv.ts';
import type { CsvJob, CsvReading } from './readCsv.ts';
import { isZip, readSheetLines } from './sheet/streamSheet.ts';

/** A row of an uploaded table, by column name. */
export interface TableRow {
  /** As in a spreadsheet: the header is 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

export interface Table {
  /** Names of the columns in the rows' cells. */
  heading: readonly string[];
  /** The headings as they are written in the file. */
  titles: readonly string[];
  /** As in a spreadsheet. */
  heading_row: number;
  rows: readonly TableRow[];
  /** The file has more rows, which were not read. */
  is_cut: boolean;
}

export interface TableLimits {
  /** Required columns. */
  columns: readonly string[];
  /** Headings of the file by our column, where they differ: `{ buyer_phone: 'Mobile no' }`. */
  mapping?: Readonly<Record<string, string>>;
  /** Columns by which the heading is recognized below a title. @default the required ones */
  preferred?: readonly string[];
  /** @default 100,000 */
  mostRows?: number;
  /** Reads the first rows of a larger file, in place of refusing it. @default false */
  isCut?: boolean;
  /** Maximum unpacked size of a spreadsheet; a hundred thousand rows need most of it. @default 200 MB */
  mostUnpacked?: number;
  /** Whether a sheet of a workbook has the table; without any it is the first. @default it has the required columns */
  isTable?: (table: Table) => boolean;
}

const maxColumns = 200;
/** Maximum of lines, including empty ones, of which spreadsheets have thousands. */
const maxLines = 200_000;
/** Sheets of a workbook that are looked at, and their lines. */
const maxSheets = 10;
const sampleLines = 300;

/** `Pin Code`, `pin_code` and ` PINCODE ` are the same column. */
const plainHeading = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/**
 * Parses a CSV or XLSX file with a header row.
 * @throws ApiError 422 on the field `file`: no file, unreadable, too many columns or rows, missing columns
 */
export async function parseTable(file: unknown, limits: TableLimits): Promise<Table> {
  if (!(file instanceof File)) throw validationError({ file: 'Choose a CSV or XLSX file.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An XLSX file is a zip archive, whatever its name is.
  const table = isZip(bytes)
    ? await limitSheets(() => parseWorkbook(bytes, limits))
    : toTable(await parseCsv(bytes, limits), limits);
  const missing = missingColumns(table, limits);
  if (missing.length > 0)
    throw validationError({
      file: `The first row must name the columns. Missing: ${missing.join(', ')}. Download the sample to see the format.`,
    });
  return table;
}

const missingColumns = ({ heading }: Table, { columns }: TableLimits) =>
  columns.filter((column) => !heading.includes(column));

/** Parses the first sheet of a workbook that has the table, else the first: a summary may be before it. */
async function parseWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const { isTable = (table: Table) => missingColumns(table, limits).length === 0 } = limits;
  const { lines, sheets } = await readSheet(bytes, 0, limits);
  const first = toTable(lines, limits);
  if (isTable(first)) return first;
  for (let sheet = 1; sheet < Math.min(sheets, maxSheets); sheet += 1) {
    const sample = await readSheet(bytes, sheet, { ...limits, mostLines: sampleLines });
    if (!isTable(toTable(sample.lines, limits))) continue;
    return toTable((await readSheet(bytes, sheet, limits)).lines, limits);
  }
  return first;
}

async function readSheet(
  bytes: Uint8Array,
  sheet: number,
  { mostUnpacked, isCut = false, mostLines }: TableLimits & { mostLines?: number },
): Promise<{ lines: string[][]; sheets: number }> {
  const lines: string[][] = [];
  let count = 1;
  const options = {
    sheet,
    // The reader keeps nothing of the sheet, and its whole size is declared before the first line.
    ...(isCut ? {} : { maxUnpacked: mostUnpacked ?? 200 * 1024 * 1024 }),
    onStart: ({ sheets }: { sheets: number }) => (count = sheets),
  };
  for await (const line of readSheetLines(bytes, options)) {
    if (lines.length === mostLines || (isCut && lines.length === maxLines)) break;
    if (lines.length >= maxLines) throw tooManyLines();
    lines.push(line);
  }
  return { lines, sheets: count };
}

/** Names the columns of lines, without checking that none is missing. */
function toTable(
  lines: readonly (readonly string[])[],
  { columns, mapping = {}, preferred = columns, mostRows = 100_000, isCut = false }: TableLimits,
): Table {
  const columnOf = new Map(Object.entries(mapping).map(([column, name]) => [plainHeading(name), column]));
  const named = (line: readonly string[]) => line.map(plainHeading).map((name) => columnOf.get(name) ?? name);
  const at = locateHeading(lines, named, preferred);
  const first = lines[at];
  const rest = lines.slice(at + 1, isCut ? at + 1 + mostRows : undefined);
  if ((first?.length ?? 0) > maxColumns)
    throw validationError({
      file: `The first row of this file has ${first?.length} columns. The limit is ${maxColumns}.`,
    });
  if (rest.length > mostRows)
    throw validationError({
      file: `This file has ${rest.length} rows. The limit is ${mostRows}. Split it into smaller files.`,
    });
  const heading = named(first ?? []);
  const rows = rest
    .map((line, index) => ({
      row: at + index + 2,
      cells: Object.fromEntries(heading.map((name, at) => [name, (line[at] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  const titles = (first ?? []).map((title) => title.replace(/^\uFEFF/, '').trim());
  return { heading, titles, heading_row: at + 1, rows, is_cut: lines.length > at + 1 + rest.length };
}

const maxTitleLines = 30;

/** The heading is the first line, or below the name and address of who made the file. */
function locateHeading(
  lines: readonly (readonly string[])[],
  named: (line: readonly string[]) => readonly string[],
  columns: readonly string[],
): number {
  const top = lines.slice(0, maxTitleLines);
  const exact = top.findIndex(
    (line) => columns.length > 0 && columns.every((name) => named(line).includes(name)),
  );
  return exact >= 0 ? exact : findHeadingRow(top);
}

/** A smaller file is read in less time than a thread needs to start. */
const inlineBytes = 128 * 1024;

/** Of a longer CSV file, so many bytes are read for its first rows: a hundred thousand have fewer. */
const cutBytes = 32 * 1024 * 1024;

/** After the last line feed of the first bytes, so that no character is cut; Mac files of old have none. */
function endOfLine(bytes: Uint8Array): number {
  const end = bytes.lastIndexOf(10, cutBytes) + 1;
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  return end === 0 ? cutBytes : isLittleEndian ? end + 1 : end;
}

async function parseCsv(whole: Uint8Array, { isCut = false }: TableLimits): Promise<string[][]> {
  const bytes = isCut && whole.length > cutBytes ? whole.subarray(0, endOfLine(whole)) : whole;
  const job: CsvJob = { bytes, maxLines, isCut };
  const reading =
    bytes.length <= inlineBytes
      ? readCsv(job)
      : await limitSheets(() => runInThread<CsvReading>(new URL('csvWorker.ts', import.meta.url), job));
  if (reading === undefined) throw validationError({ file: 'This file takes too long to read. Split it.' });
  if ('lines' in reading) return reading.lines;
  if (reading.problem === 'long') throw tooManyLines();
  throw validationError({ file: "This isn't a table. Choose a CSV or XLSX file." });
}

const tooManyLines = () =>
  validationError({ file: `This file has more than ${maxLines} lines. Remove empty lines or split it.` });
