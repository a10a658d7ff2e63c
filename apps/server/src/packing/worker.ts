import { parentPort } from 'node:worker_threads';
import { packOrder } from '@khep/domain/packing';
import type { PackingJob, Packing } from '@khep/domain/packing';

export interface ToPacker {
  id: number;
  questions: readonly PackingJob[];
}

export type FromPacker =
  | { type: 'packed'; id: number; packings: Packing[] }
  | { type: 'failed'; id: number; message: string };

const port = parentPort;

port?.on('message', ({ id, questions }: ToPacker) => {
  const say = (message: FromPacker) => port.postMessage(message);
  try {
    const packings = questions.map(({ items, boxes, options }) =>
      packOrder({ items, boxes, options: { ...options, now: () => performance.now() } }),
    );
    say({ type: 'packed', id, packings });
  } catch (error) {
    say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
