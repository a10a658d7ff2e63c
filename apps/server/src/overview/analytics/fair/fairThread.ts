import { parentPort, workerData } from 'node:worker_threads';
import { compareFairly } from '@khep/domain/analytics';
import type { FairCell } from '@khep/domain/analytics';
import { yieldToRequests } from '../../../base/yieldToRequests.ts';

yieldToRequests();
const compared = compareFairly(workerData as FairCell[]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(compared);
