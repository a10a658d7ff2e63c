import { paiseToRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** A cell: a text, a number, money in paise, a day (YYYY-MM-DD); nothing if it is empty. */
export type SheetCell = string | number | { paise: Paise } | { day: string } | null;

export interface SheetData {
  /** At most 31 characters, none of `[]:*?/\`. */
  name: string;
  /** Headings with the width of their columns in characters. */
  columns: readonly (readonly [heading: string, width: number])[];
  rows: readonly (readonly SheetCell[])[];
}

/** A text is marked as one, so that none is a formula. Half a character would be removed with the one before it. */
const textCell = (text: string) => ({ value: text.toWellFormed(), type: String });

function toCell(cell: SheetCell) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return { value: cell, type: Number };
  if ('paise' in cell) return { value: paiseToRupees(cell.paise), type: Number, format: '#,##0.00' };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' };
}

/**
 * Returns sheets as write-excel-file takes them, on the server and in a browser. Texts are never formulas; amounts are numbers
 * with two decimals; headings stay when rows scroll.
 */
export const toWorkbook = (sheets: readonly SheetData[]) =>
  sheets.map(({ name, columns, rows }) => ({
    sheet: name,
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
    data: [
      columns.map(([heading]) => ({ ...textCell(heading), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(toCell)),
    ],
  }));
