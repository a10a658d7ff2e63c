import { sheetDay } from '@khep/domain/days';
import { formatCell } from './formatCell.ts';
import type { SharedStrings } from './sharedStrings.ts';
import type { XmlAttributes, XmlHandler } from './sheetXml.ts';
import { StringText, unescapeCharacters } from './stringText.ts';
import type { CellStyle } from './workbook.ts';
import { FileProblem, maxCellLength, maxColumns, tooLongCell, tooManyColumns } from '../fileLimits.ts';
import type { FileLine } from '../fileLine.ts';

/** The limit of Excel. */
const maxRows = 1_048_576;
/** Days from the beginning of 1900, as spreadsheets count, to the beginning of 1904. */
const daysTo1904 = 1462;

export interface CellContext {
  strings: SharedStrings;
  /** For each cell format how its numbers are shown. */
  styles: readonly CellStyle[];
  is1904: boolean;
}

/** Depth of `<row>`, `<c>`, and what is in a cell. */
const rowDepth = 3;
const cellDepth = 4;

/** Reads the rows of a sheet in their order. */
export class RowReader implements XmlHandler {
  /** The sheet's own count of its rows; 0 if it has none. */
  expected = 0;
  /** True behind the last row. */
  isDone = false;
  readonly #context: CellContext;
  readonly #onRow: (line: FileLine) => void;
  readonly #string = new StringText();
  #isData = false;
  /** The row that was read last; the first is 1. */
  #lastRow = 0;
  #row: number | undefined;
  #column = 0;
  #cells: string[] = [];
  #isHidden = false;
  #exact: Record<number, string> | undefined;
  #type: string | undefined;
  #style: string | undefined;
  #isValue = false;
  #value = '';

  /** @param onRow is called with the cells up to the last value */
  constructor(context: CellContext, onRow: (line: FileLine) => void) {
    this.#context = context;
    this.#onRow = onRow;
  }

  open(name: string, attribute: XmlAttributes, depth: number): void {
    if (!this.#isData) {
      if (name === 'dimension') this.expected = lastRowOf(attribute('ref') ?? '');
      this.#isData = depth === rowDepth - 1 && name === 'sheetData';
      return;
    }
    if (depth === rowDepth) this.#openRow(name, attribute);
    else if (depth === cellDepth) this.#openCell(name, attribute);
    else if (this.#type === 'inlineStr') this.#string.open(name);
    else this.#isValue = depth === cellDepth + 1 && name === 'v' && this.#type !== undefined;
  }

  text(text: string): void {
    if (this.#type === 'inlineStr') this.#string.add(text);
    else if (this.#isValue) this.#value += text;
  }

  close(name: string, depth: number): void {
    if (!this.#isData) return;
    if (depth < rowDepth) {
      this.#isData = false;
      this.isDone = true;
    } else if (depth === rowDepth) this.#closeRow();
    else if (depth === cellDepth) this.#closeCell();
    else if (this.#type === 'inlineStr') this.#string.close(name);
    else this.#isValue = false;
  }

  #openRow(name: string, attribute: XmlAttributes): void {
    if (name !== 'row') throw new SyntaxError(`Unexpected <${name}>.`);
    const written = attribute('r');
    this.#row = written === undefined ? undefined : Number(written);
    this.#column = 0;
    this.#cells = [];
    this.#exact = undefined;
    // A filter hides rows as people do; a row without height is hidden too.
    const height = attribute('ht');
    this.#isHidden =
      ['1', 'true'].includes(attribute('hidden') ?? '') || (height !== undefined && Number(height) === 0);
  }

  #closeRow(): void {
    const row = this.#row ?? this.#lastRow + 1;
    if (!Number.isInteger(row) || row <= this.#lastRow || row > maxRows)
      throw new SyntaxError(`Row ${row} is out of order.`);
    this.#lastRow = row;
    if (this.#cells.length === 0) return;
    this.#onRow({
      row,
      cells: this.#cells,
      ...(this.#isHidden && { is_hidden: true }),
      ...(this.#exact && { exact: this.#exact }),
    });
  }

  #openCell(name: string, attribute: XmlAttributes): void {
    this.#type = undefined;
    if (name === 'extLst') return;
    if (name !== 'c') throw new SyntaxError(`Unexpected <${name}>.`);
    this.#type = attribute('t') ?? 'n';
    this.#style = attribute('s');
    this.#value = '';
    const reference = attribute('r');
    const column = reference === undefined ? this.#column + 1 : columnOf(reference);
    if (column <= this.#column) throw new SyntaxError(`Cell ${reference} is out of order.`);
    this.#column = column;
    if (reference !== undefined) this.#row ??= Number(reference.replace(/^[A-Z]+/, ''));
  }

  #closeCell(): void {
    if (this.#type === undefined) return;
    const text = this.#type === 'inlineStr' ? this.#string.take() : this.#format(this.#type, this.#value);
    this.#type = undefined;
    if (text === '') return;
    if (this.#column > maxColumns) throw new FileProblem(tooManyColumns(this.#row ?? this.#lastRow + 1));
    if (text.length > maxCellLength)
      throw new FileProblem(tooLongCell(this.#row ?? this.#lastRow + 1, this.#column));
    while (this.#cells.length < this.#column - 1) this.#cells.push('');
    this.#cells.push(text);
  }

  #format(type: string, value: string): string {
    // A formula without a stored result; an error such as #DIV/0! is no value either.
    if (value === '' || type === 'e') return '';
    switch (type) {
      case 's':
        return this.#context.strings.at(Number(value));
      case 'str':
        return unescapeCharacters(value).trim();
      case 'b':
        if (value !== '1' && value !== '0') throw new SyntaxError('A boolean is neither 0 nor 1.');
        return formatCell(value === '1');
      case 'd':
        // The clock of the spreadsheet, without a zone.
        return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? value;
      case 'n':
        return formatCell(this.#number(value));
      default:
        throw new SyntaxError(`Unknown cell type ${type}.`);
    }
  }

  #number(text: string): number | string {
    const { styles, is1904 } = this.#context;
    const value = Number(text);
    if (Number.isNaN(value)) throw new SyntaxError(`${text} is not a number.`);
    if (this.#style === undefined) return value;
    const at = Number(this.#style);
    if (!(at in styles)) throw new SyntaxError(`Unknown cell format ${this.#style}.`);
    const style = styles[at];
    if (style === undefined) return value;
    if (style === 'date') return sheetDay(value + (is1904 ? daysTo1904 : 0));
    const shown = style(value);
    if (shown === undefined) return value;
    if (!isSameNumber(shown, value)) (this.#exact ??= {})[this.#column - 1] = formatCell(value);
    return shown;
  }
}

/** Whether a cell shows all digits of its number. */
function isSameNumber(shown: string, value: number): boolean {
  const digits = /\d+(?:\.\d+)?/.exec(shown)?.[0];
  if (digits === undefined) return false;
  const number = Number(digits) / (shown.includes('%') ? 100 : 1);
  return Math.abs(number - Math.abs(value)) <= Math.abs(value) * 1e-12;
}

/** The column of a reference such as AB12; the first is 1. */
function columnOf(reference: string): number {
  let column = 0;
  let at = 0;
  for (; at < reference.length && at < 4; at += 1) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  if (column === 0) throw new SyntaxError(`${reference} is not a cell.`);
  return column;
}

/** The last row of a range such as A1:I1000001; 0 if it says nothing. */
function lastRowOf(range: string): number {
  const row = Number(/\d{1,7}$/.exec(range)?.[0] ?? 0);
  return row <= maxRows ? row : 0;
}
