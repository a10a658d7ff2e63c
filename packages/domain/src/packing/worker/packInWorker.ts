import type { PackingJob, FromPacking, PackingChannel, ToPacking } from './packingMessages.ts';
import type { Packing } from '../model/types.ts';

/** The page's end of the message channel. */
export interface PackingWorker extends PackingChannel<ToPacking, FromPacking> {
  /** Called with the reason if the worker dies or can't start. */
  onEnd: (listener: (reason: string) => void) => void;
}

export interface PackingRun {
  /** Rejects immediately with its reason; remaining orders aren't packed. */
  signal?: AbortSignal | undefined;
  /** Called after every few orders. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

interface Waiting {
  packings: Packing[];
  total: number;
  onProgress: PackingRun['onProgress'];
  done: (packings: Packing[]) => void;
  fail: (error: unknown) => void;
}

/** Packs in a worker, which starts with the first request and is reused. */
export class PackingThread {
  private readonly start: () => PackingWorker;
  private readonly waiting = new Map<number, Waiting>();
  private worker: PackingWorker | undefined;
  private lastId = 0;

  constructor(start: () => PackingWorker) {
    this.start = start;
  }

  /** Packs each order separately, in the given order. */
  async packMany(
    questions: readonly PackingJob[],
    { signal, onProgress }: PackingRun = {},
  ): Promise<Packing[]> {
    signal?.throwIfAborted();
    if (questions.length === 0) return [];
    this.worker ??= this.listen(this.start());
    const { worker } = this;
    const id = ++this.lastId;
    const stop = () => {
      this.waiting.get(id)?.fail(signal?.reason);
      if (this.waiting.delete(id)) worker.send({ type: 'cancel', id });
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<Packing[]>((done, fail) => {
        this.waiting.set(id, { packings: [], total: questions.length, onProgress, done, fail });
        worker.send({ type: 'pack', id, questions });
      });
    } finally {
      this.waiting.delete(id);
      signal?.removeEventListener('abort', stop);
    }
  }

  private listen(worker: PackingWorker): PackingWorker {
    worker.onMessage((message) => {
      const task = this.waiting.get(message.id);
      if (!task) return;
      if (message.type === 'failed') {
        task.fail(new Error(message.message));
        return;
      }
      task.packings.push(...message.packings);
      task.onProgress?.(task.packings.length, task.total);
      if (task.packings.length === task.total) task.done(task.packings);
    });
    // If the worker dies or can't start, pending requests fail; the next request starts another worker.
    worker.onEnd((reason) => {
      this.worker = undefined;
      for (const task of this.waiting.values()) task.fail(new Error(reason));
    });
    return worker;
  }
}

function startWorker(): PackingWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'packing' });
  return {
    send: (message) => worker.postMessage(message, []),
    onMessage: (listener) =>
      worker.addEventListener('message', (event: MessageEvent<FromPacking>) => listener(event.data)),
    onEnd: (listener) =>
      worker.addEventListener('error', ({ message }) => {
        worker.terminate();
        listener(message || 'The packing thread has ended');
      }),
  };
}

const page = new PackingThread(startWorker);

/**
 * Packs in a worker with the same result as `packOrder`. The engine is a separate chunk, loaded on the first
 * call.
 * @returns rejects if the browser has no workers; the caller then waits for the server
 */
export async function packInWorker(
  items: PackingJob['items'],
  boxes: PackingJob['boxes'],
  options?: PackingJob['options'],
  run?: Pick<PackingRun, 'signal'>,
): Promise<Packing> {
  const [packing] = await page.packMany([{ items, boxes, options }], run);
  return packing!;
}

/** Packs many orders separately in a worker and reports progress. */
export function packManyInWorker(questions: readonly PackingJob[], run?: PackingRun): Promise<Packing[]> {
  return page.packMany(questions, run);
}
