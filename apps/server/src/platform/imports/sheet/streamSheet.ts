import { Worker } from 'node:worker_threads';
import { unreadableSpreadsheet } from '../unreadableSpreadsheet.ts';

export interface SheetStreamJob {
  bytes: Uint8Array;
  /** Maximum unpacked size, bytes. */
  maxUnpacked: number;
  /** In tab order; the first is 0. */
  sheet: number;
}

/** What the thread posts for each request. */
export interface SheetStreamMessage {
  /** Undefined after the last line. */
  lines: string[][] | undefined;
  /** The sheet's own count of its rows; 0 if it has none. */
  expected: number;
  /** How many sheets the workbook shows. */
  sheets: number;
}

export interface SheetStreamOptions {
  /** In tab order, without hidden sheets. @default 0 */
  sheet?: number;
  /** Is called once, before the first line. */
  onStart?: (about: Pick<SheetStreamMessage, 'expected' | 'sheets'>) => void;
  /** Nothing of it is kept but texts that cells share, which have a limit of their own. @default 4 GB */
  maxUnpacked?: number;
  /** Gives the bytes to the thread in place of a copy: they are empty afterwards. @default false */
  takesBytes?: boolean;
}

/** True for an XLSX file, whatever its name is. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Time for the next lines; those before the first include the texts that cells share. */
const maxPauseMs = 60_000;

/**
 * Reads the lines of a sheet of an XLSX file one after another, in a thread and in little memory. Missing rows are
 * empty lines, so that the numbers of lines are those of the sheet. Lines end with their last value.
 * @throws ApiError 422 on the field `file`, also after some lines
 */
export async function* readSheetLines(
  bytes: Uint8Array,
  {
    sheet = 0,
    onStart = () => undefined,
    maxUnpacked = 4 * 1024 ** 3,
    takesBytes = false,
  }: SheetStreamOptions = {},
): AsyncGenerator<string[]> {
  const workerData: SheetStreamJob = { bytes, maxUnpacked, sheet };
  const worker = new Worker(new URL('streamSheetWorker.ts', import.meta.url), {
    workerData,
    // A small buffer may be a part of a pool that others use.
    ...(takesBytes &&
      bytes.buffer instanceof ArrayBuffer &&
      bytes.buffer.byteLength === bytes.byteLength && { transferList: [bytes.buffer] }),
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // It parses ahead, so it may fail while its last lines are used and no request listens.
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  worker.on('error', end);
  worker.on('exit', end);
  const request = () => (hasEnded ? Promise.resolve(undefined) : requestLines(worker));
  try {
    let next = request();
    for (let isFirst = true; ; isFirst = false) {
      const message = await next;
      if (message === undefined) throw unreadableSpreadsheet();
      if (isFirst) onStart(message);
      if (message.lines === undefined) return;
      // The thread parses the next lines while these are used.
      next = request();
      yield* message.lines;
    }
  } finally {
    await worker.terminate();
  }
}

/** Undefined if the thread fails, ends or takes too long. */
function requestLines(worker: Worker): Promise<SheetStreamMessage | undefined> {
  return new Promise((resolve) => {
    const settle = (message?: SheetStreamMessage) => {
      clearTimeout(limit);
      worker.off('message', settle);
      worker.off('error', fail);
      worker.off('exit', fail);
      resolve(message);
    };
    const fail = () => settle();
    const limit = setTimeout(fail, maxPauseMs);
    worker.on('message', settle);
    worker.on('error', fail);
    worker.on('exit', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage('next');
  });
}
