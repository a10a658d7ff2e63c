import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Queue } from './port.ts';

/**
 * A queue of the server's own: small things that have to be done once, soon, by whichever process is free. What a brand
 * waits for, and wants to see the progress of, is a job instead.
 */
export interface QueueDefinition<S extends z.ZodType = z.ZodType> extends Queue<S> {
  /** How often a message is tried in all. */
  readonly maxAttempts: number;
  /** Before the second try; twice as long before each further one. */
  readonly retrySeconds: number;
  /** A try that takes longer counts as dead, and the message goes to another process. */
  readonly timeoutSeconds: number;
  /** Messages that a process reads at once. */
  readonly concurrency: number;
  /** Does what the message says; what it throws brings the message back later. It may come again after a process died. */
  readonly handle: (message: z.output<S>, parts: { db: Db; services: Services }) => Promise<void>;
}

/** Declares a queue. */
export function defineQueue<S extends z.ZodType>(definition: QueueDefinition<S>): QueueDefinition<S> {
  return definition;
}

/** Thrown by a reader whose message cannot be done yet. */
export class RetryLater extends Error {
  override readonly name = 'NotYet';
}
