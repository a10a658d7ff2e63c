import { Worker } from 'node:worker_threads';

const usualTimeoutMs = 60_000;
const maxHeapMb = 512;

/**
 * Runs a worker thread until its first message, with limited memory and time: a small archive can contain an endless table,
 * and a large one would hold the event loop. Undefined if it fails or is stopped.
 */
export function runInThread<Result>(
  file: URL,
  workerData?: unknown,
  { transferList, timeoutMs = usualTimeoutMs }: { transferList?: ArrayBuffer[]; timeoutMs?: number } = {},
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(file, {
      workerData,
      ...(transferList && { transferList }),
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    const limit = setTimeout(() => void worker.terminate(), timeoutMs);
    worker.once('message', (result: Result) => resolve(result));
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
  });
}
