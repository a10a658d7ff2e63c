import type { ImportResult } from '@khep/api';
import { csvBytes } from '../files/csv.ts';
import type { Db } from '../db/schema.ts';
import type { JobContext } from '../jobs/define.ts';
import { parseImportRecord } from './importRows.ts';
import type { ImportRecord, LocateCell } from './importRows.ts';

export interface JobRef {
  brand_id: string;
  job_id: string;
}

/** The rejected records of a job. */
export function failedRows(db: Db, { brand_id, job_id }: JobRef) {
  return db
    .selectFrom('job_rows')
    .select(['row_key as key', 'input', 'message', 'fields', 'position'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'failed')
    .orderBy('position');
}

/** A rejected cell and its reason. */
export interface RowProblem {
  row: number;
  column: string;
  reason: string;
}

/** Errors of a record by location: line by line, in the order of the columns. */
export function problemsOf(
  thing: ImportRecord,
  fields: Readonly<Record<string, string>> | null,
  heading: readonly string[],
  placeOf: LocateCell,
): RowProblem[] {
  return Object.entries(fields ?? {})
    .map(([field, reason]) => Object.assign(placeOf(field, thing), { reason }))
    .sort((a, b) => a.row - b.row || heading.indexOf(a.column) - heading.indexOf(b.column));
}

/** Returns the first rejected cells with their reasons, and all rows of their records with all cells. */
export async function listRejected(
  db: Db,
  job: JobRef,
  { heading, placeOf, limit }: { heading: readonly string[]; placeOf: LocateCell; limit: number },
): Promise<Required<Pick<ImportResult, 'rejected_rows' | 'rejected_lines'>>> {
  const failed = (await failedRows(db, job).limit(limit).execute()).map((row) => ({
    ...row,
    record: parseImportRecord(row),
  }));
  return {
    rejected_rows: failed.flatMap(({ record, fields, message }) => {
      const refused = problemsOf(record, fields, heading, placeOf);
      if (refused.length === 0)
        return [{ row: record.lines[0]?.row ?? 0, column: '', value: '', reason: message }];
      return refused.map((at) =>
        Object.assign(at, {
          value: record.lines.find((line) => line.row === at.row)?.cells[at.column] ?? '',
        }),
      );
    }),
    rejected_lines: failed.flatMap(({ record }) => record.lines),
  };
}

/**
 * Saves a file of the rejected lines, unchanged, with the reasons in a last column; it can be corrected and
 * uploaded again. Returns a message, empty without rejected lines.
 */
export async function saveRejectedRows(
  { db, brand_id, job_id, keepFile }: Pick<JobContext, 'db' | 'brand_id' | 'job_id' | 'keepFile'>,
  { file_name, heading }: { file_name: string; heading: readonly string[] },
  placeOf: LocateCell,
  what: string,
): Promise<string> {
  const failed = await failedRows(db, { brand_id, job_id }).execute();
  if (failed.length === 0) return '';
  const columns = heading.filter((column) => column !== 'reason');
  const lines = failed.flatMap((row) => {
    const thing = parseImportRecord(row);
    const refused = problemsOf(thing, row.fields, heading, placeOf);
    const reasons = refused.map(({ column, reason }) => `${column}: ${reason}`);
    const reason = reasons.length > 0 ? reasons.join(' · ') : row.message;
    return thing.lines.map(({ cells }) => [...columns.map((column) => cells[column] ?? ''), reason]);
  });
  await keepFile(csvBytes([...columns, 'reason'], lines), {
    type: 'text/csv; charset=utf-8',
    name: `to-correct-${file_name.replace(/\.\w+$/, '')}.csv`,
    extension: 'csv',
  });
  return `Download the rejected ${what}, fix them and upload again.`;
}
