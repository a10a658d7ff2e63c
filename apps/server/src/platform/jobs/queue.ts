import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Services } from '../../start/services.ts';
import type { Queue } from './port.ts';

/**
 * A queue of the server, for small tasks that any process handles once, soon. Work that a brand waits for,
 * with progress, is a job instead.
 */
export interface QueueDefinition<S extends z.ZodType = z.ZodType> extends Queue<S> {
  /** Attempts per message. */
  readonly maxAttempts: number;
  /** Delay before the second attempt; doubled before each further one. */
  readonly retrySeconds: number;
  /** Timeout of an attempt; then the message moves to another process. */
  readonly timeoutSeconds: number;
  /** Messages that a process handles at once. */
  readonly concurrency: number;
  /** Handles a message; on an error it is retried later. May run again after a crash. */
  readonly handle: (message: z.output<S>, parts: { db: Db; services: Services }) => Promise<void>;
}

/** Declares a queue. */
export function defineQueue<S extends z.ZodType>(definition: QueueDefinition<S>): QueueDefinition<S> {
  return definition;
}

/** Thrown by a handler to retry the message later. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}
