import { Zip, ZipDeflate, strToU8 } from 'fflate';

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
