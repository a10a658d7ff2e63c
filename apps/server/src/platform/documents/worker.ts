import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { yieldToRequests } from '../../base/yieldToRequests.ts';
import { documentTitles, renderPages } from './renderTask.ts';
import type { RenderTask } from './renderTask.ts';
import { writePdf } from './pdf.ts';

yieldToRequests();

export type ToWorker =
  | { type: 'print'; id: number; job: RenderTask; createdAt: Date }
  | { type: 'taken'; id: number; bytes: number }
  | { type: 'stop'; id: number };

export type FromWorker =
  | { type: 'chunk'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string };

/** How far the worker may run ahead of a slow reader. */
const AHEAD_BYTES = 4 * 1024 * 1024;
const PAGES_PER_TURN = 20;
/** pdfkit writes small chunks; a message for each would cost more than the page. */
const CHUNK_BYTES = 64 * 1024;

class Stopped extends Error {}

const port = parentPort;
const waiting = new Map<number, { ahead: number; isStopped: boolean; wake?: () => void }>();

async function print(id: number, job: RenderTask, createdAt: Date): Promise<void> {
  const state: { ahead: number; isStopped: boolean; wake?: () => void } = { ahead: 0, isStopped: false };
  waiting.set(id, state);
  const say = (message: FromWorker, move: ArrayBuffer[] = []) => port?.postMessage(message, move);
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const flush = () => {
    if (heldBytes === 0) return;
    const bytes = new Uint8Array(heldBytes);
    let at = 0;
    for (const part of held) {
      bytes.set(part, at);
      at += part.length;
    }
    state.ahead += heldBytes;
    held = [];
    heldBytes = 0;
    say({ type: 'chunk', id, bytes }, [bytes.buffer]);
  };
  let pages = 0;
  try {
    await writePdf(
      renderPages(job),
      { title: documentTitles[job.kind], createdAt },
      (part) => {
        held.push(part);
        heldBytes += part.length;
        if (heldBytes >= CHUNK_BYTES) flush();
      },
      async () => {
        if (++pages % PAGES_PER_TURN === 0) await turn();
        while (state.ahead > AHEAD_BYTES && !state.isStopped) {
          await new Promise<void>((resolve) => {
            state.wake = resolve;
          });
        }
        if (state.isStopped) throw new Stopped();
      },
    );
    flush();
    say({ type: 'done', id });
  } catch (error) {
    say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    waiting.delete(id);
  }
}

port?.on('message', (message: ToWorker) => {
  if (message.type === 'print') {
    void print(message.id, message.job, message.createdAt);
    return;
  }
  const state = waiting.get(message.id);
  if (!state) return;
  if (message.type === 'taken') state.ahead -= message.bytes;
  else state.isStopped = true;
  state.wake?.();
});
