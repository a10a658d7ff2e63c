import { Worker } from 'node:worker_threads';
import type { RenderTask } from './renderTask.ts';
import type { FromWorker, ToWorker } from './worker.ts';

interface Reader {
  slot: Slot;
  take: (bytes: Uint8Array<ArrayBuffer>) => void;
  end: () => void;
  fail: (error: Error) => void;
}

interface Slot {
  worker: Worker;
  jobs: number;
}

export interface PoolOptions {
  /** Maximum of threads. @default 1 */
  threads?: number;
  /** Heap of a thread, MB. @default 512 */
  memoryMb?: number;
}

/**
 * Worker threads that render documents, so that a batch of labels doesn't block requests. Started on first
 * use.
 */
export class DocumentPool {
  private readonly slots: Slot[] = [];
  private readonly readers = new Map<number, Reader>();
  private readonly options: Required<PoolOptions>;
  private lastId = 0;

  constructor(options: PoolOptions = {}) {
    this.options = { threads: 1, memoryMb: 512, ...options };
  }

  /** The document as a stream. Backpressure stops the thread from running ahead. */
  print(job: RenderTask, createdAt: Date): ReadableStream<Uint8Array<ArrayBuffer>> {
    const id = ++this.lastId;
    const slot = this.freeSlot();
    const tell = (message: ToWorker) => slot.worker.postMessage(message, []);
    const taken: number[] = [];
    const leave = (): boolean => {
      if (!this.readers.delete(id)) return false;
      slot.jobs--;
      if (slot.jobs === 0) slot.worker.unref();
      return true;
    };
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => {
          slot.jobs++;
          slot.worker.ref();
          this.readers.set(id, {
            slot,
            take: (bytes) => {
              taken.push(bytes.length);
              controller.enqueue(bytes);
            },
            end: () => void (leave() && controller.close()),
            fail: (error) => void (leave() && controller.error(error)),
          });
          tell({ type: 'print', id, job, createdAt });
        },
        pull: () => {
          const bytes = taken.splice(0).reduce((sum, length) => sum + length, 0);
          if (bytes > 0) tell({ type: 'taken', id, bytes });
        },
        cancel: () => {
          tell({ type: 'stop', id });
          leave();
        },
      },
      { highWaterMark: 8 },
    );
  }

  private freeSlot(): Slot {
    const idle = this.slots.find((slot) => slot.jobs === 0);
    if (idle) return idle;
    if (this.slots.length < this.options.threads) return this.start();
    return this.slots.reduce((least, slot) => (slot.jobs < least.jobs ? slot : least));
  }

  private start(): Slot {
    const url = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
    const worker = new Worker(url, {
      name: 'documents',
      // When run from source, packages resolve to source too.
      execArgv: url.pathname.endsWith('.ts') ? ['--conditions=@khep/source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: this.options.memoryMb },
    });
    const slot: Slot = { worker, jobs: 0 };
    this.slots.push(slot);
    worker.on('message', (message: FromWorker) => {
      const reader = this.readers.get(message.id);
      if (!reader) return;
      if (message.type === 'chunk') reader.take(message.bytes);
      else if (message.type === 'done') reader.end();
      else reader.fail(new Error(message.message));
    });
    // A thread that runs out of memory fails its own tasks; the next task starts another.
    const lost = (error: Error) => {
      const at = this.slots.indexOf(slot);
      if (at >= 0) this.slots.splice(at, 1);
      for (const reader of this.readers.values()) if (reader.slot === slot) reader.fail(error);
    };
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lost(new Error('The document thread has ended')));
    worker.unref();
    return slot;
  }

  async close(): Promise<void> {
    await Promise.all(this.slots.splice(0).map((slot) => slot.worker.terminate()));
  }
}
