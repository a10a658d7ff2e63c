import { sql } from 'kysely';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { RowOutcome, WaitingRow } from './define.ts';
import type { JobKey } from './port.ts';

export interface RowCounts {
  total: number;
  done: number;
  failed: number;
  left_out: number;
}

const perInsert = 1000;

/** Inserts the rows of a new job. */
export async function insertRows(
  tx: Tx,
  { brand_id, job_id }: JobKey,
  rows: readonly { key: string; input?: unknown }[],
  at: Date,
): Promise<void> {
  for (let start = 0; start < rows.length; start += perInsert) {
    await tx
      .insertInto('job_rows')
      .values(
        rows.slice(start, start + perInsert).map(({ key, input }, index) => ({
          brand_id,
          job_id,
          row_key: key,
          position: start + index,
          state: 'waiting' as const,
          input: input === undefined ? null : json(input),
          at,
        })),
      )
      .execute();
  }
}

/** Pending rows from a position. */
export async function pendingRows(
  db: Db,
  { brand_id, job_id }: JobKey,
  after: number,
  limit: number,
): Promise<WaitingRow[]> {
  const rows = await db
    .selectFrom('job_rows')
    .select(['row_key as key', 'position', 'input'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'waiting')
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows;
}

/**
 * Claims rows that aren't done, in this transaction. Of two runs the second waits and finds them claimed; a
 * crash rolls the claim back.
 */
export async function claimRows(
  tx: Tx,
  { brand_id, job_id }: JobKey,
  keys: readonly string[],
  at: Date,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const taken = await tx
    .insertInto('job_rows')
    .values(
      // In a fixed order: two batches that share rows can't deadlock.
      [...new Set(keys)].sort().map((row_key) => ({
        brand_id,
        job_id,
        row_key,
        position: 0,
        state: 'done',
        at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'job_id', 'row_key'])
        .doUpdateSet({ state: 'done', at })
        .where('job_rows.state', '=', 'waiting'),
    )
    .returning('row_key')
    .execute();
  return new Set(taken.map(({ row_key }) => row_key));
}

/**
 * Saves outcomes of claimed rows with an upsert: its lookup always uses the key. Right after a job of 100,000
 * rows starts, the planner would scan the table for each row of an update.
 */
export async function saveOutcomes(
  tx: Db | Tx,
  job: JobKey,
  outcomes: ReadonlyMap<string, RowOutcome>,
  at: Date,
): Promise<void> {
  const rows = [...outcomes].map(([row_key, outcome]) => toOutcomeRow(job, row_key, outcome, at));
  for (let start = 0; start < rows.length; start += perInsert) {
    await tx
      .insertInto('job_rows')
      .values(rows.slice(start, start + perInsert))
      .onConflict((conflict) =>
        conflict.columns(['brand_id', 'job_id', 'row_key']).doUpdateSet((row) => ({
          state: row.ref('excluded.state'),
          message: row.ref('excluded.message'),
          fields: row.ref('excluded.fields'),
          outcome: row.ref('excluded.outcome'),
        })),
      )
      .execute();
  }
}

/**
 * Records the outcome of a row whose effect isn't in our database, in one statement. False if it was done
 * before: of two runs the first counts.
 */
export async function recordOutcome(
  db: Db,
  job: JobKey,
  row_key: string,
  outcome: RowOutcome,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('job_rows')
    .values(toOutcomeRow(job, row_key, outcome, at))
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'job_id', 'row_key'])
        .doUpdateSet((eb) => ({
          state: eb.ref('excluded.state'),
          message: eb.ref('excluded.message'),
          fields: eb.ref('excluded.fields'),
          outcome: eb.ref('excluded.outcome'),
          at: eb.ref('excluded.at'),
        }))
        .where('job_rows.state', '=', 'waiting'),
    )
    .returning('row_key')
    .executeTakeFirst();
  return row !== undefined;
}

const toOutcomeRow = (
  { brand_id, job_id }: JobKey,
  row_key: string,
  { state = 'done', message = '', fields, outcome }: RowOutcome,
  at: Date,
) => ({
  brand_id,
  job_id,
  row_key,
  position: 0,
  state,
  message,
  fields: fields === undefined ? null : json(fields),
  outcome: outcome === undefined ? null : json(outcome),
  at,
});

/** Saves the inputs of waiting rows, such as what was planned for them. */
export async function saveRowInputs(
  tx: Tx,
  { brand_id, job_id }: JobKey,
  inputs: ReadonlyMap<string, unknown>,
): Promise<void> {
  const rows = [...inputs].map(([row_key, input]) => ({
    brand_id,
    job_id,
    row_key,
    position: 0,
    state: 'waiting' as const,
    input: json(input),
    at: new Date(),
  }));
  for (let start = 0; start < rows.length; start += perInsert)
    await tx
      .insertInto('job_rows')
      .values(rows.slice(start, start + perInsert))
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'job_id', 'row_key'])
          .doUpdateSet((row) => ({ input: row.ref('excluded.input') }))
          .where('job_rows.state', '=', 'waiting'),
      )
      .execute();
}

/** Adds fields to the input of a row. */
export async function saveRowInput(
  tx: Tx,
  { brand_id, job_id }: JobKey,
  row_key: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('job_rows')
    .set({ input: sql`coalesce(input, '{}'::jsonb) || ${JSON.stringify(fields)}::jsonb` })
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('row_key', '=', row_key)
    .execute();
}

/** Counts of a job's rows by state; undefined for a job without rows. */
export async function countRows(db: Db, { brand_id, job_id }: JobKey): Promise<RowCounts | undefined> {
  const rows = await db
    .selectFrom('job_rows')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .groupBy('state')
    .execute();
  if (rows.length === 0) return undefined;
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    done: of('done'),
    failed: of('failed'),
    left_out: of('left_out'),
  };
}

/** Completed rows with what they made, in order. */
export async function completedRows(
  db: Db,
  { brand_id, job_id }: JobKey,
): Promise<{ row_key: string; outcome: unknown }[]> {
  return db
    .selectFrom('job_rows')
    .select(['row_key', 'outcome'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'done')
    .orderBy('position')
    .orderBy('row_key')
    .execute();
}

/** Keys of completed rows, in order. */
export async function completedKeys(db: Db, { brand_id, job_id }: JobKey): Promise<string[]> {
  const rows = await db
    .selectFrom('job_rows')
    .select('row_key')
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'done')
    .orderBy('position')
    .orderBy('row_key')
    .execute();
  return rows.map(({ row_key }) => row_key);
}
