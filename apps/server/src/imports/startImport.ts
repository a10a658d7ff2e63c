import type { ImportResult } from '@khep/api';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { userActor } from '../events.ts';
import type { FormFields } from '../http/bindRoute.ts';
import type { Session } from '../http/session.ts';
import type { JobDefinition } from '../jobs/define.ts';
import type { Services } from '../services.ts';
import type { ImportRow, ImportRecord, LocateCell } from './importRows.ts';
import { parseTable } from './parseTable.ts';
import { rejectedCells } from './rejectedRows.ts';
import type { JobRef } from './rejectedRows.ts';

const maxRows = 20_000;
/** A small file is done before the answer; a large one goes on, and the answer says how far it is. */
const waitForMs = 8000;
const maxShown = 500;

export interface ImportedFile {
  file_name: string;
  /** How many things are in it. */
  count: number;
  heading: string[];
}

/** A kind of upload: a table whose lines become the rows of a job. */
export interface ImportKind<S extends z.ZodType> {
  job: JobDefinition<S>;
  /** Columns that must be there; the sample's others may be left out. */
  columns: readonly string[];
  /** Which lines make one thing. */
  thingsOf: (lines: readonly ImportRow[]) => ImportRecord[];
  placeOf: LocateCell;
  inputOf: (file: ImportedFile) => z.input<S>;
  /** What they are called: `orders`. */
  what: string;
}

/** Reads an upload, starts its job, and answers with what came of it as far as it is. */
export async function startImport<S extends z.ZodType>(
  db: Db,
  services: Services,
  session: Session,
  form: FormFields,
  { job, columns, thingsOf, placeOf, inputOf, what }: ImportKind<S>,
): Promise<ImportResult> {
  const { file } = form;
  const { heading, rows } = await parseTable(file, { columns, mostRows: maxRows });
  const things = thingsOf(rows);
  if (things.length === 0)
    throw new ApiError({
      status: 422,
      code: 'invalid',
      detail: 'There is nothing in this file, only the names of the columns.',
      fields: { file: `Choose a file with ${what} in it.` },
    });
  await services.jobs.ready();
  const { brand_id } = session;
  const job_id = await db.transaction().execute((tx) =>
    services.jobs.enqueue(tx, job, {
      brand_id,
      owner: userActor(session),
      input: inputOf({
        file_name: file instanceof File ? file.name.slice(0, 80) : 'upload.csv',
        count: things.length,
        heading: [...heading],
      }),
      rows: things.map(({ key, lines }) => ({ key, input: lines })),
    }),
  );
  const { done, updated } = await waitForResult(db, { brand_id, job_id });
  return {
    rows_read: rows.length,
    added: done - updated,
    updated,
    rejected_rows: await rejectedCells(db, { brand_id, job_id }, { heading, placeOf, most: maxShown }),
    job_id,
  };
}

/** How far a job has come once it has ended, or a while has passed. */
async function waitForResult(db: Db, job: JobRef): Promise<{ done: number; updated: number }> {
  const until = performance.now() + waitForMs;
  for (;;) {
    const { state } = await db
      .selectFrom('jobs')
      .select('state')
      .where('brand_id', '=', job.brand_id)
      .where('job_id', '=', job.job_id)
      .executeTakeFirstOrThrow();
    if (!['queued', 'running'].includes(state) || performance.now() > until) break;
    await wait(100);
  }
  return db
    .selectFrom('job_rows')
    .select([
      sql<number>`count(*)::int`.as('done'),
      // Of what was there already a row says so.
      sql<number>`(count(*) filter (where outcome ->> 'was' = 'updated'))::int`.as('updated'),
    ])
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
}
