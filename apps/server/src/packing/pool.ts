import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PackingJob, Packing } from '@khep/domain/packing';
import type { FromPacker, ToPacker } from './worker.ts';

interface Task {
  questions: readonly PackingJob[];
  done: (packings: Packing[]) => void;
  fail: (error: Error) => void;
}

interface Slot {
  worker: Worker;
  task: Task | undefined;
}

export interface BulkPacking {
  /** Told after every few orders. */
  onProgress?: (done: number, total: number) => void;
  /** Stops after what is being packed. */
  signal?: AbortSignal;
}

/** Orders that go to a thread at once: enough to outweigh the message, few enough to tell progress. */
const AT_ONCE = 25;

/** Threads that pack, so that thousands of orders never hold up a request. Started on first use. */
export class PackingPool {
  private readonly slots: Slot[] = [];
  private readonly waiting: Task[] = [];
  private readonly threads: number;
  private lastId = 0;

  /** @param threads at most; one core is left for the requests */
  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.threads = threads;
  }

  async pack(question: PackingJob): Promise<Packing> {
    const [packing] = await this.ask([question]);
    return packing!;
  }

  /** Packs each by itself, in the order given. What is asked more than once is packed once. */
  async packMany(
    questions: readonly PackingJob[],
    { onProgress, signal }: BulkPacking = {},
  ): Promise<Packing[]> {
    const keys = questions.map((question) => JSON.stringify(question));
    const times = new Map<string, number>();
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    const different = [...new Map(keys.map((key, i) => [key, questions[i]!]))];
    const known = new Map<string, Packing>();
    const groups = Array.from({ length: Math.ceil(different.length / AT_ONCE) }, (_, i) =>
      different.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    let done = 0;
    const take = async (): Promise<void> => {
      for (let group = groups.shift(); group; group = groups.shift()) {
        signal?.throwIfAborted();
        const packings = await this.ask(group.map(([, question]) => question));
        group.forEach(([key], i) => {
          known.set(key, packings[i]!);
          done += times.get(key) ?? 0;
        });
        onProgress?.(done, questions.length);
      }
    };
    await Promise.all(Array.from({ length: this.threads }, take));
    return keys.map((key) => known.get(key)!);
  }

  private ask(questions: readonly PackingJob[]): Promise<Packing[]> {
    return new Promise((done, fail) => {
      this.waiting.push({ questions, done, fail });
      this.next();
    });
  }

  private next(): void {
    const idle = this.slots.find(({ task }) => !task);
    const slot = idle ?? (this.slots.length < this.threads ? this.start() : undefined);
    const task = slot && this.waiting.shift();
    if (!task) return;
    slot.task = task;
    slot.worker.ref();
    const message: ToPacker = { id: ++this.lastId, questions: task.questions };
    slot.worker.postMessage(message, []);
  }

  private start(): Slot {
    const url = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
    const worker = new Worker(url, {
      name: 'packing',
      // From source, packages are found by their source too.
      execArgv: url.pathname.endsWith('.ts') ? ['--conditions=@khep/source'] : [],
    });
    const slot: Slot = { worker, task: undefined };
    this.slots.push(slot);
    const finish = (then: (task: Task) => void) => {
      const { task } = slot;
      if (!task) return;
      slot.task = undefined;
      worker.unref();
      then(task);
      this.next();
    };
    worker.on('message', (message: FromPacker) => {
      if (message.type === 'packed') finish((task) => task.done(message.packings));
      else finish((task) => task.fail(new Error(message.message)));
    });
    // A thread that dies takes its own orders with it, and the next ones start another.
    const lost = (error: Error) => {
      const at = this.slots.indexOf(slot);
      if (at >= 0) this.slots.splice(at, 1);
      finish((task) => task.fail(error));
    };
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lost(new Error('The packing thread has ended')));
    worker.unref();
    return slot;
  }

  async close(): Promise<void> {
    await Promise.all(this.slots.splice(0).map((slot) => slot.worker.terminate()));
  }
}

/** The threads of this process. */
export const packingPool = new PackingPool();
