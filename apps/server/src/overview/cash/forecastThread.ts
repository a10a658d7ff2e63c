import { parentPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { forecastPlan } from './forecastPlan.ts';
import type { PlanToForecast } from './forecastPlan.ts';

yieldToRequests();
const outlook = forecastPlan(workerData as PlanToForecast);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(outlook);
