import { Zip, ZipDeflate, strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const packageRelations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
/** Characters of XML that are compressed at once. */
const chunkLength = 256 * 1024;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Column names up to Z. */
const columnName = (index: number) => String.fromCharCode(65 + index);

/** Gives each text its number among the shared strings. Long texts, such as AWBs, occur once and are not looked up. */
function createStringNumbers(): (text: string) => { index: number; isNew: boolean } {
  const short = new Map<string, number>();
  let count = 0;
  return (text) => {
    const known = text.length < 8 ? short.get(text) : undefined;
    if (known !== undefined) return { index: known, isNew: false };
    const index = count;
    count += 1;
    if (text.length < 8) short.set(text, index);
    return { index, isNew: true };
  };
}

function* sheetXml(lines: Iterable<readonly (string | number)[]>, dimension: string): Generator<string> {
  const numberOf = createStringNumbers();
  yield `<worksheet ${main}>${dimension}<sheetData>`;
  let row = 0;
  for (const line of lines) {
    row += 1;
    const cells = line.map((cell, index) => {
      if (cell === '') return '';
      const at = `<c r="${columnName(index)}${row}"`;
      return typeof cell === 'number'
        ? `${at}><v>${cell}</v></c>`
        : `${at} t="s"><v>${numberOf(cell).index}</v></c>`;
    });
    yield `<row r="${row}">${cells.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

function* stringsXml(lines: Iterable<readonly (string | number)[]>): Generator<string> {
  const numberOf = createStringNumbers();
  yield `<sst ${main}>`;
  for (const line of lines)
    for (const cell of line)
      if (typeof cell === 'string' && cell !== '' && numberOf(cell).isNew)
        yield `<si><t>${escape(cell)}</t></si>`;
  yield '</sst>';
}

/**
 * Writes a spreadsheet as programs do that stream it, in little memory: texts are shared strings, numbers are numbers.
 * @param lines is called twice, for the sheet and for its strings
 */
export function buildSpreadsheet(
  lines: () => Iterable<readonly (string | number)[]>,
  rowCount?: number,
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = (name: string, xml: Iterable<string>) => {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    let text = '';
    for (const piece of xml) {
      text += piece;
      if (text.length < chunkLength) continue;
      part.push(strToU8(text));
      text = '';
    }
    part.push(strToU8(text), true);
  };
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  add('xl/workbook.xml', [
    `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ]);
  add('xl/_rels/workbook.xml.rels', [
    `<Relationships ${packageRelations}>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  ]);
  const dimension = rowCount === undefined ? '' : `<dimension ref="A1:Z${rowCount}"/>`;
  add('xl/worksheets/sheet1.xml', sheetXml(lines(), dimension));
  add('xl/sharedStrings.xml', stringsXml(lines()));
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

const dayMs = 86_400_000;
const daysTo1970 = 25_569;

function cellXml(cell: string | number | Date, reference: string): string {
  if (cell === '') return '';
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  return `<c r="${reference}" s="1"><v>${cell.getTime() / dayMs + daysTo1970}</v></c>`;
}

/** Writes a workbook as a person makes it: several sheets, days as numbers with a format. */
export function buildWorkbook(
  sheets: Readonly<Record<string, readonly (readonly (string | number | Date)[])[]>>,
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${names.map((name, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${packageRelations}>${relations.join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [index, rows] of Object.values(sheets).entries()) {
    const xml = rows.map((row, at) => {
      const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`));
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${main}><sheetData>${xml.join('')}</sheetData></worksheet>`;
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
