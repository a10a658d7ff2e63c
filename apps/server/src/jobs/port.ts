import type { EventEmitter } from 'node:events';
import type { Module } from '@khep/api';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/schema.ts';

export interface JobKey {
  brand_id: string;
  job_id: string;
}

/** What is known about the jobs of one kind without the code that runs them. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  /** Saved with each job: `orders.import`. Must not change while jobs of this kind exist. */
  readonly kind: string;
  /** Users with access to this module can see, cancel and retry the job. */
  readonly module: Module;
  readonly input: S;
  /** Its name in the job tray: "Import of 240 orders". */
  readonly title: (input: z.output<S>) => string;
}

/** A queue as its senders know it. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** A message names a row and carries nothing else: the row holds the data. */
  readonly message: S;
}

export interface NewJob<S extends z.ZodType> {
  brand_id: string;
  owner: Actor;
  input: z.input<S>;
  /** What is to be done, where it is known already; each is then told of from the beginning. */
  rows?: readonly { key: string; input?: unknown }[];
}

/** The jobs of this server: started, run and watched. */
export interface Jobs {
  readonly definitions: ReadonlyMap<string, JobKind>;
  /** `change` whenever this process may have changed a job; `stop` when it is about to end. */
  readonly changes: EventEmitter<{ change: []; stop: [] }>;
  /** Starts a job with the transaction: it runs only if that commits. Returns its id. */
  enqueue<S extends z.ZodType>(tx: Tx, kind: JobKind<S>, job: NewJob<S>): Promise<string>;
  /** True once messages can be sent. */
  readonly isReady: boolean;
  /** True from `stop` on: who begins to listen then has missed it. */
  readonly isStopping: boolean;
  /** Sends a message with the transaction; while one of the same key waits or is being read, it is the same one. */
  send<S extends z.ZodType>(
    tx: Tx,
    queue: Queue<S>,
    message: z.input<S>,
    options: { key: string },
  ): Promise<void>;
  /** Puts a job that waits into the queue again, with the transaction. */
  resend(tx: Tx, key: JobKey): Promise<void>;
  /** Makes the queue ready, where it is not: before the transaction that enqueues. */
  ready(): Promise<void>;
  /** Lets running jobs stop at their next row; another process, or the next start, goes on with them. */
  stop(): Promise<void>;
}
