import type { ImportResult } from '@khep/api';
import { toCsvCell } from '@khep/domain/mapping';

/** A row of an import that has to be corrected, with all of its cells. */
export interface ImportRowToFix {
  /** As a spreadsheet counts: the heading is 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
  /** Errors by column; '' is the row as a whole. */
  errors: Readonly<Record<string, string>>;
}

/** Joins the rejected rows of a result with the errors of their cells. Rows without one belong to the same record. */
export function toRowsToFix({
  rejected_rows,
  rejected_lines = [],
}: Pick<ImportResult, 'rejected_rows' | 'rejected_lines'>): ImportRowToFix[] {
  const rows = new Map(rejected_lines.map(({ row, cells }) => [row, { row, cells, errors: {} }]));
  for (const { row, column, value, reason } of rejected_rows) {
    const known: ImportRowToFix = rows.get(row) ?? { row, cells: { [column]: value }, errors: {} };
    rows.set(row, { ...known, errors: { ...known.errors, [column]: reason } });
  }
  return [...rows.values()].toSorted((one, other) => one.row - other.row);
}

/** Changes a cell; its error stays until the row is sent again. */
export function editCell(
  rows: readonly ImportRowToFix[],
  row: number,
  column: string,
  value: string,
): ImportRowToFix[] {
  return rows.map((one) => (one.row === row ? { ...one, cells: { ...one.cells, [column]: value } } : one));
}

/**
 * Writes whole rows as CSV, in the columns of the file.
 * @param hasErrors adds a last column with what is wrong; an import ignores it
 */
export function toCsv(
  columns: readonly string[],
  rows: readonly ImportRowToFix[],
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
