import { parentPort } from 'node:worker_threads';
import { packItems } from '@khep/domain/packing';
import type { Packing, PackingQuestion } from '@khep/domain/packing';

export interface ToPacker {
  id: number;
  questions: readonly PackingQuestion[];
}

export type FromPacker =
  | { type: 'packed'; id: number; packings: Packing[] }
  | { type: 'failed'; id: number; message: string };

const port = parentPort;

port?.on('message', ({ id, questions }: ToPacker) => {
  const say = (message: FromPacker) => port.postMessage(message);
  try {
    const packings = questions.map(({ items, boxes, options }) =>
      packItems({ items, boxes, options: { ...options, now: () => performance.now() } }),
    );
    say({ type: 'packed', id, packings });
  } catch (error) {
    say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
