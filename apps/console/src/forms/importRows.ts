import type { ImportResult } from '@khep/api';
import { toCsvCell } from '@khep/domain/mapping';

/** A row of an import that has to be corrected, with all of its cells. */
export interface ImportRowToFix {
  /** As a spreadsheet counts: the heading is 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
  /** The cells as the server read them. */
  sent: Readonly<Record<string, string>>;
  /** Errors by column; '' is the row as a whole. */
  errors: Readonly<Record<string, string>>;
}

/** Joins the rejected rows of a result with the errors of their cells. Rows without one belong to the same record. */
export function toRowsToFix({
  rejected_rows,
  rejected_lines = [],
}: Pick<ImportResult, 'rejected_rows' | 'rejected_lines'>): ImportRowToFix[] {
  const rows = new Map(
    rejected_lines.map(({ row, cells }) => [row, { row, cells, sent: cells, errors: {} }]),
  );
  for (const { row, column, value, reason } of rejected_rows) {
    const cells = { [column]: value };
    const known: ImportRowToFix = rows.get(row) ?? { row, cells, sent: cells, errors: {} };
    rows.set(row, { ...known, errors: { ...known.errors, [column]: reason } });
  }
  return [...rows.values()].toSorted((one, other) => one.row - other.row);
}

/** Changes a column of some rows; its errors stay until the rows are sent again. */
export function editCells(
  rows: readonly ImportRowToFix[],
  numbers: readonly number[],
  column: string,
  value: string,
): ImportRowToFix[] {
  return rows.map((one) =>
    numbers.includes(one.row) ? { ...one, cells: { ...one.cells, [column]: value } } : one,
  );
}

/**
 * Returns the rows that were rejected for the same value of a column, and now have another than the row: one choice
 * corrects them all. None until the row itself is corrected.
 */
export function rowsToCorrectAlike(
  rows: readonly ImportRowToFix[],
  row: number,
  column: string,
): ImportRowToFix[] {
  const one = rows.find((other) => other.row === row);
  if (!one || one.cells[column] === one.sent[column]) return [];
  return rows.filter(
    ({ sent, cells, errors }) =>
      column in errors && sent[column] === one.sent[column] && cells[column] !== one.cells[column],
  );
}

/**
 * Writes whole rows as CSV, in the columns of the file.
 * @param hasErrors adds a last column with what is wrong; an import ignores it
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly Omit<ImportRowToFix, 'sent'>[],
  hasErrors: boolean,
): string {
  const own = columns.filter((column) => column !== errorsColumn);
  const heading = hasErrors ? [...own, errorsColumn] : own;
  const lines = rows.map(({ cells, errors }) => [
    ...own.map((column) => cells[column] ?? ''),
    ...(hasErrors ? [describeErrors(errors)] : []),
  ]);
  // Without a byte order mark Excel garbles Hindi.
  return `\uFEFF${[heading, ...lines].map((line) => line.map(toCsvCell).join(',')).join('\r\n')}\r\n`;
}

/** The server's name for the column of reasons, which it drops from an upload. */
const errorsColumn = 'reason';

const describeErrors = (errors: ImportRowToFix['errors']): string =>
  Object.entries(errors)
    .map(([column, message]) => (column === '' ? message : `${column}: ${message}`))
    .join(' · ');
