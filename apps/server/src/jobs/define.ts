import type { z } from 'zod';
import type { Db, Tx } from '../db/schema.ts';
import type { Actor } from '../actor.ts';
import type { Services } from '../services.ts';
import type { JobKind } from './port.ts';

/** What became of one row. */
export interface RowOutcome {
  /** `left_out` is no failure: there was nothing to do for this row, and the message says why. @default 'done' */
  state?: 'done' | 'failed' | 'left_out';
  message?: string;
  /** A message for each wrong field. */
  fields?: Record<string, string>;
  /** What came of it, for whoever reads the rows: an id, a number, a price. */
  outcome?: unknown;
}

/** A row that was given with the job and has not been done. */
export interface WaitingRow {
  key: string;
  position: number;
  input: unknown;
}

interface RowWork<T> {
  /** Reads and judges outside the transaction, and may ask other servers. */
  prepare?: () => Promise<T>;
  /** Makes the change. It and the row's outcome are committed together, or neither is. */
  change: (tx: Tx, prepared: T) => Promise<RowOutcome | void>;
}

/** What a running job is given. Every method but `progress` throws where the job has to stop: let it pass. */
export interface JobContext<Input = unknown> {
  readonly brand_id: string;
  readonly job_id: string;
  readonly owner: Actor;
  readonly input: Input;
  readonly db: Db;
  readonly services: Services;
  /** The rows that still have to be done, in their order. */
  readonly rows: () => AsyncGenerator<WaitingRow>;
  /**
   * Does one row, once: where it has been done before, by this run or by one that died, nothing happens. A Refusal is
   * the row's failure and the job goes on; any other error ends the run, and the job is tried again from this row.
   */
  readonly row: <T = void>(key: string, work: RowWork<T>) => Promise<void>;
  /** The same for many rows in one transaction: `change` gets the keys that are not done, and answers for each. */
  readonly batch: (
    keys: readonly string[],
    change: (tx: Tx, fresh: ReadonlySet<string>) => Promise<ReadonlyMap<string, RowOutcome>>,
  ) => Promise<void>;
  /** Writes down what became of a row whose effect is not in our database. */
  readonly rowResult: (key: string, outcome: RowOutcome) => Promise<void>;
  /** For jobs that keep no rows. Cheap: it is written twice a second at most. */
  readonly progress: (done: number, total: number) => void;
  /** True once somebody asked it to stop. The other methods notice by themselves. */
  readonly isCancelled: () => Promise<boolean>;
  /** Keeps the file that the job makes; the last one stays. */
  readonly keepFile: (
    bytes: Uint8Array,
    file: { type: string; name: string; extension: 'pdf' | 'csv' },
  ) => Promise<void>;
}

export interface JobDefinition<S extends z.ZodType = z.ZodType> extends JobKind<S> {
  /** Does the work. What it answers is shown once it has ended. */
  readonly run: (context: JobContext<z.output<S>>) => Promise<string | void>;
}

/** Declares a kind of job. It runs on any server process, more than once if a process dies: see JobContext.row. */
export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}
