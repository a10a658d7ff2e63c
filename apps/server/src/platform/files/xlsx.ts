import { daysBetween } from '@khep/domain/days';
import { plainRupees } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';
import { strToU8, zipSync } from 'fflate';

/** A cell: a text, a number, money in paise, a day (YYYY-MM-DD); nothing if it is empty. */
export type XlsxCell = string | number | { paise: Paise } | { day: string } | null;

export interface XlsxSheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  name: string;
  /** Headings with the width of their columns in characters. */
  columns: readonly (readonly [heading: string, width: number])[];
  rows: readonly (readonly XlsxCell[])[];
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Styles by their place in `cellXfs`. */
const styles = { heading: 1, money: 2, day: 3 } as const;
const stylesXml = `${head}<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

// XML can't have them, and no program shows them.
const impossible = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Spreadsheets count days from 30 December 1899. */
const serialOf = (day: string): number => daysBetween('1899-12-30', day);

/** The letters of a column: 0 is A, 26 is AA. */
function lettersOf(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

/** A text is marked as one, so that none is a formula, whatever it begins with. */
function cellXml(cell: XlsxCell, at: string, style = 0): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string')
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if ('paise' in cell) return `<c r="${at}" s="${styles.money}"><v>${plainRupees(cell.paise)}</v></c>`;
  return `<c r="${at}" s="${styles.day}"><v>${serialOf(cell.day)}</v></c>`;
}

function rowXml(row: readonly XlsxCell[], number: number, style?: number): string {
  const cells = row.map((cell, column) => cellXml(cell, `${lettersOf(column)}${number}`, style));
  return `<row r="${number}">${cells.join('')}</row>`;
}

function sheetXml({ columns, rows }: XlsxSheet): string {
  const widths = columns.map(
    ([, width], at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = rowXml(
    columns.map(([heading]) => heading),
    1,
    styles.heading,
  );
  const lines = rows.map((row, index) => rowXml(row, index + 2));
  // The headings stay when the rows are scrolled.
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  return `${head}<worksheet ${main}>${view}<cols>${widths.join('')}</cols><sheetData>${headings}${lines.join('')}</sheetData></worksheet>`;
}

const relationship = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes a workbook. Texts are never formulas; amounts are numbers with two decimals, to the paisa. */
export function xlsxBytes(sheets: readonly XlsxSheet[]): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${sheets.map((_, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships ${relations}>${relationship(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships ${relations}>${sheets.map((_, at) => relationship(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relationship(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': stylesXml,
  };
  for (const [at, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet);
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  // The same content is the same file, whenever it is written.
  return zipSync(bytes, { level: 6, mtime: new Date(2000, 0, 1) });
}
