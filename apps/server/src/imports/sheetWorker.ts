import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

export interface SheetJob {
  bytes: Uint8Array;
  /** What the archive may unpack into, bytes. */
  mostUnpacked: number;
}

/**
 * The sheets alone, packed anew without compression. A thread's limit of memory does not count what is unpacked, and the
 * reader below takes as much of it as the archive says or has; here each part gets the room that it declares and no more.
 */
function onlySheets({ bytes, mostUnpacked }: SheetJob): Uint8Array {
  let room = mostUnpacked;
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      // Parts may lie over each other in the archive: each counts as large as it is.
      room -= Math.max(size, originalSize);
      if (room < 0) throw new RangeError('The spreadsheet unpacks into too much.');
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};

const rows = await readSheet(Buffer.from(onlySheets(workerData as SheetJob)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort?.postMessage(rows.map((row) => row.map(shown)));
