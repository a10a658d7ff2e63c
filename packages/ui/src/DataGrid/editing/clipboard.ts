import { cellValue, type CellValue, type DataGridColumn } from '../columns/columns.ts';

/** Returns a cell as plain text. */
export const toText = (value: CellValue): string =>
  value === null || value === undefined ? '' : String(value);

/** Quotes a cell if it contains a separator, line break or quote. */
function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Serializes rows as tab-separated text for spreadsheets. */
export function toTsv(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((row) => row.map((value) => quoted(toText(value), '\t')).join('\t')).join('\n');
}

/** Maximum length of pasted text. */
const maxPasted = 1_000_000;

/**
 * Parses tab-separated text from a spreadsheet, with quoted cells. A trailing empty line (as written by
 * Excel) is ignored.
 */
export function parseTsv(pasted: string): string[][] {
  const text = pasted.slice(0, maxPasted);
  if (!text.includes('"')) {
    // Thousands of plain cells, as spreadsheets copy them.
    const lines = text.split(/\r\n|\r|\n/);
    if (lines.at(-1) === '') lines.pop();
    return lines.map((line) => line.split('\t'));
  }
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
 * Serializes a CSV cell. Text that starts like a formula is prefixed with a quote, as spreadsheets do;
 * numbers stay numbers.
 */
function csvCell(value: CellValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = toText(value);
  const isFormula = /^\s*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r]/.test(text);
  const safe = isFormula && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Serializes rows as CSV: headers first, only columns with plain values, no formulas.
 * @param toCell writes a cell, quotes included, where the application has a rule of its own
 */
export function gridCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly Pick<DataGridColumn<Row>, 'header' | 'cell' | 'value'>[],
  toCell: (value: CellValue) => string = csvCell,
): string {
  const all = [...rows];
  const [first] = all;
  const written = columns.filter(
    (column) => column.value !== undefined || (first !== undefined && cellValue(column, first) !== undefined),
  );
  const lines = [written.map(({ header }) => toCell(header)).join(',')];
  for (const row of all) lines.push(written.map((column) => toCell(cellValue(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}
