import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { planWaves } from './planWaves.ts';
import type { WavesToPlan } from './planWaves.ts';

yieldToRequests();
const planned = planWaves(workerData as WavesToPlan);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(planned);
