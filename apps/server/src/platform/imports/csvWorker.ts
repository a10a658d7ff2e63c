import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './readCsv.ts';
import type { CsvJob } from './readCsv.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort?.postMessage(readCsv(workerData as CsvJob));
