import { Worker } from 'node:worker_threads';
import { unreadableSpreadsheet } from '../unreadableSpreadsheet.ts';

export interface SheetStreamJob {
  bytes: Uint8Array;
  /** Maximum unpacked size, bytes. */
  maxUnpacked: number;
}

/** What the thread posts for each request. */
export interface SheetStreamMessage {
  /** Undefined after the last line. */
  lines: string[][] | undefined;
  /** The sheet's own count of its rows; 0 if it has none. */
  expected: number;
}

export interface SheetStreamOptions {
  /** Is called once, before the first line, with the sheet's own count of its rows; 0 if it has none. */
  onExpected?: (rows: number) => void;
  /** Nothing of it is kept but texts that cells share, which have a limit of their own. @default 4 GB */
  maxUnpacked?: number;
}

/** Time for the next lines; those before the first include the texts that cells share. */
const maxPauseMs = 60_000;

/**
 * Reads the lines of the first sheet of an XLSX file one after another, in a thread and in little memory. Missing rows are
 * empty lines, so that the numbers of lines are those of the sheet. Lines end with their last value.
 * @throws ApiError 422 on the field `file`, also after some lines
 */
export async function* readSheetLines(
  bytes: Uint8Array,
  { onExpected = () => undefined, maxUnpacked = 4 * 1024 ** 3 }: SheetStreamOptions = {},
): AsyncGenerator<string[]> {
  const workerData: SheetStreamJob = { bytes, maxUnpacked };
  const worker = new Worker(new URL('streamSheetWorker.ts', import.meta.url), {
    workerData,
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
      if (isFirst) onExpected(message.expected);
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
