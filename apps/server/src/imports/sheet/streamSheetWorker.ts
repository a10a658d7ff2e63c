import { parentPort, workerData } from 'node:worker_threads';
import { SharedStrings } from './sharedStrings.ts';
import { RowReader, lastRowOf } from './sheetRows.ts';
import type { CellContext } from './sheetRows.ts';
import type { SheetStreamJob, SheetStreamMessage } from './streamSheet.ts';
import { parseDateStyles, parseWorkbook } from './workbook.ts';
import { XmlItems, richText } from './xmlTags.ts';
import { listZipEntries, unpackEntry } from './zipEntries.ts';

/** Size of a part that is parsed whole: the workbook, its relations and styles. */
const maxSmallPart = 16 * 1024 * 1024;
/** Cells that are posted at once, and rows: those that are empty have no cells. */
const batchCells = 8000;
const batchRows = 2000;

const { bytes, maxUnpacked } = workerData as SheetStreamJob;
const port = parentPort!;
const entries = listZipEntries(bytes);
let room = maxUnpacked;

/** Unpacks a part as text. */
async function* textOf(path: string): AsyncGenerator<string> {
  const entry = entries.get(path);
  if (!entry) throw new RangeError(`The archive has no ${path}.`);
  room -= entry.unpacked;
  if (room < 0) throw new RangeError('The spreadsheet is too large when unpacked.');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of unpackEntry(bytes, entry)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function readSmallPart(path: string): Promise<string> {
  if ((entries.get(path)?.unpacked ?? 0) > maxSmallPart) throw new RangeError(`${path} is too large.`);
  let text = '';
  for await (const chunk of textOf(path)) text += chunk;
  return text;
}

async function readStrings(path: string | undefined): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (path === undefined || !entries.has(path)) return strings;
  const items = new XmlItems('sst', 'si');
  for await (const chunk of textOf(path)) {
    for (const { body } of items.push(chunk)) strings.add(richText(body, items.prefix).trim());
    if (items.isDone) break;
  }
  items.finish();
  strings.close();
  return strings;
}

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

async function streamRows(path: string, context: CellContext): Promise<void> {
  let expected = 0;
  const items = new XmlItems('sheetData', 'row', (tag) => {
    if (tag.localName === 'dimension') expected = lastRowOf(tag.attribute('ref') ?? '');
  });
  let reader: RowReader | undefined;
  let batch: string[][] = [];
  let cells = 0;
  /** Rows that are in the batch or posted; empty rows at the end never are. */
  let posted = 0;
  const postBatch = async () => {
    await post({ lines: batch, expected });
    batch = [];
    cells = 0;
  };
  for await (const chunk of textOf(path)) {
    for (const item of items.push(chunk)) {
      reader ??= new RowReader(context, items.prefix);
      const line = reader.read(item);
      if (line.length === 0) continue;
      for (posted += 1; posted < reader.row; posted += 1) {
        batch.push([]);
        if (batch.length >= batchRows) await postBatch();
      }
      batch.push(line);
      cells += line.length;
      if (cells >= batchCells || batch.length >= batchRows) await postBatch();
    }
    if (items.isDone) break;
  }
  items.finish();
  if (batch.length > 0) await postBatch();
  await post({ lines: undefined, expected });
}

const workbook = parseWorkbook(
  await readSmallPart('xl/workbook.xml'),
  await readSmallPart('xl/_rels/workbook.xml.rels'),
);
const { styles, is1904 } = workbook;
const strings = await readStrings(workbook.sharedStrings);
const dates = styles !== undefined && entries.has(styles) ? parseDateStyles(await readSmallPart(styles)) : [];
await streamRows(workbook.sheet, { strings, dates, is1904 });
port.close();
