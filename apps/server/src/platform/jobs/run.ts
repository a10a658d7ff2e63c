import type { JobRowOutcome } from '@khep/domain/jobs';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { json } from '../db/schema.ts';
import type { Db } from '../db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { workFor } from '../../base/party.ts';
import type { Services } from '../../start/services.ts';
import { nextChangeNo } from './changeNumber.ts';
import type { JobContext, JobDefinition, RowOutcome } from './define.ts';
import { claimRows, countRows, pendingRows, recordOutcome, saveOutcomes } from './rows.ts';
import type { JobKey } from './port.ts';
import type { JobFile, JobTables } from './tables.ts';

export type JobRecord = Selectable<JobTables['jobs']>;

const sayEveryMs = 500;
/** Maximum of crashes or failures before a job is stopped. */
const maxAttempts = 5;
const pageOfRows = 200;

/** Thrown through a job's code when it must stop. */
class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly why: 'cancelled' | 'taken over' | 'stopping';
  constructor(why: JobStopped['why']) {
    super(`The job has to stop: ${why}`);
    this.why = why;
  }
}

export interface RunParts {
  db: Db;
  services: Services;
  definitions: ReadonlyMap<string, JobDefinition>;
  isStopping: () => boolean;
  /** Heartbeat timeout of a run. */
  deadAfterSeconds: number;
  /** Requeues the job. */
  send: (key: JobKey, afterSeconds: number) => Promise<void>;
  /** Called whenever a job changed. */
  onChange: () => void;
}

/** Runs a job if it is queued or its run is dead. After an unexpected error it is requeued. */
export async function runJob(parts: RunParts, key: JobKey): Promise<void> {
  const run_id = randomUUID();
  const job = await claim(parts, key, run_id);
  if (!job) return;
  parts.onChange();
  const run = new Run(parts, job, run_id);
  try {
    await run.carryOut();
  } finally {
    parts.onChange();
  }
}

async function claim(
  { db, services, deadAfterSeconds }: RunParts,
  key: JobKey,
  run_id: string,
): Promise<JobRecord | undefined> {
  const change_no = await nextChangeNo(db);
  return db
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running',
      run_id,
      attempts: eb('attempts', '+', 1),
      alive_at: sql<Date>`now()`,
      change_no,
      message: '',
      started_at: sql<Date>`coalesce(started_at, ${services.clock.now()})`,
    }))
    .where('brand_id', '=', key.brand_id)
    .where('job_id', '=', key.job_id)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'queued'),
        eb.and([
          eb('state', '=', 'running'),
          sql<boolean>`alive_at < now() - ${sql.lit(deadAfterSeconds)} * interval '1 second'`,
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

class Run {
  readonly #parts: RunParts;
  readonly #job: JobRecord;
  readonly #runId: string;
  #counts: { total: number | null; done: number; failed: number; left_out: number };
  #isCounted = false;
  #isCancelled: boolean;
  #isTakenOver = false;
  #filePath: string | undefined;
  #saidAt = 0;
  #saying: Promise<void> = Promise.resolve();

  constructor(parts: RunParts, job: JobRecord, runId: string) {
    this.#parts = parts;
    this.#job = job;
    this.#runId = runId;
    this.#isCancelled = job.cancel_requested;
    this.#filePath = job.result?.path;
    this.#counts = { total: job.total, done: 0, failed: 0, left_out: 0 };
  }

  async carryOut(): Promise<void> {
    const { kind, job_id } = this.#job;
    const { services, definitions, deadAfterSeconds } = this.#parts;
    const aliveEveryMs = (deadAfterSeconds * 1000) / 6;
    const alive = setInterval(() => void this.#say(true).catch(() => undefined), aliveEveryMs);
    alive.unref();
    try {
      const definition = definitions.get(kind);
      if (!definition) throw new Error(`This server has no job of the kind ${kind}.`);
      const counted = await countRows(this.#parts.db, this.#job);
      if (counted) {
        this.#counts = counted;
        this.#isCounted = true;
      }
      this.#check();
      // An error is recorded below; a crash is only counted.
      if (this.#job.attempts > maxAttempts)
        return await this.#end('failed', 'It failed repeatedly and was stopped.');
      const input: unknown = definition.input.parse(this.#job.input);
      const said = await workFor(this.#job.brand_id, () => definition.run(this.#context(input)));
      await this.#end('done', said ?? '');
    } catch (error) {
      if (error instanceof JobStopped) return await this.#stopped(error);
      if (error instanceof ApiError) return await this.#end('failed', error.detail);
      services.log.error({ err: error, job_id, kind }, 'a job failed');
      if (this.#job.attempts >= maxAttempts)
        return await this.#end('failed', 'Something went wrong, and retrying did not help.');
      return await this.#release('Retrying soon.', 2 ** this.#job.attempts);
    } finally {
      clearInterval(alive);
    }
  }

  async #stopped({ why }: JobStopped): Promise<void> {
    if (why === 'cancelled') return this.#end('cancelled', '');
    // Another run has taken over and reports its progress.
    if (why === 'taken over') return;
    await this.#release('', 0);
  }

  #context(input: unknown): JobContext {
    const { brand_id, job_id, user_id, user_name } = this.#job;
    const { db, services } = this.#parts;
    return {
      brand_id,
      job_id,
      input,
      db,
      services,
      owner: { kind: 'user', id: user_id, name: user_name },
      rows: () => this.#rows(),
      row: async (key, { prepare, change }) => {
        this.#check();
        try {
          const prepared = await prepare?.();
          await this.#batch([key], async (tx) => {
            // `prepared` is the result of `prepare`, or undefined without one.
            const outcome = await change(tx, prepared as never);
            return new Map(outcome ? [[key, outcome]] : []);
          });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          await this.#result(key, { state: 'failed', message: error.detail, fields: error.fields });
        }
      },
      batch: (keys, change) => this.#batch(keys, change),
      rowResult: (key, outcome) => this.#result(key, outcome),
      checkpoint: () => this.#check(),
      progress: (done, total) => {
        this.#counts = { ...this.#counts, done, total };
        this.#sayLater();
      },
      isCancelled: async () => {
        await this.#say();
        return this.#isCancelled;
      },
      keepFile: async (bytes, { type, name, extension }) => {
        this.#check();
        const path = await services.privateFiles.save(bytes, extension);
        const file: JobFile = { path, type, name };
        await this.#update({ result: json<JobFile | null>(file) });
        // The table references one file; delete the other.
        const lost = this.#isTakenOver ? path : this.#filePath;
        if (!this.#isTakenOver) this.#filePath = path;
        if (lost !== undefined) await services.privateFiles.remove(lost);
      },
    };
  }

  async *#rows() {
    let after = -1;
    for (;;) {
      const page = await pendingRows(this.#parts.db, this.#job, after, pageOfRows);
      for (const row of page) {
        this.#check();
        yield row;
      }
      const last = page.at(-1);
      if (!last || page.length < pageOfRows) return;
      after = last.position;
    }
  }

  async #batch(...[keys, change]: Parameters<JobContext['batch']>): Promise<void> {
    this.#check();
    const at = this.#parts.services.clock.now();
    const outcomes = await this.#parts.db.transaction().execute(async (tx) => {
      const fresh = await claimRows(tx, this.#job, keys, at);
      if (fresh.size === 0) return [];
      const said = await change(tx, fresh);
      await saveOutcomes(tx, this.#job, new Map([...said].filter(([key]) => fresh.has(key))), at);
      return [...fresh].map((key) => said.get(key)?.state ?? 'done');
    });
    this.#count(outcomes);
  }

  async #result(key: string, outcome: RowOutcome): Promise<void> {
    this.#check();
    const at = this.#parts.services.clock.now();
    if (await recordOutcome(this.#parts.db, this.#job, key, outcome, at))
      this.#count([outcome.state ?? 'done']);
  }

  #count(states: readonly JobRowOutcome[]): void {
    this.#isCounted = true;
    for (const state of states) this.#counts[state] += 1;
    this.#sayLater();
  }

  /** Throws if the job must stop; queries the database twice a second at most. */
  #check(): void {
    if (this.#isTakenOver) throw new JobStopped('taken over');
    if (this.#isCancelled) throw new JobStopped('cancelled');
    if (this.#parts.isStopping()) throw new JobStopped('stopping');
    this.#sayLater();
  }

  #sayLater(): void {
    if (performance.now() - this.#saidAt > sayEveryMs) void this.#say().catch(() => undefined);
  }

  /** Saves progress and heartbeat, and checks for a cancellation. */
  #say(isHeartbeat = false): Promise<void> {
    this.#saidAt = performance.now();
    this.#saying = this.#sayAfter(this.#saying, isHeartbeat);
    return this.#saying;
  }

  async #sayAfter(before: Promise<void>, isHeartbeat: boolean): Promise<void> {
    await before.catch(() => undefined);
    const { total, done, failed, left_out } = this.#counts;
    await this.#update({
      alive_at: sql<Date>`now()`,
      ...(isHeartbeat ? {} : { total, done, failed, left_out }),
    });
    if (!isHeartbeat) this.#parts.onChange();
  }

  async #update(set: Record<string, unknown>): Promise<void> {
    const change_no = await nextChangeNo(this.#parts.db);
    const row = await this.#parts.db
      .updateTable('jobs')
      .set({ ...set, change_no })
      .where('brand_id', '=', this.#job.brand_id)
      .where('job_id', '=', this.#job.job_id)
      .where('run_id', '=', this.#runId)
      .where('state', '=', 'running')
      .returning('cancel_requested')
      .executeTakeFirst();
    if (!row) this.#isTakenOver = true;
    else if (row.cancel_requested) this.#isCancelled = true;
  }

  async #end(state: 'done' | 'failed' | 'cancelled', message: string): Promise<void> {
    await this.#saying.catch(() => undefined);
    const counts = this.#isCounted ? await countRows(this.#parts.db, this.#job) : undefined;
    const { total, done, failed, left_out } = counts ?? this.#counts;
    await this.#update({
      state,
      message,
      total: total ?? done,
      done,
      failed,
      left_out,
      ended_at: this.#parts.services.clock.now(),
    });
  }

  /** Releases the job for another run. */
  async #release(message: string, afterSeconds: number): Promise<void> {
    await this.#saying.catch(() => undefined);
    await this.#update({
      state: 'queued',
      message,
      alive_at: sql<Date>`now() + ${sql.lit(afterSeconds)} * interval '1 second'`,
      // A shutdown isn't a failure of the job.
      ...(this.#parts.isStopping() ? { attempts: this.#job.attempts - 1 } : {}),
    });
    await this.#parts.send(this.#job, afterSeconds);
  }
}
