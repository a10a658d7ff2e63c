import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PackingJob, Packing } from '@khep/domain/packing';
import { tooManyRequests } from '../../base/errors.ts';
import type { FromPacker, ToPacker } from './worker.ts';

interface Task {
  /** Whose turn it takes: a brand's id. */
  tenant: string;
  questions: readonly PackingJob[];
  packings: (Packing | undefined)[];
  done: (packings: (Packing | undefined)[]) => void;
  fail: (error: Error) => void;
}

interface Slot {
  worker: Worker;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
  /** The thread has loaded its modules; only packing counts against the time limit. */
  isReady: boolean;
}

export interface BulkPacking {
  /** Orders of one tenant wait for each other before those of another tenant do. @default '' */
  tenant?: string;
  /** Called after every few orders. */
  onProgress?: (done: number, total: number) => void;
  /** Stops after the batch that is being packed. */
  signal?: AbortSignal;
}

interface PoolInit {
  /** @default one core is left for the requests */
  threads?: number;
  /** Processor time after which a packing ends its thread, ms: a busy machine takes no order's time. @default 5000 */
  timeoutMs?: number;
  /** Batches that one tenant may have in the queue. @default 400 */
  maxQueued?: number;
}

/** Orders in a message to a thread: enough to outweigh the message, few enough to report progress. */
const batchSize = 25;
/** Heap of a thread, MB: an order that needs more is as hopeless as one that takes too long. */
const maxHeapMb = 512;

/** A thread that has just ended uses no processor; its end is reported by its own event. */
const noUsage = () => ({ user: 0, system: 0 });

/**
 * Worker threads that pack, so that no order can block the event loop. Tenants take turns. The packer's own time
 * budget does not bound the work on very large orders, so the pool ends a thread that exceeds `timeoutMs`.
 */
export class PackingPool {
  private readonly slots: Slot[] = [];
  private readonly queues = new Map<string, Task[]>();
  private readonly threads: number;
  private readonly timeoutMs: number;
  private readonly maxQueued: number;
  private lastId = 0;

  constructor({ threads, timeoutMs = 5000, maxQueued = 400 }: PoolInit = {}) {
    this.threads = threads ?? Math.max(1, availableParallelism() - 1);
    this.timeoutMs = timeoutMs;
    this.maxQueued = maxQueued;
  }

  /** @returns undefined if the packing exceeded the time limit */
  async pack(question: PackingJob, tenant = ''): Promise<Packing | undefined> {
    const [packing] = await this.enqueue(tenant, [question]);
    return packing;
  }

  /**
   * Packs each order separately, in the order given; equal ones are packed once.
   * @returns undefined for each that exceeded the time limit
   * @throws ApiError 429 if the tenant has too many batches in the queue
   */
  async packMany(
    questions: readonly PackingJob[],
    { tenant = '', onProgress, signal }: BulkPacking = {},
  ): Promise<(Packing | undefined)[]> {
    const keys = questions.map((question) => JSON.stringify(question));
    const times = new Map<string, number>();
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    const different = [...new Map(keys.map((key, i) => [key, questions[i]!]))];
    const packed = new Map<string, Packing | undefined>();
    const batches = Array.from({ length: Math.ceil(different.length / batchSize) }, (_, i) =>
      different.slice(i * batchSize, (i + 1) * batchSize),
    );
    let done = 0;
    const work = async (): Promise<void> => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        signal?.throwIfAborted();
        const packings = await this.enqueue(
          tenant,
          batch.map(([, question]) => question),
        );
        batch.forEach(([key], i) => {
          packed.set(key, packings[i]);
          done += times.get(key) ?? 0;
        });
        onProgress?.(done, questions.length);
      }
    };
    await Promise.all(Array.from({ length: this.threads }, work));
    return keys.map((key) => packed.get(key));
  }

  private enqueue(tenant: string, questions: readonly PackingJob[]): Promise<(Packing | undefined)[]> {
    return new Promise((done, fail) => {
      const queue = this.queues.get(tenant) ?? [];
      if (queue.length >= this.maxQueued) {
        fail(tooManyRequests('Too many orders are being packed. Try again in a few seconds.', 5));
        return;
      }
      queue.push({ tenant, questions, packings: [], done, fail });
      this.queues.set(tenant, queue);
      this.next();
    });
  }

  /** The oldest task of the tenant that has waited longest for a turn. */
  private dequeue(): Task | undefined {
    const [first] = this.queues;
    if (!first) return undefined;
    const [tenant, queue] = first;
    const task = queue.shift();
    // A map iterates in insertion order: a tenant with more to pack goes to the end.
    this.queues.delete(tenant);
    if (queue.length > 0) this.queues.set(tenant, queue);
    return task;
  }

  private next(): void {
    if (this.queues.size === 0) return;
    const idle = this.slots.find(({ task }) => !task);
    const slot = idle ?? (this.slots.length < this.threads ? this.start() : undefined);
    const task = slot && this.dequeue();
    if (!task) return;
    slot.task = task;
    slot.worker.ref();
    this.watch(slot);
    const message: ToPacker = { id: ++this.lastId, questions: task.questions.slice(task.packings.length) };
    slot.worker.postMessage(message, []);
  }

  /** Limits the processor time of the packing that is running now. */
  private watch(slot: Slot): void {
    clearTimeout(slot.timer);
    if (!slot.isReady) return;
    const startedAt = slot.worker.cpuUsage().catch(noUsage);
    const look = async (): Promise<void> => {
      const timer = slot.timer;
      const { user, system } = await slot.worker.cpuUsage(await startedAt).catch(noUsage);
      // Meanwhile the packing ended, and the next has its own timer.
      if (slot.timer !== timer || !slot.task) return;
      const leftMs = this.timeoutMs - (user + system) / 1000;
      if (leftMs <= 0) this.giveUpPacking(slot);
      else wait(leftMs);
    };
    const wait = (ms: number) => {
      slot.timer = setTimeout(() => void look(), Math.ceil(ms));
      slot.timer.unref();
    };
    wait(this.timeoutMs);
  }

  /** Ends a thread whose packing takes too long or too much memory, and puts its other orders first in the queue. */
  private giveUpPacking(slot: Slot): void {
    const { task } = slot;
    this.remove(slot);
    slot.task = undefined;
    void slot.worker.terminate();
    if (task) {
      task.packings.push(undefined);
      if (task.packings.length === task.questions.length) task.done(task.packings);
      else this.queues.set(task.tenant, [task, ...(this.queues.get(task.tenant) ?? [])]);
    }
    this.next();
  }

  private remove(slot: Slot): void {
    clearTimeout(slot.timer);
    const at = this.slots.indexOf(slot);
    if (at >= 0) this.slots.splice(at, 1);
  }

  private start(): Slot {
    const url = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
    const worker = new Worker(url, {
      name: 'packing',
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // From source, packages are found by their source too.
      execArgv: url.pathname.endsWith('.ts') ? ['--conditions=@khep/source'] : [],
    });
    const slot: Slot = { worker, task: undefined, timer: undefined, isReady: false };
    this.slots.push(slot);
    const finish = (settle: (task: Task) => void) => {
      const { task } = slot;
      if (!task) return;
      clearTimeout(slot.timer);
      slot.task = undefined;
      worker.unref();
      settle(task);
      this.next();
    };
    worker.on('message', (message: FromPacker) => {
      if (message.type === 'ready') {
        slot.isReady = true;
        if (slot.task) this.watch(slot);
        return;
      }
      if (message.type === 'failed') {
        finish((task) => task.fail(new Error(message.message)));
        return;
      }
      const { task } = slot;
      if (!task) return;
      task.packings.push(message.packing);
      if (task.packings.length < task.questions.length) this.watch(slot);
      else finish(() => task.done(task.packings));
    });
    worker.on('error', (error: unknown) => {
      // A thread out of memory ends with an error: the order that it was packing fails.
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        this.giveUpPacking(slot);
        return;
      }
      this.remove(slot);
      finish((task) => task.fail(error instanceof Error ? error : new Error(String(error))));
    });
    worker.on('exit', () => {
      this.remove(slot);
      finish((task) => task.fail(new Error('The packing thread ended unexpectedly')));
    });
    worker.unref();
    return slot;
  }

  async close(): Promise<void> {
    const slots = this.slots.splice(0);
    for (const slot of slots) clearTimeout(slot.timer);
    await Promise.all(slots.map((slot) => slot.worker.terminate()));
  }
}

/** The threads of this process. */
export const packingPool = new PackingPool();
