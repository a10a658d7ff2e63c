import { strToU8, zipSync } from 'fflate';

/** A cell of a handmade sheet: a text, or a number with the format by which it is shown. */
export type HandmadeCell = string | { value: number; format?: string };

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Writes an XLSX file part by part, as other programs do and ours doesn't: texts in the cells, number formats, hidden rows.
 * @param hidden numbers of rows, as a spreadsheet counts
 */
export function handmadeSheet(
  rows: readonly (readonly HandmadeCell[])[],
  hidden: readonly number[] = [],
): Uint8Array<ArrayBuffer> {
  const formats: string[] = [];
  const styleOf = (format: string | undefined) => {
    if (format === undefined) return 0;
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const data = rows.map((row, index) => {
    const cells = row.map((cell) =>
      typeof cell === 'string'
        ? `<c t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
        : `<c s="${styleOf(cell.format)}"><f>1*${cell.value}</f><v>${cell.value}</v></c>`,
    );
    return `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`,
  );
  const xfs = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`);
  const parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${data.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

/** Writes a table of HTML, as portals of couriers send it under the name of a spreadsheet. */
export function handmadePage(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`);
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table border=1>${cells.join('')}</table></body></html>`;
}

/** Writes CSV with every cell in quotes. */
export const handmadeCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');

/** Encodes as Excel saves "Unicode text". */
export const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
