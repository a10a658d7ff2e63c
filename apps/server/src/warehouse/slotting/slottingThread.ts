import { parentPort, workerData } from 'node:worker_threads';
import { planSlotting } from '@khep/domain/warehouse';
import type { SlottingRequest } from '@khep/domain/warehouse';
import { yieldToRequests } from '../../base/yieldToRequests.ts';

yieldToRequests();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(planSlotting(workerData as SlottingRequest));
