import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { planWaves } from './planWaves.ts';
import type { WavesToPlan } from './planWaves.ts';

yieldToRequests();
parentPort?.postMessage(planWaves(workerData as WavesToPlan));
