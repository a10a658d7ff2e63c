import { Worker } from 'node:worker_threads';
import { validationError, tooManyRequests } from '../errors.ts';
import { createConcurrencyLimit } from '../concurrencyLimit.ts';
import { readCsv } from './readCsv.ts';
import type { CsvJob, CsvReading } from './readCsv.ts';
import type { SheetJob } from './sheetWorker.ts';

/** A row of an uploaded table, by column name. */
export interface TableRow {
  /** As in a spreadsheet: the header is 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

export interface Table {
  heading: readonly string[];
  rows: readonly TableRow[];
}

export interface TableLimits {
  /** Required columns. */
  columns: readonly string[];
  /** Headings of the file by our column, where they differ: `{ buyer_phone: 'Mobile no' }`. */
  mapping?: Readonly<Record<string, string>>;
  /** @default 20,000 */
  mostRows?: number;
  /** Maximum unpacked size of a spreadsheet; twenty thousand rows need a fifth. @default 100 MB */
  mostUnpacked?: number;
}

const maxColumns = 200;
/** Maximum of lines, including empty ones, of which spreadsheets have thousands. */
const maxLines = 200_000;
const sheetTimeoutMs = 30_000;

/** Each takes about a hundred megabytes while parsing. */
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
  { columns, mapping = {}, mostRows = 20_000, mostUnpacked = 100 * 1024 * 1024 }: TableLimits,
): Promise<Table> {
  if (!(file instanceof File)) throw validationError({ file: 'Choose a CSV or XLSX file.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An XLSX file is a zip archive, whatever its name is.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [first, ...rest] = isZip
    ? await limitSheets(() => parseSheet({ bytes, mostUnpacked }))
    : await parseCsv(bytes);
  if ((first?.length ?? 0) > maxColumns)
    throw validationError({
      file: `The first row of this file has ${first?.length} columns. The limit is ${maxColumns}.`,
    });
  const columnOf = new Map(Object.entries(mapping).map(([column, name]) => [plainHeading(name), column]));
  const heading = (first ?? []).map(plainHeading).map((name) => columnOf.get(name) ?? name);
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
      row: index + 2,
      cells: Object.fromEntries(heading.map((name, at) => [name, (line[at] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  return { heading, rows };
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
  if (lines === undefined)
    throw validationError({ file: "This spreadsheet can't be read. Save it as CSV and upload that." });
  return lines;
}

/**
 * Runs a worker thread with limited memory and time: a small archive can contain an endless table, and a large table would
 * hold the event loop. Undefined if it fails or is stopped.
 */
function runWorker<Result>(file: URL, workerData: SheetJob | CsvJob): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    const limit = setTimeout(() => void worker.terminate(), sheetTimeoutMs);
    worker.once('message', (result: Result) => resolve(result));
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
  });
}
