import { columnName } from '@khep/domain/mapping';
import { formatNumber } from '@khep/domain/money';

/** Limits of every file that is read. They are checked before a cell is used, and where a file is above one, it says which. */

/** Columns of a line. Exports of shops and couriers have up to a hundred. */
export const maxColumns = 200;
/** Characters of a cell: the limit of Excel. */
export const maxCellLength = 32_767;
/** Characters of a line of text. */
export const maxLineLength = 200_000;
/** Lines of a file, with empty ones, of which spreadsheets have thousands. */
export const maxTableLines = 200_000;
/** Lines of a courier's file: the limit of Excel, twice. */
export const maxCourierLines = 2_100_000;
/** Cells of a table that is read whole. */
export const maxCells = 4_000_000;
/** For all lines of a file. */
export const maxReadMs = 60_000;

export const tooManyColumns = (row: number): string =>
  `Row ${row} of this file has more than ${maxColumns} columns. The limit is ${maxColumns}. Delete the columns that the import doesn't need.`;

export const tooLongCell = (row: number, column: number): string =>
  `Row ${row} has a cell of more than ${formatNumber(maxCellLength)} characters, in column ${columnName(column - 1)}. The limit is that of Excel. Shorten it.`;

export const tooLongLine = (row: number): string =>
  `Row ${row} of this file has more than ${formatNumber(maxLineLength)} characters. The limit is ${formatNumber(maxLineLength)}. Check it for a quotation mark without its end.`;

export const tooManyLines = (limit: number): string =>
  `This file has more than ${limit} lines. Remove empty lines or split it.`;

export const tooManyCells = (): string =>
  `This file has more than ${formatNumber(maxCells)} cells. Delete the columns that the import doesn't need, or split it.`;

export const tookTooLong = (): string =>
  `This file takes longer than ${maxReadMs / 1000} seconds to read. Split it.`;

/** A problem of a file, for people. Other errors of a reader mean that it is damaged. */
export class FileProblem extends Error {}
