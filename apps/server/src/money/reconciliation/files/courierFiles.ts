import { emptyNotes } from '@khep/domain/mapping';
import { endOfDay, startOfDay } from '@khep/domain/days';
import { describeGstBasis } from '@khep/domain/reconciliation';
import type { CourierFileKind } from '@khep/domain/reconciliation';
import type { CourierFileItem, RowToCorrect } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { sql } from 'kysely';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import { countMatching, likePattern, queryKeyset } from '../../../platform/db/pagination.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { notFound } from '../../../base/errors.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import { lineIdRange } from '../lines/lineIds.ts';
import { lockFileDisputes } from '../lines/lineDisputes.ts';
import { reverseCredits } from './reverseCredits.ts';
import { removeRemittance } from '../remittances/settleRemittance.ts';
import type { CourierFileRecord } from '../tables.ts';
import type { Actor } from '../../../base/actor.ts';

/** Lines to correct that are shown at once. */
export const maxShownRows = 200;

/** Requires a file of the brand. @throws ApiError 404 */
export async function findCourierFile(db: Db | Tx, brand_id: string, id: string): Promise<CourierFileRecord> {
  const row = await db
    .selectFrom('courier_files')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('file');
  return row;
}

export function serializeFile(row: CourierFileRecord, under_review = 0): CourierFileItem {
  return {
    id: row.id,
    kind: row.kind,
    courier_id: row.courier_id,
    courier_name: courierName(row.courier_id),
    invoice_number: row.number,
    invoice_date: row.day,
    file_name: row.file_name,
    rows: row.lines,
    rejected: row.rejected,
    total: paiseToRupees(row.billed_paise),
    utr: row.utr,
    bank_credit: row.bank_paise === null ? null : paiseToRupees(row.bank_paise),
    warning: row.warning,
    gst_basis: row.gst_basis,
    gst_basis_from: row.gst_basis_from,
    gst_words: gstWords(row),
    status: row.state,
    job_id: row.job_id ?? '',
    uploaded_by: row.uploaded_by,
    uploaded_at: row.created_at.toISOString(),
    is_active: row.is_active,
    deactivated_by: row.deactivated_by,
    deactivated_at: row.deactivated_at?.toISOString() ?? null,
    under_review,
    notes: { ...emptyNotes(), ...row.notes },
  };
}

/** Describes the GST evidence of the lines; empty if there is none, or a person chose another basis. */
function gstWords({ kind, gst_basis, gst_evidence }: CourierFileRecord): string {
  if (kind !== 'invoice' || gst_evidence === null || gst_evidence[gst_basis] === 0) return '';
  return describeGstBasis(gst_basis, gst_evidence);
}

interface FileFilter {
  kind?: CourierFileKind | undefined;
  status?: 'active' | 'deleted' | undefined;
  courier_ids?: readonly number[] | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  search?: string | undefined;
  page: number;
  page_size: number;
  after?: string | undefined;
}

/** Lists the uploaded files, newest first. */
export async function listFiles(db: Db, brand_id: string, filter: FileFilter) {
  let query = db.selectFrom('courier_files').selectAll().where('brand_id', '=', brand_id);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.status) query = query.where('is_active', '=', filter.status === 'active');
  if (filter.courier_ids?.length) query = query.where('courier_id', 'in', [...filter.courier_ids]);
  if (filter.start_date) query = query.where('created_at', '>=', startOfDay(filter.start_date));
  if (filter.end_date) query = query.where('created_at', '<', endOfDay(filter.end_date));
  if (filter.search)
    query = query.where(
      sql<boolean>`lower(number || ' ' || file_name || ' ' || utr) like ${likePattern(filter.search)}`,
    );
  const { rows, next } = await queryKeyset(
    query,
    { column: 'created_at', holds: 'moment', id: 'id', direction: 'desc' },
    filter,
  );
  const [counts, count] = await Promise.all([countUnderReview(db, brand_id, rows), countMatching(db, query)]);
  return { items: rows.map((row) => serializeFile(row, counts.get(row.id) ?? 0)), next, ...count };
}

async function countUnderReview(
  db: Db,
  brand_id: string,
  files: readonly CourierFileRecord[],
): Promise<Map<string, number>> {
  if (files.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice_lines')
    .select((eb) => ['file_id', eb.fn.countAll<number>().as('count')])
    .where('brand_id', '=', brand_id)
    .where(
      'file_id',
      'in',
      files.map(({ id }) => id),
    )
    .where('status', '=', 'under_review')
    .groupBy('file_id')
    .execute();
  return new Map(rows.map(({ file_id, count }) => [file_id, count]));
}

/** Lists the lines of a file that could not be read. */
export async function listRowsToCorrect(db: Db, brand_id: string, file_id: string): Promise<RowToCorrect[]> {
  const rows = await db
    .selectFrom('rejected_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('file_id', '=', file_id)
    .orderBy('line_no')
    .limit(maxShownRows)
    .execute();
  return rows.map(({ line_no, cells, problems, suggestions }) => ({
    row: line_no,
    cells,
    problems,
    suggestions,
  }));
}

/**
 * Deactivates a file: its lines count nowhere any more, and what they have posted is reversed. Nothing is deleted.
 * @throws ApiError 404
 */
export async function deactivateFile(
  tx: Tx,
  brand_id: string,
  id: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const file = await tx
    .selectFrom('courier_files')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw notFound('file');
  if (!file.is_active) return;
  await tx
    .updateTable('courier_files')
    .set({ is_active: false, deactivated_at: now, deactivated_by: actor.name ?? '' })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute();
  const { first, last } = lineIdRange(id);
  if (file.kind === 'invoice') await lockFileDisputes(tx, brand_id, id);
  const table = file.kind === 'invoice' ? 'invoice_lines' : 'remittance_lines';
  await tx
    .updateTable(table)
    .set({ is_active: false, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .execute();
  if (file.kind === 'cod') await removeRemittance(tx, file, actor, now);
  else await reverseCredits(tx, file, { actor, now });
  await appendEvent(tx, {
    brand_id,
    kind: 'courier_file.deleted',
    actor,
    data: { kind: file.kind, number: file.number, courier: courierName(file.courier_id) },
    at: now,
  });
}
