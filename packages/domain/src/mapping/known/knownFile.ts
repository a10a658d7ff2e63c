import { plainHeading } from '../fields.ts';
import type { ColumnMapping, ColumnMatch } from '../fields.ts';
import type { ImportType } from '../importTypes.ts';

/** Where the headings of a file are shown in public. */
export interface FileSource {
  /** An address; for code in public repositories the words that find it. */
  at: string;
  /** YYYY-MM-DD: when it was read. */
  read: string;
  /** Facts that it shows: "the headings of the file and a row of it". */
  shows: string;
}

/** Rows that are in the file but are not to be imported. */
export interface LeftOutRows {
  heading: string;
  /** Leaves out the row only; without it all rows of the record, of which one tells. */
  isOfRow?: true;
  /** In lower case; any value that is not empty, where left out. */
  values?: readonly string[];
  /** "Cancelled in Shopify" */
  reason: string;
}

/** A file that a program or a courier makes, in its published shape. */
export interface KnownFile {
  id: string;
  type: ImportType;
  /** The company that sends it; undefined for files of other programs. */
  courier?: string;
  /** "Shopify order export" */
  name: string;
  /** All headings that the sources show. */
  headings: readonly string[];
  /** Headings that tell this file from all others: it has each of them. */
  marks: readonly string[];
  /** The heading of each field. Of several the first that the file has. */
  mapping: Readonly<Record<string, string | readonly string[]>>;
  /** Values that fields have in every row: Unicommerce writes a row for each unit. */
  fills?: Readonly<Record<string, string>>;
  /** Meanings of values, by field, in lower case. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  leftOut?: readonly LeftOutRows[];
  /** The field that is equal in all rows of a record: the order ID. */
  record?: string;
  /** Fields that hold only while all rows of a record are imported: the total of an order. */
  ofWhole?: readonly string[];
  /** How a record repeats over rows, and what else the user should know. */
  note: string;
  /** Why nothing can be imported from it, and what to do. */
  unusable?: string;
  sources: readonly FileSource[];
  /** Facts that no public source shows. */
  unconfirmed: readonly string[];
}

/** Headings that are written one after the other. */
export const headingsOf = (...lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(', '));

const listOf = (headings: string | readonly string[] | undefined): readonly string[] =>
  headings === undefined ? [] : typeof headings === 'string' ? [headings] : headings;

/** The headings of a file by their comparable text. */
const byPlainText = (columns: readonly { name: string }[]) =>
  new Map(columns.map(({ name }) => [plainHeading(name), name]));

/** Finds the known file that has these columns: of several the one with the most headings. */
export function findKnownFile(
  files: readonly KnownFile[],
  type: ImportType,
  columns: readonly { name: string }[],
): KnownFile | undefined {
  const there = byPlainText(columns);
  const share = ({ headings }: KnownFile) =>
    headings.filter((heading) => there.has(plainHeading(heading))).length;
  return files
    .filter((file) => file.type === type && file.marks.every((mark) => there.has(plainHeading(mark))))
    .toSorted((one, other) => other.marks.length - one.marks.length || share(other) - share(one))[0];
}

/** Matches the columns of a known file, each with one field. */
export function matchKnownFile(file: KnownFile, columns: readonly { name: string }[]): ColumnMatch[] {
  const there = byPlainText(columns);
  const taken = new Set<string>();
  const matches: ColumnMatch[] = [];
  for (const [field, headings] of Object.entries(file.mapping)) {
    const column = listOf(headings)
      .map((heading) => there.get(plainHeading(heading)))
      .find((name) => name !== undefined && !taken.has(name));
    if (column === undefined) continue;
    taken.add(column);
    matches.push({ field, column, confidence: 100, why: file.name });
  }
  return matches;
}

/** A row of a file, with its cells by field. `at` reads a cell by the file's own heading. */
interface KnownRow {
  cells: Readonly<Record<string, string>>;
}

export interface PreparedRows<Row> {
  rows: Row[];
  /** Rows that are not imported, by reason. */
  left_out: { reason: string; rows: number }[];
}

/**
 * Prepares the rows of a known file for its import: leaves out what is not to be imported, translates values, and fills
 * fields that the file has no column for.
 * @param at reads a cell of a row by the file's own heading
 */
export function prepareKnownRows<Row extends KnownRow>(
  file: KnownFile,
  rows: readonly Row[],
  at: (row: Row, heading: string) => string,
): PreparedRows<Row> {
  const { leftOut = [], record = '', ofWhole = [] } = file;
  const reasonOf = (row: Row, isOfRow: boolean): string | undefined =>
    leftOut.find((one) => {
      if ((one.isOfRow ?? false) !== isOfRow) return false;
      const value = at(row, one.heading).trim().toLowerCase();
      return one.values === undefined ? value !== '' : one.values.includes(value);
    })?.reason;
  const keyOf = ({ cells }: Row) => cells[record] ?? '';
  const records = new Map<string, string>();
  for (const row of rows) {
    const reason = reasonOf(row, false);
    if (reason !== undefined && keyOf(row) !== '') records.set(keyOf(row), reason);
  }
  const counts = new Map<string, number>();
  const parts = new Set<string>();
  const kept = rows.filter((row) => {
    const key = keyOf(row);
    const reason = records.get(key) ?? (key === '' ? reasonOf(row, false) : undefined) ?? reasonOf(row, true);
    if (reason === undefined) return true;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    parts.add(key);
    return false;
  });
  const dropped = Object.fromEntries(ofWhole.map((field) => [field, '']));
  return {
    rows: kept.map((row) => ({
      ...row,
      cells: { ...row.cells, ...changes(file, row.cells), ...(parts.has(keyOf(row)) && dropped) },
    })),
    left_out: [...counts].map(([reason, count]) => ({ reason, rows: count })),
  };
}

function changes({ values = {}, fills = {} }: KnownFile, cells: KnownRow['cells']): Record<string, string> {
  const translated = Object.entries(values).flatMap(([field, meanings]) => {
    const meaning = meanings[(cells[field] ?? '').trim().toLowerCase()];
    return meaning === undefined ? [] : [[field, meaning]];
  });
  const filled = Object.entries(fills).filter(([field]) => (cells[field] ?? '').trim() === '');
  return Object.fromEntries([...translated, ...filled]) as Record<string, string>;
}

/** Returns whether a mapping is the one that is known of a file, so that nothing has to be remembered. */
export function isKnownMapping(
  file: KnownFile,
  columns: readonly { name: string }[],
  mapping: ColumnMapping,
): boolean {
  const known = matchKnownFile(file, columns);
  const used = Object.entries(mapping).filter(([, heading]) => heading !== '');
  return used.length === known.length && known.every(({ field, column }) => mapping[field] === column);
}
