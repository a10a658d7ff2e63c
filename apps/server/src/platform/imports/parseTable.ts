import type {
  ColumnMapping,
  ColumnMatch,
  FileChoices,
  FileNotes,
  ImportType,
  MappingField,
  SavedMapping,
} from '@khep/domain/mapping';
import { Worker } from 'node:worker_threads';
import { validationError } from '../../base/errors.ts';
import { maxReadMs, tookTooLong } from './fileLimits.ts';
import { limitSheets } from './limitSheets.ts';
import { fileError, ownBuffer, threadLimits } from './readFileLines.ts';
import { unreadableSpreadsheet } from './unreadableSpreadsheet.ts';

/** A row of an uploaded table, by column name. */
export interface TableRow {
  /** As in a spreadsheet: the header is 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** A column of a file with its first values. */
export interface TableColumn {
  /** The heading; with its position where another column has it too: "Total (column H)". */
  name: string;
  samples: string[];
}

/** A table without its rows. */
export interface TableHead {
  /** Names of the columns in the rows' cells. */
  heading: readonly string[];
  /** The headings as they are written in the file. */
  titles: readonly string[];
  /** As in a spreadsheet. */
  heading_row: number;
  /** Of a workbook, in tab order. */
  sheet: number;
  /** How many rows were read. */
  count: number;
  /** The file has more rows, which were not read. */
  is_cut: boolean;
  columns: TableColumn[];
  /** How the columns are matched with the fields. */
  matches: ColumnMatch[];
  /** The source of the saved mapping that recognized the file, and its id. */
  saved: { id: string; source: string } | undefined;
  notes: FileNotes;
  /** The id of the known file that it is; undefined for another. */
  known: string | undefined;
  /** Rows of a known file that are not imported, by reason. */
  left_out: { reason: string; rows: number }[];
  proof: TableProof | null;
  /** Of the field in `valuesOf`. */
  values: string[];
}

/** Whether the charges of the lines of a bill make its totals. Paise. */
export interface TableProof {
  lines: number;
  ties: number;
  parts: number;
  total: number;
  first_wrong_row: number | null;
}

export interface Table extends Omit<
  TableHead,
  'sheet' | 'columns' | 'matches' | 'saved' | 'known' | 'proof' | 'values'
> {
  rows: readonly TableRow[];
}

export interface TableLimits {
  /** Required columns. */
  columns: readonly string[];
  /** The fields of the import: how their columns are read. @default the required columns, as text */
  fields?: readonly MappingField[];
  /** Headings of the file by our column, where they differ: `{ buyer_phone: 'Mobile no' }`. */
  mapping?: ColumnMapping;
  /** The kind of import, whose known files are recognized by their headings. */
  type?: ImportType;
  /** The id of the known file that it is read as; empty for none. @default the one with its headings */
  known?: string;
  /** Matches the columns by their names and values where no mapping is given. @default false */
  isGuessed?: boolean;
  /** The user's decisions about the file. */
  choices?: FileChoices;
  /** Columns by which the heading is recognized below a title. @default the required ones */
  preferred?: readonly string[];
  /** @default 100,000 */
  mostRows?: number;
  /** Reads the first rows of a larger file, in place of refusing it. @default false */
  isCut?: boolean;
  /** Lines that are read of a file that may be cut. @default 200,000 */
  mostLines?: number;
  /** The field whose first values the head of the table lists. @default none */
  valuesOf?: string;
  /** Maximum unpacked size of a spreadsheet; a hundred thousand rows need most of it. @default 200 MB */
  mostUnpacked?: number;
}

export interface TableJob extends TableLimits {
  bytes: Uint8Array;
  /** Only the head is wanted, with a guess of the mapping. */
  isPreview: boolean;
  /** Mappings that were saved for such files, the best known first. */
  saved: readonly (SavedMapping & { id: string })[];
  /** Whether the saved mappings are those of the file's source. */
  isOfSource: boolean;
  /** Counts how the charges of a bill add up. */
  hasProof: boolean;
}

/** Where the user has to correct or decide something before a table can be read. */
export type TableProblemField = 'file' | 'mapping' | 'choices';

/** The messages of the thread, one for each request. */
export type TableMessage =
  | { rows: TableRow[] }
  | { head: TableHead }
  | { problem: string; field: TableProblemField };

const chooseFile = () => validationError({ file: 'Choose a CSV or XLSX file.' });

/**
 * Parses a file with a header row, in a thread: what arrives here at once is bounded. Its rows are as the preview shows
 * them: dates in the order of their column, weights with their unit.
 * @throws ApiError 422 on the field `file`: no file, unreadable, above a limit, missing columns; on `mapping` or `choices`
 * where the user has to decide
 */
export async function parseTable(file: unknown, limits: TableLimits): Promise<Table> {
  if (!(file instanceof File)) throw chooseFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const job: TableJob = { ...limits, bytes, isPreview: false, saved: [], isOfSource: false, hasProof: false };
  const rows: TableRow[] = [];
  const head = await limitSheets(() => runTable(job, (batch) => void rows.push(...batch)));
  const { heading, titles, heading_row, count, is_cut, notes, left_out } = head;
  return { heading, titles, heading_row, count, is_cut, notes, left_out, rows };
}

/**
 * Reads the columns of a file and matches them with the fields of an import, without its rows.
 * @throws ApiError 422 as `parseTable`
 */
export async function previewTable(
  file: unknown,
  options: TableLimits & Partial<Pick<TableJob, 'saved' | 'isOfSource' | 'hasProof'>>,
): Promise<TableHead> {
  if (!(file instanceof File)) throw chooseFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const job: TableJob = { saved: [], isOfSource: false, hasProof: false, ...options, bytes, isPreview: true };
  return limitSheets(() => runTable(job, () => undefined));
}

/** Runs the thread and passes on its rows as they arrive. */
function runTable(job: TableJob, onRows: (rows: TableRow[]) => void): Promise<TableHead> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('tableWorker.ts', import.meta.url), {
      workerData: job,
      transferList: ownBuffer(job.bytes),
      resourceLimits: threadLimits,
    });
    const settle = (end: () => void) => {
      clearTimeout(limit);
      void worker.terminate();
      end();
    };
    const limit = setTimeout(() => settle(() => reject(fileError(tookTooLong()))), maxReadMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    const request = () => worker.postMessage('next');
    worker.on('message', (message: TableMessage) => {
      if ('problem' in message) settle(() => reject(validationError({ [message.field]: message.problem })));
      else if ('head' in message) settle(() => resolve(message.head));
      else {
        onRows(message.rows);
        request();
      }
    });
    worker.on('error', () => settle(() => reject(unreadableSpreadsheet())));
    worker.on('exit', () => settle(() => reject(unreadableSpreadsheet())));
    request();
  });
}
