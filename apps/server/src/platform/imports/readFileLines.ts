import { Worker } from 'node:worker_threads';
import { validationError } from '../../base/errors.ts';
import type { ApiError } from '../../base/errors.ts';
import { maxCourierLines, maxReadMs } from './fileLimits.ts';
import type { FileLine } from './fileLine.ts';
import { unreadableSpreadsheet } from './unreadableSpreadsheet.ts';

export interface FileLinesJob {
  bytes: Uint8Array;
  /** Maximum unpacked size, bytes. */
  maxUnpacked: number;
  /** In tab order; the first is 0. */
  sheet: number;
  maxLines: number;
}

/** The message for each request: a bounded part of the file. */
export interface FileLinesMessage {
  /** Undefined after the last line. */
  lines: FileLine[] | undefined;
  /** About how many lines the file has; 0 if it is unknown. */
  expected: number;
  /** How many sheets the workbook shows. */
  sheets: number;
  /** The problem of the file, for people. */
  problem?: string;
}

export interface FileLinesOptions {
  /** In tab order, without hidden sheets. @default 0 */
  sheet?: number;
  /** Is called once, before the first line. */
  onStart?: (about: Pick<FileLinesMessage, 'expected' | 'sheets'>) => void;
  /** Nothing of it is kept but texts that cells share, which have a limit of their own. @default 4 GB */
  maxUnpacked?: number;
  /** @default that of a courier's file */
  maxLines?: number;
  /** Gives the bytes to the thread in place of a copy: they are empty afterwards. @default false */
  takesBytes?: boolean;
}

/** Limits of a thread that reads a file. */
export const threadLimits = { maxOldGenerationSizeMb: 512 };

/** A small buffer may be a part of a pool that others use. */
export const ownBuffer = (bytes: Uint8Array): ArrayBuffer[] =>
  bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength ? [bytes.buffer] : [];

/**
 * Reads the lines of a file of any kind one after another, in a thread and in little memory: what arrives here at once is
 * bounded.
 * @throws ApiError 422 on the field `file`, also after some lines
 */
export async function* readFileLines(
  bytes: Uint8Array,
  {
    sheet = 0,
    onStart = () => undefined,
    maxUnpacked = 4 * 1024 ** 3,
    maxLines = maxCourierLines,
    takesBytes = false,
  }: FileLinesOptions = {},
): AsyncGenerator<FileLine> {
  const workerData: FileLinesJob = { bytes, maxUnpacked, sheet, maxLines };
  const worker = new Worker(new URL('fileLinesWorker.ts', import.meta.url), {
    workerData,
    ...(takesBytes && { transferList: ownBuffer(bytes) }),
    resourceLimits: threadLimits,
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
      if (message.problem !== undefined) throw fileError(message.problem);
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

export const fileError = (problem: string): ApiError => validationError({ file: problem });

/** Undefined if the thread fails, ends or takes too long. */
function requestLines(worker: Worker): Promise<FileLinesMessage | undefined> {
  return new Promise((resolve) => {
    const settle = (message?: FileLinesMessage) => {
      clearTimeout(limit);
      worker.off('message', settle);
      worker.off('error', fail);
      worker.off('exit', fail);
      resolve(message);
    };
    const fail = () => settle();
    const limit = setTimeout(fail, maxReadMs);
    worker.on('message', settle);
    worker.on('error', fail);
    worker.on('exit', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage('next');
  });
}
