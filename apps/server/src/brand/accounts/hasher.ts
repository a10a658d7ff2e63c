import { Worker } from 'node:worker_threads';
import type { FromHasher, ToHasher } from './passwordThread.ts';

type Question = ToHasher extends infer Q ? (Q extends ToHasher ? Omit<Q, 'id'> : never) : never;

/** A thread for one password at a time, started when it is first needed. */
export class Hasher {
  #worker: Worker | undefined;
  #waiting = new Map<number, PromiseWithResolvers<string | boolean>>();
  #nextId = 0;

  ask(question: Question): Promise<string | boolean> {
    this.#worker ??= this.#start();
    const id = this.#nextId++;
    const waiting = Promise.withResolvers<string | boolean>();
    this.#waiting.set(id, waiting);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ ...question, id } satisfies ToHasher);
    // A process ends when it waits for nothing: a thread without work is nothing.
    this.#worker.ref();
    return waiting.promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./passwordThread.ts', import.meta.url), {
      name: 'passwords',
      execArgv: [],
    });
    worker.on('message', (reply: FromHasher) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('problem' in reply) waiting?.reject(new Error(reply.problem));
      else waiting?.resolve(reply.result);
    });
    const lost = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lost(new Error('The thread of passwords has ended')));
    return worker;
  }
}
