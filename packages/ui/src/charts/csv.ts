import type { ChartTable } from './table.ts';

/** What a spreadsheet would run as a formula, were it the first letter of a cell. */
const startsFormula = /^[=+\-@\t\r]/;

/** One cell of text, so that a spreadsheet shows it and never runs it. */
function textCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A chart's numbers as CSV: plain digits for machines, a mark at the start so that Excel reads it as UTF-8. */
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
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Hands a file to the person. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // at once would be too soon for a browser that reads the file only after this task
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file name of plain letters and digits: "Orders per day" becomes "orders-per-day.csv". */
export function csvName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['chart'];
  return `${words.join('-')}.csv`;
}
