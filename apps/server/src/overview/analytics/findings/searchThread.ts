import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../../base/yieldToRequests.ts';
import { searchRates } from './searchRates.ts';
import type { RateToSearch } from './searchRates.ts';

yieldToRequests();
const found = searchRates(workerData as RateToSearch[]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(found);
