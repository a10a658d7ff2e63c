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

/** Writes down the rows of a new job. */
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
          state: 'waiting',
          input: input === undefined ? null : json(input),
          at,
        })),
      )
      .execute();
  }
}

/** Rows that wait, from a position on. */
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
 * Takes rows for this transaction: those that nobody has done. Two runs that try the same row come one after the other,
 * and the second finds it taken; a run that dies leaves it free, for its transaction is undone.
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
      // In one sequence, whoever asks: two batches that share rows cannot wait for each other.
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
 * Writes what became of rows that have been taken. They are named as in an insert, since a conflict is looked up in the key
 * of the table always: right after a job of 100,000 rows began, the database takes its tables for small ones, and reads all
 * of them for each row of an update.
 */
export async function saveOutcomes(
  tx: Db | Tx,
  { brand_id, job_id }: JobKey,
  outcomes: ReadonlyMap<string, RowOutcome>,
  at: Date,
): Promise<void> {
  const rows = [...outcomes].map(([row_key, { state = 'done', message = '', fields, outcome }]) => ({
    brand_id,
    job_id,
    row_key,
    position: 0,
    state,
    message,
    fields: fields === undefined ? null : json(fields),
    outcome: outcome === undefined ? null : json(outcome),
    at,
  }));
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

/** How the rows of a job stand; undefined where it keeps none. */
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

/** The keys of the rows that are done, in their order. */
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
