import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};

const rows = await readSheet(Buffer.from(workerData as Uint8Array));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort?.postMessage(rows.map((row) => row.map(shown)));
