import { formatCell } from './formatCell.ts';
import type { SharedStrings } from './sharedStrings.ts';
import { XmlTag, elementText, richText, unescapeCharacters } from './xmlTags.ts';
import type { XmlItem } from './xmlTags.ts';

/** The limit of Excel. */
export const maxRows = 1_048_576;
/** Columns with a value; a row that has one cell far to the right would be as long as all of them. */
const maxColumns = 1000;
const dayMs = 86_400_000;
/** Days from the beginning of 1900, as spreadsheets count, to 1970; and to the beginning of 1904. */
const daysTo1970 = 25_569;
const daysTo1904 = 1462;

export interface CellContext {
  strings: SharedStrings;
  /** For each cell format whether it is a date. */
  dates: readonly boolean[];
  is1904: boolean;
}

/** Reads rows in the order of the sheet. */
export class RowReader {
  readonly #context: CellContext;
  readonly #prefix: string;
  readonly #cell = new XmlTag();
  /** The row that was read last; the first is 1. */
  row = 0;

  constructor(context: CellContext, prefix: string) {
    this.#context = context;
    this.#prefix = prefix;
  }

  /**
   * Returns the cells of a row up to its last value, and sets `row`.
   * @throws SyntaxError or RangeError on what spreadsheets don't contain
   */
  read({ tag, body }: XmlItem): string[] {
    const written = tag.attribute('r');
    let row = written === undefined ? undefined : Number(written);
    const cells: string[] = [];
    const cellName = `${this.#prefix}c`;
    const closing = `</${cellName}>`;
    const cell = this.#cell;
    let column = 0;
    for (let at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at)) {
      if (!cell.scan(body, at)) throw new SyntaxError('A cell is not complete.');
      if (cell.name !== cellName) {
        if (cell.localName === 'extLst') break;
        throw new SyntaxError(`Unexpected <${cell.name}>.`);
      }
      const end = cell.isEmpty ? cell.end : body.indexOf(closing, cell.end);
      if (end < 0) throw new SyntaxError('A cell is not complete.');
      const reference = cell.attribute('r');
      const next = reference === undefined ? column + 1 : columnOf(reference);
      if (next <= column) throw new SyntaxError(`Cell ${reference} is out of order.`);
      column = next;
      row ??= reference === undefined ? undefined : Number(reference.replace(/^[A-Z]+/, ''));
      const text = this.#text(cell, body.slice(cell.end, end));
      if (text !== '') {
        if (column > maxColumns) throw new RangeError('The sheet has too many columns.');
        while (cells.length < column - 1) cells.push('');
        cells.push(text);
      }
      at = cell.isEmpty ? end : end + closing.length;
    }
    row ??= this.row + 1;
    if (!Number.isInteger(row) || row <= this.row || row > maxRows)
      throw new SyntaxError(`Row ${row} is out of order.`);
    this.row = row;
    return cells;
  }

  #text(cell: XmlTag, body: string): string {
    const type = cell.attribute('t') ?? 'n';
    if (type === 'inlineStr') return richText(body, this.#prefix).trim();
    const value = elementText(body, `${this.#prefix}v`) ?? '';
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
        return formatCell(new Date(value));
      case 'n':
        return formatCell(this.#number(cell.attribute('s'), value));
      default:
        throw new SyntaxError(`Unknown cell type ${type}.`);
    }
  }

  #number(style: string | undefined, text: string): number | Date {
    const { dates, is1904 } = this.#context;
    const value = Number(text);
    if (Number.isNaN(value)) throw new SyntaxError(`${text} is not a number.`);
    if (style === undefined) return value;
    const isDate = dates[Number(style)];
    if (isDate === undefined) throw new SyntaxError(`Unknown cell format ${style}.`);
    if (!isDate) return value;
    return new Date(Math.floor((value + (is1904 ? daysTo1904 : 0) - daysTo1970) * dayMs));
  }
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
export function lastRowOf(range: string): number {
  const row = Number(/\d{1,7}$/.exec(range)?.[0] ?? 0);
  return row <= maxRows ? row : 0;
}
