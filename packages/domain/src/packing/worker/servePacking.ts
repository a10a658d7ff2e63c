import { packOrder } from '../pack/packOrder.ts';
import type { PackingJob, FromPacking, PackingChannel, ToPacking } from './packingMessages.ts';
import type { Packing } from '../model/types.ts';

/** Interval of progress messages in ms. */
const PROGRESS_INTERVAL_MS = 40;

interface Task {
  questions: readonly PackingJob[];
  next: number;
}

/**
 * Processes requests of a channel, one order at a time. It handles messages between orders, so that cancelled
 * requests stop and short requests don't wait behind large ones.
 */
export function servePacking(line: PackingChannel<FromPacking, ToPacking>): void {
  const tasks = new Map<number, Task>();
  let isWorking = false;

  line.onMessage((message) => {
    if (message.type === 'cancel') {
      tasks.delete(message.id);
      return;
    }
    tasks.set(message.id, { questions: message.questions, next: 0 });
    if (!isWorking) void work();
  });

  async function work(): Promise<void> {
    isWorking = true;
    while (tasks.size > 0) {
      // Round robin, newest first: it is the most likely to be on screen.
      for (const [id, task] of [...tasks].toReversed()) if (tasks.has(id)) packSome(id, task);
      // Lets incoming messages be handled.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    isWorking = false;
  }

  function packSome(id: number, task: Task): void {
    const until = performance.now() + PROGRESS_INTERVAL_MS;
    const packings: Packing[] = [];
    try {
      for (; task.next < task.questions.length && performance.now() < until; task.next++) {
        const { options, ...question } = task.questions[task.next]!;
        packings.push(packOrder({ ...question, options: { ...options, now: () => performance.now() } }));
      }
    } catch (error) {
      tasks.delete(id);
      line.send({
        type: 'failed',
        id,
        message: error instanceof Error ? error.message : String(error),
      });
      return;
    }
    if (task.next === task.questions.length) tasks.delete(id);
    line.send({ type: 'packed', id, packings });
  }
}
