import type { BulkAnswer } from '@khep/api';
import { csvBytes } from '../catalogue/csv.ts';
import type { Db } from '../db/schema.ts';
import type { JobContext } from '../jobs/define.ts';
import { thingOfRow } from './lines.ts';
import type { PlaceOf } from './lines.ts';

export interface JobOf {
  brand_id: string;
  job_id: string;
}

function failedRows(db: Db, { brand_id, job_id }: JobOf) {
  return db
    .selectFrom('job_rows')
    .select(['row_key as key', 'input', 'message', 'fields'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'failed')
    .orderBy('position');
}

/** The cells that were refused, each with why: the first of them, for whoever waits for the answer. */
export async function rejectedCells(
  db: Db,
  job: JobOf,
  placeOf: PlaceOf,
  most: number,
): Promise<BulkAnswer['rejected_rows']> {
  const failed = await failedRows(db, job).limit(most).execute();
  return failed.flatMap((row) => {
    const thing = thingOfRow(row);
    const fields = Object.entries(row.fields ?? {});
    if (fields.length === 0)
      return [{ row: thing.lines[0]?.row ?? 0, column: '', value: '', reason: row.message }];
    return fields.map(([field, reason]) => {
      const at = placeOf(field, thing);
      const value = thing.lines.find((line) => line.row === at.row)?.cells[at.column] ?? '';
      return { ...at, value, reason };
    });
  });
}

/**
 * Keeps a file of the lines that were refused, as they were, with why in a last column; it can be corrected and uploaded
 * as it is. Answers what to tell of it: nothing where no line was refused.
 */
export async function keepRejected(
  { db, brand_id, job_id, keepFile }: Pick<JobContext, 'db' | 'brand_id' | 'job_id' | 'keepFile'>,
  { file_name, heading }: { file_name: string; heading: readonly string[] },
  placeOf: PlaceOf,
  what: string,
): Promise<string> {
  const failed = await failedRows(db, { brand_id, job_id }).execute();
  if (failed.length === 0) return '';
  const columns = heading.filter((column) => column !== 'reason');
  const lines = failed.flatMap((row) => {
    const thing = thingOfRow(row);
    const reasons = Object.entries(row.fields ?? {}).map(
      ([field, reason]) => `${placeOf(field, thing).column}: ${reason}`,
    );
    const reason = reasons.length > 0 ? reasons.join(' · ') : row.message;
    return thing.lines.map(({ cells }) => [...columns.map((column) => cells[column] ?? ''), reason]);
  });
  await keepFile(csvBytes([...columns, 'reason'], lines), {
    type: 'text/csv; charset=utf-8',
    name: `to-correct-${file_name.replace(/\.\w+$/, '')}.csv`,
    extension: 'csv',
  });
  return `The ${what} that were refused are in a file with the reasons: correct it and upload it again.`;
}
