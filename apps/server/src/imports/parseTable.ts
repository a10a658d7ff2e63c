import { Worker } from 'node:worker_threads';
import Papa from 'papaparse';
import { validationError, tooManyRequests } from '../errors.ts';
import { createConcurrencyLimit } from '../concurrencyLimit.ts';
import type { SheetJob } from './sheetWorker.ts';

/** A row of an uploaded table, by the headings of its columns. */
export interface TableRow {
  /** As a spreadsheet counts: the heading is 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

export interface Table {
  heading: readonly string[];
  rows: readonly TableRow[];
}

export interface TableLimits {
  /** Columns that must be there. */
  columns: readonly string[];
  /** @default 20,000 */
  mostRows?: number;
  /** Bytes that a spreadsheet may unpack into; one of twenty thousand rows takes a fifth. @default 100 MB */
  mostUnpacked?: number;
}

const maxColumns = 200;
/** With the empty ones, of which spreadsheets keep thousands: reading stops here, whatever else the file has. */
const maxLines = 200_000;
const sheetTimeoutMs = 30_000;

/** Each takes some hundred megabytes while it is read. */
const limitSheets = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 20,
  createError: () =>
    tooManyRequests('Many spreadsheets are being read. Try again in a minute, or upload a CSV file.', 60),
});

/** `Pin Code`, `pin_code` and ` PINCODE ` are one heading. */
const plainHeading = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/**
 * Reads a CSV or XLSX file whose first row names its columns.
 * @throws Refusal 422 on the field `file`, with what to do: no file, unreadable, too many columns or rows, columns missing
 */
export async function parseTable(
  file: unknown,
  { columns, mostRows = 20_000, mostUnpacked = 100 * 1024 * 1024 }: TableLimits,
): Promise<Table> {
  if (!(file instanceof File)) throw validationError({ file: 'Choose a CSV or XLSX file.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An XLSX file is a zip archive, whatever its name says.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const [first, ...rest] = isZip
    ? await limitSheets(() => parseSheet({ bytes, mostUnpacked }))
    : parseCsv(bytes);
  if ((first?.length ?? 0) > maxColumns)
    throw validationError({
      file: `The first row of this file has ${first?.length} columns: at most ${maxColumns}.`,
    });
  const heading = (first ?? []).map(plainHeading);
  const missing = columns.filter((column) => !heading.includes(column));
  if (missing.length > 0)
    throw validationError({
      file: `The first row must name the columns. Missing: ${missing.join(', ')}. Download the sample to see its shape.`,
    });
  if (rest.length > mostRows)
    throw validationError({
      file: `This file has ${rest.length} rows: at most ${mostRows}. Split it in two.`,
    });
  const rows = rest
    .map((line, index) => ({
      row: index + 2,
      cells: Object.fromEntries(heading.map((name, at) => [name, (line[at] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  return { heading, rows };
}

function parseCsv(bytes: Uint8Array): string[][] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel saves "CSV" in the code page of the machine.
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw validationError({ file: 'This is not a table: choose a CSV or XLSX file.' });
  const { data, meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxLines });
  if (meta.truncated)
    throw validationError({
      file: `This file has more than ${maxLines} lines. Take the empty ones out, or split it.`,
    });
  return data;
}

/** In a thread of its own with little memory and time: a small archive may hold a table without end. */
function parseSheet(workerData: SheetJob): Promise<string[][]> {
  const refusal = validationError({
    file: 'This spreadsheet cannot be read. Save it as CSV and upload that.',
  });
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('sheetWorker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const limit = setTimeout(() => void worker.terminate(), sheetTimeoutMs);
    worker.once('message', (lines: string[][]) => resolve(lines));
    worker.once('error', () => reject(refusal));
    worker.once('exit', () => {
      clearTimeout(limit);
      reject(refusal);
    });
  });
}
