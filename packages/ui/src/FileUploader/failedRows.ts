import type { FailedRow } from './uploads.ts';

/** Serializes a CSV cell. Text that starts like a formula is escaped. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Serializes rejected rows as CSV to be fixed and uploaded again: the file's columns plus the error. */
export function failedRowsCsv(rows: readonly FailedRow[], problemHeading: string): string {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const lines = rows.map(({ values, problems }) => [
    ...columns.map((column) => values[column] ?? ''),
    problems
      .map(({ column, message }) => (column === undefined ? message : `${column}: ${message}`))
      .join(' '),
  ]);
  return `${[[...columns, problemHeading], ...lines]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')}\r\n`;
}
