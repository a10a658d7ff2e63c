import type { JobRowOutcome } from '@khep/domain/jobs';
import type { z } from 'zod';
import type { Db, Tx } from '../db/schema.ts';
import type { Actor } from '../../base/actor.ts';
import type { Services } from '../../start/services.ts';
import type { JobKind } from './port.ts';

/** The outcome of one row. */
export interface RowOutcome {
  /** `left_out` is no failure: the row needed nothing, and the message says why. @default 'done' */
  state?: JobRowOutcome;
  message?: string;
  /** A message for each invalid field. */
  fields?: Record<string, string>;
  /** Result of the row: an id, a number, a price. */
  outcome?: unknown;
}

/** A row that was enqueued with the job and isn't done. */
export interface WaitingRow {
  key: string;
  position: number;
  input: unknown;
}

interface RowWork<T> {
  /** Loads and validates outside the transaction, and may call other servers. */
  prepare?: () => Promise<T>;
  /** Makes the change, committed together with the row's outcome. */
  change: (tx: Tx, prepared: T) => Promise<RowOutcome | void>;
}

/** Context of a running job. Every method but `progress` and `isCancelled` throws if the job must stop: don't catch it. */
export interface JobContext<Input = unknown> {
  readonly brand_id: string;
  readonly job_id: string;
  readonly owner: Actor;
  readonly input: Input;
  readonly db: Db;
  readonly services: Services;
  /** The remaining rows, in order. */
  readonly rows: () => AsyncGenerator<WaitingRow>;
  /**
   * Handles one row, once: skips it if this or an earlier run has done it. An ApiError is the row's failure,
   * and the job continues; any other error ends the run, and the job is retried from this row.
   */
  readonly row: <T = void>(key: string, work: RowWork<T>) => Promise<void>;
  /** Handles many rows in one transaction: `change` gets the open keys and returns an outcome for each. */
  readonly batch: (
    keys: readonly string[],
    change: (tx: Tx, fresh: ReadonlySet<string>) => Promise<ReadonlyMap<string, RowOutcome>>,
  ) => Promise<void>;
  /** Records the outcome of a row whose effect isn't in our database. */
  readonly rowResult: (key: string, outcome: RowOutcome) => Promise<void>;
  /** Throws if the job must stop. Call it before an effect outside our database. */
  readonly checkpoint: () => void;
  /** For jobs without rows. Cheap: saved twice a second at most. */
  readonly progress: (done: number, total: number) => void;
  /** True once the job is cancelled. The other methods check it themselves. */
  readonly isCancelled: () => Promise<boolean>;
  /** Saves the job's file; a later one replaces it. */
  readonly keepFile: (
    bytes: Uint8Array,
    file: { type: string; name: string; extension: 'pdf' | 'csv' },
  ) => Promise<void>;
}

export interface JobDefinition<S extends z.ZodType = z.ZodType> extends JobKind<S> {
  /** Runs the job. The returned text is shown when it has ended. */
  readonly run: (context: JobContext<z.output<S>>) => Promise<string | void>;
}

/** Declares a kind of job. It may run more than once if a process crashes: see JobContext.row. */
export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}
