import { findHeadingRow } from '@khep/domain/mapping';
import { Worker } from 'node:worker_threads';
import { validationError, tooManyRequests } from '../errors.ts';
import { createConcurrencyLimit } from '../concurrencyLimit.ts';
import { readCsv } from './readCsv.ts';
import type { CsvJob, CsvReading } from './readCsv.ts';
import { isZip } from './sheet/zipEntries.ts';
import type { SheetJob } from './sheetWorker.ts';
import { unreadableSpreadsheet } from './unreadableSpreadsheet.ts';

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
  /** Maximum unpacked size of a spreadsheet; a hundred thousand rows need most of it. @default 200 MB */
  mostUnpacked?: number;
}

const maxColumns = 200;
/** Maximum of lines, including empty ones, of which spreadsheets have thousands. */
const maxLines = 200_000;
const sheetTimeoutMs = 60_000;

/** Each takes some hundred megabytes while parsing. */
const limitSheets = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 20,
  createError: () =>
    tooManyRequests('Many spreadsheets are being imported. Try again in a minute, or upload a CSV file.', 60),
});

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
export async function parseTable(
  file: unknown,
  {
    columns,
    mapping = {},
    preferred = columns,
    mostRows = 100_000,
    mostUnpacked = 200 * 1024 * 1024,
  }: TableLimits,
): Promise<Table> {
  if (!(file instanceof File)) throw validationError({ file: 'Choose a CSV or XLSX file.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An XLSX file is a zip archive, whatever its name is.
  const lines = isZip(bytes)
    ? await limitSheets(() => parseSheet({ bytes, mostUnpacked }))
    : await parseCsv(bytes);
  const columnOf = new Map(Object.entries(mapping).map(([column, name]) => [plainHeading(name), column]));
  const named = (line: readonly string[]) => line.map(plainHeading).map((name) => columnOf.get(name) ?? name);
  const at = locateHeading(lines, named, preferred);
  const first = lines[at];
  const rest = lines.slice(at + 1);
  if ((first?.length ?? 0) > maxColumns)
    throw validationError({
      file: `The first row of this file has ${first?.length} columns. The limit is ${maxColumns}.`,
    });
  const heading = named(first ?? []);
  const missing = columns.filter((column) => !heading.includes(column));
  if (missing.length > 0)
    throw validationError({
      file: `The first row must name the columns. Missing: ${missing.join(', ')}. Download the sample to see the format.`,
    });
  if (rest.length > mostRows)
    throw validationError({
      file: `This file has ${rest.length} rows. The limit is ${mostRows}. Split it into smaller files.`,
    });
  const rows = rest
    .map((line, index) => ({
      row: at + index + 2,
      cells: Object.fromEntries(heading.map((name, at) => [name, (line[at] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  const titles = (first ?? []).map((title) => title.replace(/^\uFEFF/, '').trim());
  return { heading, titles, heading_row: at + 1, rows };
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

async function parseCsv(bytes: Uint8Array): Promise<string[][]> {
  const job: CsvJob = { bytes, maxLines };
  const reading =
    bytes.length <= inlineBytes
      ? readCsv(job)
      : await limitSheets(() => runWorker<CsvReading>(new URL('csvWorker.ts', import.meta.url), job));
  if (reading === undefined) throw validationError({ file: 'This file takes too long to read. Split it.' });
  if ('lines' in reading) return reading.lines;
  throw validationError({
    file:
      reading.problem === 'long'
        ? `This file has more than ${maxLines} lines. Remove empty lines or split it.`
        : "This isn't a table. Choose a CSV or XLSX file.",
  });
}

async function parseSheet(job: SheetJob): Promise<string[][]> {
  const lines = await runWorker<string[][]>(new URL('sheetWorker.ts', import.meta.url), job);
  if (lines === undefined) throw unreadableSpreadsheet();
  return lines;
}

/**
 * Runs a worker thread with limited memory and time: a small archive can contain an endless table, and a large table would
 * hold the event loop. Undefined if it fails or is stopped.
 */
function runWorker<Result>(file: URL, workerData: SheetJob | CsvJob): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const limit = setTimeout(() => void worker.terminate(), sheetTimeoutMs);
    worker.once('message', (result: Result) => resolve(result));
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
  });
}
