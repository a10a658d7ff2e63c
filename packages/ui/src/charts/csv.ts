import { downloadCsv } from '../downloadCsv.ts';
import type { ChartTable } from './table.ts';

/** First characters that make a spreadsheet evaluate a cell as a formula. */
const startsFormula = /^[=+\-@\t\r]/;

/** Escapes a text cell so that it is never evaluated as a formula. */
function textCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Serializes chart data as CSV with plain digits. */
export function chartCsv({ columns, rows }: ChartTable): string {
  const lines = [
    columns.map((column) => textCell(column.header)),
    ...rows.map((row) =>
      row.map((cell, index) => {
        if (cell === null) return '';
        return typeof cell === 'number'
          ? (columns[index]?.number?.plain(cell) ?? String(cell))
          : textCell(cell);
      }),
    ),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** Converts a title to a file name: "Orders per day" → "orders-per-day.csv". */
export function fileNameOf(title: string, extension: 'csv' | 'png'): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['chart'];
  return `${words.join('-')}.${extension}`;
}

/** Downloads the numbers of a chart or table as CSV. Returns the name of the file. */
export function downloadTable(title: string, table: ChartTable): string {
  const name = fileNameOf(title, 'csv');
  downloadCsv(name, chartCsv(table));
  return name;
}
