import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { formatCell } from './sheet/formatCell.ts';

export interface SheetJob {
  bytes: Uint8Array;
  /** Maximum unpacked size, bytes. */
  mostUnpacked: number;
}

/**
 * Repacks only the sheets, uncompressed. A thread's memory limit doesn't include unpacked data, and the
 * parser trusts the sizes in the archive; here each part gets at most its declared size.
 */
function onlySheets({ bytes, mostUnpacked }: SheetJob): Uint8Array {
  let room = mostUnpacked;
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      // Parts may overlap in the archive: count each at its full size.
      room -= Math.max(size, originalSize);
      if (room < 0) throw new RangeError('The spreadsheet is too large when unpacked.');
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

const rows = await readSheet(Buffer.from(onlySheets(workerData as SheetJob)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort?.postMessage(rows.map((row) => row.map(formatCell)));
