import { packOrder } from './packOrder.ts';
import type { AskedPacking, FromPacking, PackingLine, ToPacking } from './packingMessages.ts';
import type { Packing } from './types.ts';

/** How long packings are gathered before they are told, ms: often enough to be seen as progress. */
const TELL_EVERY_MS = 40;

interface Task {
  questions: readonly AskedPacking[];
  next: number;
}

/**
 * Answers what comes over a line, one order at a time: between two orders it listens, so that what is cancelled is
 * not packed to the end, and a short question does not wait behind thousands.
 */
export function servePacking(line: PackingLine<FromPacking, ToPacking>): void {
  const tasks = new Map<number, Task>();
  let isWorking = false;

  line.hear((message) => {
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
      // Each waiting task has its turn: the newest is likely what somebody looks at.
      for (const [id, task] of [...tasks].toReversed()) if (tasks.has(id)) answerSome(id, task);
      // What has come meanwhile is heard here.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    isWorking = false;
  }

  function answerSome(id: number, task: Task): void {
    const until = performance.now() + TELL_EVERY_MS;
    const packings: Packing[] = [];
    try {
      for (; task.next < task.questions.length && performance.now() < until; task.next++) {
        const { options, ...question } = task.questions[task.next]!;
        packings.push(packOrder({ ...question, options: { ...options, now: () => performance.now() } }));
      }
    } catch (error) {
      tasks.delete(id);
      line.say({
        type: 'failed',
        id,
        message: error instanceof Error ? error.message : String(error),
      });
      return;
    }
    if (task.next === task.questions.length) tasks.delete(id);
    line.say({ type: 'packed', id, packings });
  }
}
