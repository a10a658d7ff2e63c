import { parentPort, workerData } from 'node:worker_threads';
import { SharedStrings, stringsHandler } from './sharedStrings.ts';
import { SheetArchive } from './sheetArchive.ts';
import { RowReader } from './sheetRows.ts';
import type { CellContext } from './sheetRows.ts';
import { XmlReader } from './sheetXml.ts';
import type { SheetStreamJob, SheetStreamMessage } from './streamSheet.ts';
import { parseDateStyles, parseWorkbook } from './workbook.ts';

/** Cells that are posted at once, and rows: those that are empty have no cells. */
const batchCells = 8000;
const batchRows = 2000;

const { bytes, maxUnpacked, sheet } = workerData as SheetStreamJob;
const port = parentPort!;

/** Waits until the main thread wants another batch: it may price lines for longer than this thread parses them. */
const requested = (() => {
  let count = 0;
  let wake: (() => void) | undefined;
  port.on('message', () => {
    count += 1;
    wake?.();
  });
  return async () => {
    if (count === 0) await new Promise<void>((resolve) => (wake = resolve));
    wake = undefined;
    count -= 1;
  };
})();

async function post(message: SheetStreamMessage): Promise<void> {
  await requested();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
  port.postMessage(message);
}

const archive = await SheetArchive.open(bytes, maxUnpacked);
const { sheets, styles, sharedStrings, is1904 } = parseWorkbook(
  await archive.read('xl/workbook.xml'),
  await archive.read('xl/_rels/workbook.xml.rels'),
);

async function readStrings(): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (sharedStrings === undefined || !archive.has(sharedStrings)) return strings;
  const xml = new XmlReader(stringsHandler(strings));
  for await (const chunk of archive.chunksOf(sharedStrings)) xml.write(chunk);
  xml.end();
  strings.close();
  return strings;
}

async function streamRows(path: string, context: CellContext): Promise<void> {
  let batch: string[][] = [];
  let cells = 0;
  /** Rows that are in the batch or posted; empty rows at the end never are. */
  let known = 0;
  const waiting: { line: string[]; row: number }[] = [];
  const reader = new RowReader(context, (line, row) => waiting.push({ line, row }));
  const postBatch = async () => {
    await post({ lines: batch, expected: reader.expected, sheets: sheets.length });
    batch = [];
    cells = 0;
  };
  const xml = new XmlReader(reader);
  for await (const chunk of archive.chunksOf(path)) {
    xml.write(chunk);
    for (const { line, row } of waiting) {
      for (known += 1; known < row; known += 1) {
        batch.push([]);
        if (batch.length >= batchRows) await postBatch();
      }
      batch.push(line);
      cells += line.length;
      if (cells >= batchCells || batch.length >= batchRows) await postBatch();
    }
    waiting.length = 0;
    if (reader.isDone) break;
  }
  if (!reader.isDone) throw new SyntaxError('The sheet is not complete.');
  if (batch.length > 0) await postBatch();
  await post({ lines: undefined, expected: reader.expected, sheets: sheets.length });
}

const path = sheets[sheet];
if (path === undefined) throw new RangeError(`The workbook has no sheet ${sheet}.`);
const strings = await readStrings();
const dates = styles !== undefined && archive.has(styles) ? parseDateStyles(await archive.read(styles)) : [];
await streamRows(path, { strings, dates, is1904 });
port.close();
