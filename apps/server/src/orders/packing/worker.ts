import { parentPort } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { packOrder } from '@khep/domain/packing';
import type { PackingJob, Packing } from '@khep/domain/packing';

yieldToRequests();

export interface ToPacker {
  id: number;
  questions: readonly PackingJob[];
}

/** One message for each order, so that the pool can limit the time of each. */
export type FromPacker =
  | { type: 'ready' }
  | { type: 'packed'; id: number; packing: Packing }
  | { type: 'failed'; id: number; message: string };

/**
 * Processor time of this thread, ms. By wall-clock time a busy machine would stop the search earlier, so that the same
 * order had other boxes each time.
 */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const port = parentPort;

port?.on('message', ({ id, questions }: ToPacker) => {
  const send = (message: FromPacker) => port.postMessage(message);
  try {
    for (const { items, boxes, options } of questions) {
      const packing = packOrder({ items, boxes, options: { ...options, now: processorTime } });
      send({ type: 'packed', id, packing });
    }
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});

port?.postMessage({ type: 'ready' } satisfies FromPacker);
