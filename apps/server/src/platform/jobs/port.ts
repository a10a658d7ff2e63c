import type { EventEmitter } from 'node:events';
import type { Module } from '@khep/domain/team';
import type { z } from 'zod';
import type { Actor } from '../../base/actor.ts';
import type { Db, Tx } from '../db/schema.ts';

export interface JobKey {
  brand_id: string;
  job_id: string;
}

/** The declaration of a kind of job, without the code that runs it. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  /** Saved with each job: `orders.import`. Must not change while jobs of this kind exist. */
  readonly kind: string;
  /** Users with access to this module can see, cancel and retry the job. */
  readonly module: Module;
  readonly input: S;
  /** Its name in the job tray: "Import of 240 orders". */
  readonly title: (input: z.output<S>) => string;
  /** Records that a user has the file of the job. */
  readonly onDownload?: (db: Db, download: Download<z.output<S>>) => Promise<void>;
}

/** Who downloads the file of which job, and when. */
export interface Download<Input = unknown> extends JobKey {
  input: Input;
  actor: Actor;
  at: Date;
}

/** A queue, for its senders. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** A message identifies a row and has no other data. */
  readonly message: S;
}

export interface NewJob<S extends z.ZodType> {
  brand_id: string;
  /** From `newId('job')`, for callers that store it in the same transaction. @default a new one */
  job_id?: string;
  owner: Actor;
  input: z.input<S>;
  /** The rows, if they are known when the job is enqueued. */
  rows?: readonly { key: string; input?: unknown }[];
}

/** The server's jobs: enqueue, run and observe. */
export interface Jobs {
  readonly definitions: ReadonlyMap<string, JobKind>;
  /** `change` when this process may have changed a job; `stop` before shutdown. */
  readonly changes: EventEmitter<{ change: []; stop: [] }>;
  /** Enqueues a job in the transaction: it runs only if that commits. Returns its id. */
  enqueue<S extends z.ZodType>(tx: Tx, kind: JobKind<S>, job: NewJob<S>): Promise<string>;
  /** True once messages can be sent. */
  readonly isReady: boolean;
  /** True after `stop`, for those who subscribe later. */
  readonly isStopping: boolean;
  /** Sends a message in the transaction; one with the same key that is queued or running is reused. */
  send<S extends z.ZodType>(
    tx: Tx,
    queue: Queue<S>,
    message: z.input<S>,
    options: { key: string },
  ): Promise<void>;
  /** Requeues a waiting job in the transaction. */
  resend(tx: Tx, key: JobKey): Promise<void>;
  /** Waits until a job has ended, or as long as a response may wait for it. Returns whether it is still running. */
  waitFor(key: JobKey): Promise<boolean>;
  /** Prepares the queue; call it before the transaction that enqueues. */
  ready(): Promise<void>;
  /** Lets running jobs stop at their next row; another process, or the next start, resumes them. */
  stop(): Promise<void>;
}
