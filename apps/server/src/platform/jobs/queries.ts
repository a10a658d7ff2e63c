import type { Job, JobRow } from '@khep/api';
import type { JobRowState, JobState } from '@khep/domain/jobs';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { queryKeyset } from '../db/pagination.ts';
import type { Db, Tx } from '../db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import type { Session } from '../http/session.ts';
import { canAccessModule } from '../http/session.ts';
import { nextChangeNo } from './changeNumber.ts';
import type { JobKind } from './port.ts';
import type { Services } from '../../start/services.ts';
import type { JobRecord } from './run.ts';

const openStates: readonly JobState[] = ['queued', 'running'];

export type Definitions = ReadonlyMap<string, JobKind>;

/** The kinds of job a user can see: those of their modules. */
export function visibleJobKinds(session: Session, definitions: Definitions): string[] {
  return [...definitions.values()]
    .filter(({ module }) => canAccessModule(session, module))
    .map(({ kind }) => kind);
}

/** Serializes a job. */
export function serializeJob(row: JobRecord): Job {
  const isOpen = openStates.includes(row.state);
  return {
    id: row.job_id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    total: row.total,
    done: row.done,
    failed: row.failed,
    left_out: row.left_out,
    message: isOpen && row.cancel_requested ? 'It is being stopped.' : row.message,
    result_name: row.result?.name ?? null,
    can_cancel: isOpen && !row.cancel_requested,
    can_retry:
      row.state === 'failed' || row.state === 'cancelled' || (row.state === 'done' && row.failed > 0),
    owner: { id: row.user_id, name: row.user_name },
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    version: row.change_no,
  };
}

/** A page of jobs, newest first. */
export async function listJobs(
  db: Db,
  session: Session,
  definitions: Definitions,
  filter: { state?: 'open' | 'ended'; page_size: number; after?: string },
): Promise<{ jobs: Job[]; next: string | null }> {
  const kinds = visibleJobKinds(session, definitions);
  if (kinds.length === 0) return { jobs: [], next: null };
  const matching = db
    .selectFrom('jobs')
    .selectAll()
    .where('brand_id', '=', session.brand_id)
    .where('kind', 'in', kinds)
    .$if(filter.state !== undefined, (query) =>
      query.where('state', filter.state === 'open' ? 'in' : 'not in', openStates),
    );
  const { rows, next } = await queryKeyset(
    matching,
    { column: 'created_at', holds: 'moment', id: 'job_id', direction: 'desc' },
    filter,
  );
  return { jobs: rows.map(serializeJob), next };
}

/** Requires a job that this user can see. */
export async function findJob(
  db: Db | Tx,
  session: Session,
  definitions: Definitions,
  id: string,
): Promise<JobRecord> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('brand_id', '=', session.brand_id)
    .where('job_id', '=', id)
    .executeTakeFirst();
  if (!row || !visibleJobKinds(session, definitions).includes(row.kind)) throw notFound('job');
  return row;
}

/** A page of a job's rows, in order. */
export async function listRows(
  db: Db,
  job: JobRecord,
  filter: { state?: JobRowState; page_size: number; after?: string },
): Promise<{ rows: JobRow[]; next: string | null }> {
  const matching = db
    .selectFrom('job_rows')
    .select(['row_key', 'position', 'state', 'message', 'fields', 'outcome'])
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state!));
  const { rows, next } = await queryKeyset(
    matching,
    { column: 'position', holds: 'integer', id: 'row_key', direction: 'asc' },
    filter,
  );
  return {
    rows: rows.map((row) => ({
      key: row.row_key,
      position: row.position,
      state: row.state,
      message: row.message,
      fields: row.fields ?? {},
      outcome: row.outcome,
    })),
    next,
  };
}

/** Cancels a job: immediately if it is queued, at its next row if it runs. */
export async function cancelJob(db: Db, job: JobRecord, now: Date): Promise<JobRecord> {
  const change_no = await nextChangeNo(db);
  const changed = await db
    .updateTable('jobs')
    .set({
      cancel_requested: true,
      change_no,
      state: sql<JobState>`case when state = 'queued' then 'cancelled' else state end`,
      ended_at: sql<Date | null>`case when state = 'queued' then ${now}::timestamptz else ended_at end`,
    })
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .where('state', 'in', openStates)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw conflict('This job has already ended.');
  return changed;
}

/** Retries an ended job: failed rows are queued again, done rows remain done. */
export async function retryJob(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  session: Session,
  id: string,
): Promise<JobRecord> {
  await jobs.ready();
  return db.transaction().execute(async (tx) => {
    const job = await reopenJob(tx, await findJob(tx, session, jobs.definitions, id));
    await jobs.resend(tx, job);
    return job;
  });
}

async function reopenJob(tx: Tx, job: JobRecord): Promise<JobRecord> {
  if (!serializeJob(job).can_retry) throw conflict('This job has nothing to retry.');
  await tx
    .updateTable('job_rows')
    .set({ state: 'waiting', message: '', fields: null, outcome: null })
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .where('state', '=', 'failed')
    .execute();
  const reopened = await tx
    .updateTable('jobs')
    .set({
      state: 'queued',
      cancel_requested: false,
      attempts: 0,
      failed: 0,
      message: '',
      run_id: null,
      alive_at: sql<Date>`now()`,
      ended_at: null,
      change_no: await nextChangeNo(tx),
    })
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .where('state', '=', job.state)
    .returningAll()
    .executeTakeFirst();
  if (!reopened) throw conflict('This job is already running again.');
  return reopened;
}

/** Jobs of brands that changed since a number. */
export function changedJobs(
  db: Db,
  brandIds: readonly string[],
  after: number,
  filter: Expression<SqlBool> = sql<boolean>`true`,
): Promise<JobRecord[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('brand_id', 'in', [...brandIds])
    .where('change_no', '>', after)
    .where(filter)
    .orderBy('change_no')
    .limit(500)
    .execute();
}
