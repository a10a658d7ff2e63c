import { FileProblem, maxCellLength, maxColumns, tooLongCell, tooManyColumns } from './fileLimits.ts';
import { isHtmlTable, readHtmlLines } from './htmlLines.ts';
import { isZip, readTextLines } from './textLines.ts';
import type { FileLine, OpenFile, OpenFileOptions } from './fileLine.ts';
import { openSheet } from './sheet/openSheet.ts';

const oldWorkbook =
  'This is a workbook of Excel 97–2003 (.xls). Open it, save it as Excel workbook (.xlsx) or CSV, and upload that.';
const xmlWorkbook =
  'This is an XML spreadsheet of Excel 2003. Open it, save it as Excel workbook (.xlsx) or CSV, and upload that.';

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/**
 * Opens a file by its content, whatever its name is: XLSX, a table of HTML as couriers' portals name .xls, or CSV. Runs in
 * a thread only: it takes as long as the file is large.
 * @throws FileProblem with what to do; another error for a damaged file
 */
export async function openFile(bytes: Uint8Array, options: OpenFileOptions): Promise<OpenFile> {
  if (isZip(bytes)) return openSheet(bytes, options);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileProblem(oldWorkbook);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096)).replaceAll('\0', '');
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && !isHtmlTable(start))
    throw new FileProblem(xmlWorkbook);
  const lines = isHtmlTable(start) ? readHtmlLines(bytes) : readTextLines(bytes);
  return { sheets: 1, expected: () => countLines(bytes), lines: withinLimits(lines) };
}

function* withinLimits(lines: Iterable<FileLine>): Generator<FileLine> {
  for (const line of lines) {
    if (line.cells.length > maxColumns) {
      // Empty cells at the end of a line are the width of a spreadsheet, not values.
      if (line.cells.slice(maxColumns).some((cell) => cell.trim() !== ''))
        throw new FileProblem(tooManyColumns(line.row));
      line.cells.length = maxColumns;
    }
    const long = line.cells.findIndex((cell) => cell.length > maxCellLength);
    if (long >= 0) throw new FileProblem(tooLongCell(line.row, long + 1));
    yield line;
  }
}

/** Counts the lines of a CSV file without parsing it; a cell with a line break counts as two. */
function countLines(bytes: Uint8Array): number {
  const lineFeed = 10;
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}
