import type { AskedPacking, FromPacking, PackingLine, ToPacking } from './packingMessages.ts';
import type { Packing } from './types.ts';

/** The page's end of the line. */
export interface PackingWorker extends PackingLine<ToPacking, FromPacking> {
  /** Tells when the thread dies or cannot start, and why. */
  onEnd: (listener: (reason: string) => void) => void;
}

export interface PackingRun {
  /** Rejects at once with its reason; what is not packed yet is not packed any more. */
  signal?: AbortSignal | undefined;
  /** Told after every few orders. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

interface Waiting {
  packings: Packing[];
  total: number;
  onProgress: PackingRun['onProgress'];
  done: (packings: Packing[]) => void;
  fail: (error: unknown) => void;
}

/** Packs in another thread, which is started by the first question and kept. */
export class PackingThread {
  private readonly start: () => PackingWorker;
  private readonly waiting = new Map<number, Waiting>();
  private worker: PackingWorker | undefined;
  private lastId = 0;

  constructor(start: () => PackingWorker) {
    this.start = start;
  }

  /** Packs each by itself, in the order given. */
  async packMany(
    questions: readonly AskedPacking[],
    { signal, onProgress }: PackingRun = {},
  ): Promise<Packing[]> {
    signal?.throwIfAborted();
    if (questions.length === 0) return [];
    this.worker ??= this.listen(this.start());
    const { worker } = this;
    const id = ++this.lastId;
    const stop = () => {
      this.waiting.get(id)?.fail(signal?.reason);
      if (this.waiting.delete(id)) worker.say({ type: 'cancel', id });
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await new Promise<Packing[]>((done, fail) => {
        this.waiting.set(id, { packings: [], total: questions.length, onProgress, done, fail });
        worker.say({ type: 'pack', id, questions });
      });
    } finally {
      this.waiting.delete(id);
      signal?.removeEventListener('abort', stop);
    }
  }

  private listen(worker: PackingWorker): PackingWorker {
    worker.hear((message) => {
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
    // A thread that dies, or cannot start, takes its questions with it; the next one starts another.
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
    say: (message) => worker.postMessage(message, []),
    hear: (listener) =>
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
 * Packs away from the page's thread, with the answer that `packOrder` has for the same question. The engine is loaded
 * by the first question, in a file of its own.
 * @returns rejects where the browser has no workers: the caller then waits for the server's word
 */
export async function packInWorker(
  items: AskedPacking['items'],
  boxes: AskedPacking['boxes'],
  options?: AskedPacking['options'],
  run?: Pick<PackingRun, 'signal'>,
): Promise<Packing> {
  const [packing] = await page.packMany([{ items, boxes, options }], run);
  return packing!;
}

/** Packs many orders away from the page's thread, each by itself, and tells how far it is. */
export function packManyInWorker(questions: readonly AskedPacking[], run?: PackingRun): Promise<Packing[]> {
  return page.packMany(questions, run);
}
