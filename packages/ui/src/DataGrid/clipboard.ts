import { cellValue, type CellValue, type DataGridColumn } from './columns.ts';

/** A cell as plain words. */
export const textOf = (value: CellValue): string =>
  value === null || value === undefined ? '' : String(value);

/** A cell as it is written between tabs: quoted where a tab, a line or a quote would break the table. */
function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as the tab-separated text that spreadsheets read from the clipboard. */
export function toTsv(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((row) => row.map((value) => quoted(textOf(value), '\t')).join('\t')).join('\n');
}

/** Longest text that is read: a million signs are more than anybody pastes on purpose. */
const maxPasted = 1_000_000;

/**
 * Rows out of what a spreadsheet put on the clipboard: tabs between cells, quotes around a cell that holds a tab,
 * a line or a quote. A last empty line (Excel writes one) is not a row.
 */
export function fromTsv(pasted: string): string[][] {
  const text = pasted.slice(0, maxPasted);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') end();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      end();
      rows.push([]);
    } else cell += sign;
  }
  if (cell !== '' || rows.at(-1)!.length > 0) end();
  else rows.pop();
  return rows;
}

/**
 * A cell of a file that a spreadsheet opens. Text that begins like a formula is kept from being run by a quote in
 * front, as spreadsheets themselves write it; a number stays a number, negative ones too.
 */
function csvCell(value: CellValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = textOf(value);
  const isFormula = /^\s*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r]/.test(text);
  const safe = isFormula && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows as a CSV file: headings first, columns with plain values, nothing that a spreadsheet would run. */
export function gridCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly Pick<DataGridColumn<Row>, 'header' | 'cell' | 'value'>[],
): string {
  const all = [...rows];
  const [first] = all;
  const written = columns.filter(
    (column) => column.value !== undefined || (first !== undefined && cellValue(column, first) !== undefined),
  );
  const lines = [written.map(({ header }) => csvCell(header)).join(',')];
  for (const row of all) lines.push(written.map((column) => csvCell(cellValue(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** Hands a CSV file to the browser. The mark in front lets Excel read ₹ and Devanagari. */
export function downloadCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
