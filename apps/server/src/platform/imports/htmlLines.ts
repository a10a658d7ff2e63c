import { decodeHTML } from 'entities';
import { FileProblem, maxColumns, maxLineLength, tooLongLine, tooManyColumns } from './fileLimits.ts';
import type { FileLine } from './fileLine.ts';
import { decodeParts } from './textLines.ts';

/** Characters of a page. A table of a portal has a hundred for each cell. */
const maxLength = 64 * 1024 * 1024;
const maxNested = 20;

/** Whether the beginning of a file is a page or a table of HTML. Portals give it the name of a spreadsheet. */
export const isHtmlTable = (start: string): boolean =>
  /^\s*(?:(?:\u00EF\u00BB\u00BF|\uFEFF)\s*)?(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style|div)\b/i.test(
    start,
  );

interface HtmlTable {
  rows: FileLine[];
  /** Columns that a cell of an earlier row covers, with the rows left. */
  covered: Map<number, { left: number; text: string }>;
  row: { cells: string[]; isHidden: boolean } | undefined;
  cell: { text: string; columns: number; rows: number } | undefined;
  length: number;
}

const tagPattern = /<(\/?)([a-z][a-z0-9:]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy;
const isHiddenTag = (attributes: string) =>
  /\bhidden\b(?!-)|display\s*:\s*none|mso-hide\s*:\s*all/i.test(attributes);

/** The number of an attribute such as colspan, from 1 to the limit. */
function spanOf(attributes: string, name: string): number {
  const value = Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes)?.[1] ?? 1);
  return Math.min(Math.max(value, 1), maxColumns);
}

const plainText = (html: string) =>
  decodeHTML(html)
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();

/**
 * Reads the largest table of an HTML file, as browsers and Excel show it: cells that span columns or rows, entities, rows
 * that aren't displayed.
 * @throws FileProblem without a table, or above the limits
 */
export function* readHtmlLines(bytes: Uint8Array): Generator<FileLine> {
  let html = '';
  for (const part of decodeParts(bytes)) {
    html += part;
    if (html.length > maxLength)
      throw new FileProblem('This page is too large. Save its table as CSV and upload that.');
  }
  const tables = parseTables(html);
  const cells = ({ rows }: HtmlTable) => rows.reduce((sum, row) => sum + row.cells.length, 0);
  const largest = tables.toSorted((one, other) => cells(other) - cells(one))[0];
  if (!largest || largest.rows.length === 0)
    throw new FileProblem(
      'This is a web page without a table. Download the file from the portal again, or save it as CSV.',
    );
  yield* largest.rows;
}

function parseTables(html: string): HtmlTable[] {
  const tables: HtmlTable[] = [];
  const open: HtmlTable[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const table = open.at(-1);
    const text = html.slice(at, next < 0 ? html.length : next);
    if (table?.cell && text !== '') addText(table, text);
    if (next < 0) break;
    at = next;
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    tagPattern.lastIndex = at;
    const tag = tagPattern.exec(html);
    if (!tag) {
      // A sign of its own, or a declaration such as <!DOCTYPE>.
      const isDeclaration = html[at + 1] === '!' || html[at + 1] === '?';
      const end = isDeclaration ? html.indexOf('>', at) : at;
      if (!isDeclaration && table?.cell) addText(table, '<');
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    at = tagPattern.lastIndex;
    const [, slash, name = '', attributes = ''] = tag;
    const element = name.toLowerCase();
    if (slash === '' && (element === 'script' || element === 'style')) {
      const end = html.toLowerCase().indexOf(`</${element}`, at);
      at = end < 0 ? html.length : end;
      continue;
    }
    if (element === 'table' && slash === '') {
      if (open.length >= maxNested) throw new FileProblem('The tables of this page are nested too deep.');
      const opened: HtmlTable = { rows: [], covered: new Map(), row: undefined, cell: undefined, length: 0 };
      open.push(opened);
      tables.push(opened);
    } else if (element === 'table') {
      if (table) endRow(table);
      open.pop();
    } else if (table) readTag(table, element, slash === '/', attributes);
  }
  for (const table of open) endRow(table);
  return tables;
}

function addText(table: HtmlTable, text: string): void {
  table.length += text.length;
  if (table.length > maxLineLength) throw new FileProblem(tooLongLine(table.rows.length + 1));
  if (table.cell) table.cell.text += text;
}

function readTag(table: HtmlTable, element: string, isEnd: boolean, attributes: string): void {
  if (element === 'tr') {
    endRow(table);
    if (!isEnd) table.row = { cells: [], isHidden: isHiddenTag(attributes) };
  } else if (element === 'td' || element === 'th') {
    endCell(table);
    if (isEnd) return;
    table.row ??= { cells: [], isHidden: false };
    table.cell = {
      text: '',
      columns: spanOf(attributes, 'colspan'),
      rows: spanOf(attributes, 'rowspan'),
    };
  } else if (table.cell && ['br', 'p', 'div', 'li'].includes(element)) addText(table, ' ');
}

/** Cells of earlier rows that cover the next columns of this one. */
function fillCovered({ row, covered }: HtmlTable): void {
  if (!row) return;
  const { cells } = row;
  for (let next = covered.get(cells.length); next; next = covered.get(cells.length)) {
    if (next.left === 1) covered.delete(cells.length);
    else next.left -= 1;
    cells.push(next.text);
  }
}

function endCell(table: HtmlTable): void {
  const { row, cell, covered } = table;
  table.cell = undefined;
  if (!row || !cell) return;
  fillCovered(table);
  const text = plainText(cell.text);
  for (let column = 0; column < cell.columns; column += 1) {
    if (row.cells.length >= maxColumns) throw new FileProblem(tooManyColumns(table.rows.length + 1));
    // A cell over several columns is a title: its text is in the first. One over several rows is the value of each.
    const own = column === 0 ? text : '';
    if (cell.rows > 1) covered.set(row.cells.length, { left: cell.rows - 1, text: own });
    row.cells.push(own);
  }
}

function endRow(table: HtmlTable): void {
  endCell(table);
  if (!table.row) return;
  fillCovered(table);
  const { cells, isHidden } = table.row;
  table.rows.push({ row: table.rows.length + 1, cells, ...(isHidden && { is_hidden: true }) });
  table.row = undefined;
  table.length = 0;
}
