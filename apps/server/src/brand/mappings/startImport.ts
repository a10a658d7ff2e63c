import type { DraftType, ImportResult } from '@khep/api';
import type { ImportType } from '@khep/domain/mapping';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import type { JobDefinition } from '../../platform/jobs/define.ts';
import { deleteImportDrafts } from './importDrafts.ts';
import { importFields } from './importFields.ts';
import type { Services } from '../../start/services.ts';
import type { ImportRow, ImportRecord, LocateCell } from '../../platform/imports/importRows.ts';
import { parseChoices, parseMapping } from './parseChoices.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';
import { renumberRows } from '../../platform/imports/renumberRows.ts';
import { listRejected } from '../../platform/imports/rejectedRows.ts';
import type { JobRef } from '../../platform/imports/rejectedRows.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

const maxRows = 100_000;
const maxShown = 500;

export interface ImportedFile {
  file_name: string;
  /** Number of records. */
  count: number;
  heading: string[];
}

/** A kind of upload: a table whose lines become job rows. */
export interface ImportKind<S extends z.ZodType> {
  job: JobDefinition<S>;
  /** Whose fields say how its cells are read. */
  type: ImportType;
  /** Required columns; others of the sample may be missing. */
  columns: readonly string[];
  /** Groups lines into records. */
  thingsOf: (lines: readonly ImportRow[]) => ImportRecord[];
  placeOf: LocateCell;
  inputOf: (file: ImportedFile) => z.input<S>;
  /** Plural name of the records: `orders`. */
  what: string;
}

/** Parses an upload, starts its job, and returns the result so far. */
export async function startImport<S extends z.ZodType>(
  db: Db,
  services: Services,
  session: Session,
  form: FormFields,
  { job, type, columns, thingsOf, placeOf, inputOf, what }: ImportKind<S>,
): Promise<ImportResult> {
  const { file } = form;
  const asked = form['known'];
  const table = await parseTable(file, {
    type,
    columns,
    fields: importFields(type),
    mostRows: maxRows,
    mapping: parseMapping(form['mapping']),
    choices: parseChoices(form['choices']),
    ...(typeof asked === 'string' && { known: asked }),
  });
  const { heading, notes, left_out } = table;
  const rows = renumberRows(table.rows, form['rows']);
  const things = thingsOf(rows);
  if (things.length === 0 && left_out.length > 0)
    throw validationError({
      file: `No row of this file is to be imported: ${left_out.map(({ reason, rows }) => `${reason} (${rows})`).join(', ')}.`,
    });
  if (things.length === 0)
    throw new ApiError({
      status: 422,
      code: 'invalid',
      detail: 'This file has a header row but no data.',
      fields: { file: `Choose a file with ${what} in it.` },
    });
  const { brand_id } = session;
  const { mends } = form;
  const { id: job_id } = await startJob(db, services, job, async (tx) => {
    // They are rejected again, or imported: never both a draft and a record.
    if (typeof mends === 'string' && mends !== '')
      await deleteImportDrafts(tx, {
        brand_id,
        job_id: mends,
        types: [type as DraftType],
        rows: rows.map(({ row }) => row),
      });
    return {
      brand_id,
      owner: userActor(session),
      input: inputOf({
        file_name: file instanceof File ? file.name.slice(0, 80) : 'upload.csv',
        count: things.length,
        heading: [...heading],
      }),
      rows: things.map(({ key, lines }) => ({ key, input: lines })),
    };
  });
  const { done, updated, is_running } = await waitForResult(db, services.jobs, { brand_id, job_id });
  return {
    rows_read: rows.length,
    added: done - updated,
    updated,
    columns: [...heading],
    ...(await listRejected(db, { brand_id, job_id }, { heading, placeOf, limit: maxShown })),
    ...(left_out.length > 0 && { left_out }),
    notes,
    is_running,
    job_id,
  };
}

interface ImportProgress {
  done: number;
  updated: number;
  is_running: boolean;
}

/** Waits for a job, and counts its rows. */
async function waitForResult(db: Db, jobs: Services['jobs'], job: JobRef): Promise<ImportProgress> {
  const is_running = await jobs.waitFor(job);
  const counts = await db
    .selectFrom('job_rows')
    .select([
      sql<number>`count(*)::int`.as('done'),
      // The outcome of a row tells whether its record existed.
      sql<number>`(count(*) filter (where outcome ->> 'was' = 'updated'))::int`.as('updated'),
    ])
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return { ...counts, is_running };
}
