import type { FileLine, OpenFile, OpenFileOptions } from '../fileLine.ts';
import { SharedStrings, stringsHandler } from './sharedStrings.ts';
import { SheetArchive } from './sheetArchive.ts';
import { RowReader } from './sheetRows.ts';
import type { CellContext } from './sheetRows.ts';
import { XmlReader } from './sheetXml.ts';
import { parseCellStyles, parseWorkbook } from './workbook.ts';

async function readStrings(archive: SheetArchive, path: string | undefined): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (path === undefined || !archive.has(path)) return strings;
  const xml = new XmlReader(stringsHandler(strings));
  for await (const chunk of archive.chunksOf(path)) xml.write(chunk);
  xml.end();
  strings.close();
  return strings;
}

/**
 * Opens a sheet of an XLSX file, in the thread that calls it and in little memory.
 * @throws Error of any kind if it is damaged or too large, also after some lines
 */
export async function openSheet(
  bytes: Uint8Array,
  { sheet, maxUnpacked }: OpenFileOptions,
): Promise<OpenFile> {
  const archive = await SheetArchive.open(bytes, maxUnpacked);
  const { sheets, styles, sharedStrings, is1904 } = parseWorkbook(
    await archive.read('xl/workbook.xml'),
    await archive.read('xl/_rels/workbook.xml.rels'),
  );
  const path = sheets[sheet];
  if (path === undefined) throw new RangeError(`The workbook has no sheet ${sheet}.`);
  const context: CellContext = {
    strings: await readStrings(archive, sharedStrings),
    styles: styles !== undefined && archive.has(styles) ? parseCellStyles(await archive.read(styles)) : [],
    is1904,
  };
  let waiting: FileLine[] = [];
  const reader = new RowReader(context, (line) => waiting.push(line));
  async function* lines(): AsyncGenerator<FileLine> {
    const xml = new XmlReader(reader);
    for await (const chunk of archive.chunksOf(path!)) {
      xml.write(chunk);
      const batch = waiting;
      waiting = [];
      yield* batch;
      if (reader.isDone) return;
    }
    if (!reader.isDone) throw new SyntaxError('The sheet is not complete.');
  }
  return { sheets: sheets.length, expected: () => reader.expected, lines: lines() };
}
