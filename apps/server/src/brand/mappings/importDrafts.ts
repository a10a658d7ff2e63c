import type { DraftType, ImportDraft } from '@khep/api';
import { calls, draftTypes } from '@khep/api';
import type { DraftModule } from '@khep/api';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent, changeContext } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import { notFound } from '../../base/errors.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { parseImportRecord } from '../../platform/imports/importRows.ts';
import type { ImportRow, LocateCell } from '../../platform/imports/importRows.ts';
import { failedRows, problemsOf } from '../../platform/imports/rejectedRows.ts';
import type { RowProblem } from '../../platform/imports/rejectedRows.ts';

/** Records of a file that wait; more of them are corrected in the file that the job keeps. */
const maxDrafts = 2000;
const insertedTogether = 200;
/** Records that are corrected in place. */
const maxShown = 50;

interface RejectedFile {
  brand_id: string;
  /** The job of the import, or an id of its own if it was no job. */
  job_id: string;
  type: DraftType;
  /** Of an import that belongs to a courier. */
  courier_id?: number;
  file_name: string;
  columns: readonly string[];
  owner: Actor;
  now: Date;
}

/** A rejected record: its rows with all cells, and what is wrong with them. */
interface RejectedRecord {
  /** Place among the records of the import. */
  position: number;
  lines: readonly ImportRow[];
  problems: readonly RowProblem[];
}

/** Saves the rejected records of a job, so that anyone of the brand can correct them. Repeating it changes nothing. */
export async function saveImportDrafts(db: Db, file: RejectedFile, placeOf: LocateCell): Promise<void> {
  const { brand_id, job_id, columns } = file;
  const failed = await failedRows(db, { brand_id, job_id }).limit(maxDrafts).execute();
  const records = failed.map((row) => {
    const record = parseImportRecord(row);
    const problems = problemsOf(record, row.fields, columns, placeOf);
    const whole = { row: record.lines[0]?.row ?? 0, column: '', reason: row.message };
    return {
      position: row.position,
      lines: record.lines,
      problems: problems.length > 0 ? problems : [whole],
    };
  });
  await saveRejectedRecords(db, file, records);
}

/** Saves rejected records of an import that was no job. The first 2,000 are kept. */
export async function saveRejectedRecords(
  db: Db,
  { brand_id, job_id, type, courier_id, file_name, columns, owner, now }: RejectedFile,
  records: readonly RejectedRecord[],
): Promise<void> {
  const rows = records.slice(0, maxDrafts).map(({ position, lines, problems }) => ({
    brand_id,
    job_id,
    position,
    type,
    courier_id: courier_id ?? null,
    file_name,
    columns: json([...columns]),
    lines: json<ImportRow[]>([...lines]),
    problems: json<RowProblem[]>([...problems]),
    created_by: owner.name ?? '',
    created_at: now,
  }));
  for (let at = 0; at < rows.length; at += insertedTogether)
    await db
      .insertInto('import_drafts')
      .values(rows.slice(at, at + insertedTogether))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Lists the drafts of a kind of import, of one courier if named, file by file, the newest first. */
export async function listImportDrafts(
  db: Db,
  brand_id: string,
  { type, courier_id }: { type: DraftType; courier_id?: number | undefined },
): Promise<ImportDraft[]> {
  let chosen = db
    .selectFrom('import_drafts')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('type', '=', type);
  if (courier_id !== undefined) chosen = chosen.where('courier_id', '=', courier_id);
  const rows = await chosen
    .orderBy('created_at', 'desc')
    .orderBy('job_id')
    .orderBy('position')
    .limit(maxDrafts)
    .execute();
  const files = new Map<string, ImportDraft>();
  for (const row of rows) {
    const file = files.get(row.job_id) ?? {
      job_id: row.job_id,
      type,
      file_name: row.file_name,
      created_by: row.created_by,
      created_at: row.created_at.toISOString(),
      columns: row.columns,
      records: 0,
      lines: [],
      problems: [],
    };
    file.records += 1;
    if (file.records <= maxShown) {
      file.lines.push(...row.lines);
      file.problems.push(...row.problems);
    }
    files.set(row.job_id, file);
  }
  return [...files.values()];
}

interface DraftChoice {
  brand_id: string;
  job_id: string;
  types: readonly DraftType[];
  /** Of the file; all of them without. */
  rows?: readonly number[] | undefined;
}

/** Deletes the records of a file that have one of these rows. Returns how many there were. */
export async function deleteImportDrafts(
  tx: Tx,
  { brand_id, job_id, types, rows }: DraftChoice,
): Promise<number> {
  const drafts = await tx
    .selectFrom('import_drafts')
    .select(['position', 'lines'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('type', 'in', [...types])
    .forUpdate()
    .execute();
  const wanted = new Set(rows);
  const chosen = drafts
    .filter(({ lines }) => rows === undefined || lines.some(({ row }) => wanted.has(row)))
    .map(({ position }) => position);
  if (chosen.length === 0) return 0;
  await tx
    .deleteFrom('import_drafts')
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('position', 'in', chosen)
    .execute();
  return chosen.length;
}

/** Routes of the drafts of one module. Only queries of contracts name a courier. */
export const importDraftRoutes = (module: DraftModule): Route[] => [
  bindRoute(calls.importDrafts[module].list as typeof calls.importDrafts.contracts.list, async (request) => ({
    data: { drafts: await listImportDrafts(request.db, request.session.brand_id, request.query) },
  })),
  bindChange(calls.importDrafts[module].remove, async ({ body, tx, services, session }) => {
    const { brand_id, actor } = changeContext(session);
    const count = await deleteImportDrafts(tx, { ...body, brand_id, types: draftTypes[module] });
    if (count === 0) throw notFound('rejected row');
    await appendEvent(tx, {
      brand_id,
      kind: 'import.rows_deleted',
      actor,
      data: { job_id: body.job_id, count },
      at: services.clock.now(),
    });
    return { message: count === 1 ? 'Row skipped' : 'Rows skipped' };
  }),
];
