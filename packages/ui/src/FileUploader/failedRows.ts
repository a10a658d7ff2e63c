import type { FailedRow } from './uploads.ts';

/** A cell of CSV. A leading sign would make a spreadsheet take words for a formula: it is shown as text instead. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The failed rows as CSV that can be mended and uploaded again: the file's own columns in their order, and last what
 * is wrong. Begins with a byte order mark, without which Excel garbles Hindi.
 */
export function failedRowsCsv(rows: readonly FailedRow[], problemHeading: string): string {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const lines = rows.map(({ values, problems }) => [
    ...columns.map((column) => values[column] ?? ''),
    problems
      .map(({ column, message }) => (column === undefined ? message : `${column}: ${message}`))
      .join(' '),
  ]);
  return `\uFEFF${[[...columns, problemHeading], ...lines]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')}\r\n`;
}
