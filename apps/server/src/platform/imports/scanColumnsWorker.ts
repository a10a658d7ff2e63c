import { DateEvidence, resolveColumns } from '@khep/domain/mapping';
import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { FileProblem } from './fileLimits.ts';
import { openFile } from './fileLines.ts';
import type { FileLine } from './fileLine.ts';
import { locateHeading } from './locateHeading.ts';
import type { ColumnScan, ColumnScanJob } from './scanColumns.ts';

yieldToRequests();

/** Lines that show how a file is written, and characters of their cells. */
const sampleLines = 300;
const maxSampleLength = 1000;

const { bytes, sheet, mapping, dateFields, choices } = workerData as ColumnScanJob;

function locate(first: readonly FileLine[]) {
  const at = locateHeading(
    first.map(({ cells }) => cells),
    Object.values(mapping),
  );
  const titles = (first[at]?.cells ?? []).map((title) => title.replace(/^\uFEFF/, '').trim());
  return { at, titles, heading_row: first[at]?.row ?? 1 };
}

async function scan(): Promise<ColumnScan> {
  const { lines } = await openFile(bytes, { sheet, maxUnpacked: 4 * 1024 ** 3 });
  const first: FileLine[] = [];
  let located: ReturnType<typeof locate> | undefined;
  let columns: { field: string; index: number; evidence: DateEvidence }[] = [];
  const begin = () => {
    located = locate(first);
    const found = resolveColumns(located.titles, dateFields, mapping).columns;
    columns = dateFields.flatMap((field) => {
      const index = mapping[field] ? found.get(field) : undefined;
      return index === undefined ? [] : [{ field, index, evidence: new DateEvidence() }];
    });
    for (const line of first.slice(located.at + 1)) add(line);
  };
  const add = ({ row, cells, is_hidden }: FileLine) => {
    if (is_hidden && choices.hidden_rows !== 'include') return;
    for (const { index, evidence } of columns) evidence.add(row, cells[index] ?? '');
  };
  for await (const line of lines) {
    if (!line.cells.some((cell) => cell.trim() !== '')) continue;
    if (located === undefined) {
      first.push(line);
      if (first.length === sampleLines) begin();
      if (first.length === sampleLines && columns.length === 0) break;
    } else add(line);
  }
  if (located === undefined) begin();
  const { at, titles, heading_row } = located!;
  return {
    heading_row,
    titles,
    sample: first.slice(at + 1).map(({ cells }) => cells.map((cell) => cell.slice(0, maxSampleLength))),
    dates: Object.fromEntries(
      columns.flatMap(({ field, evidence }) => (evidence.found ? [[field, evidence.found]] : [])),
    ),
  };
}

const result = await scan().catch((error: unknown) => {
  if (error instanceof FileProblem) return { problem: error.message };
  throw error;
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort?.postMessage(result);
