import type { Actor } from '../../../base/actor.ts';
import type { ResponseOf, calls } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { reconcileRemittance } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { assertCourierFile } from '../files/assertCourierFile.ts';
import { findCourierFile, serializeFile } from '../files/courierFiles.ts';
import { changedAwbs, readLater } from '../lines/laterLines.ts';
import type { ChangedLines } from '../lines/laterLines.ts';
import type { RemittanceLineRecord } from '../tables.ts';
import { postRemittance } from './settleRemittance.ts';
import { findShipments } from '../lines/shipmentsOfLines.ts';

type Repriced = ResponseOf<typeof calls.recon.runCod>['data'];

const batchSize = 1000;
const maxShown = 100;

/**
 * Compares the lines of a remittance with their shipments and with earlier payments again, such as after late deliveries were
 * scanned.
 * @throws ApiError 422 where the remittance is another courier's or deactivated
 */
export async function reconcileRemittanceAgain(
  db: Db,
  brand_id: string,
  {
    courier_id,
    remittance_id,
    actor,
    now,
  }: { courier_id: number; remittance_id: string; actor: Actor; now: Date },
): Promise<Repriced> {
  const file = await findCourierFile(db, brand_id, remittance_id);
  assertCourierFile(file, 'cod', courier_id);
  const found: Repriced = {
    invoice: serializeFile(file),
    lines: 0,
    changed: 0,
    before: 0,
    after: 0,
    changes: [],
  };
  let [before, after] = [0, 0];
  const read = (last: string) =>
    db
      .selectFrom('remittance_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('file_id', '=', remittance_id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
  for await (const { rows, changes, sums } of reconcileLines(db, brand_id, read, { after: '', now })) {
    before += sums.before_paise;
    after += sums.after_paise;
    found.lines += rows.length;
    found.changed += changes.length;
    for (const { row, columns } of changes.slice(0, maxShown - found.changes.length))
      found.changes.push({
        id: row.id,
        awb: row.awb,
        before: paiseToRupees(row.expected_paise),
        after: paiseToRupees(columns.expected_paise),
      });
  }
  // A parcel that was delivered after it was remitted is paid now.
  await postRemittance(db, file, actor, now);
  return { ...found, before: paiseToRupees(before), after: paiseToRupees(after) };
}

/**
 * Compares the active lines again that pay an AWB of changed lines after them. Returns how many have another result, and the
 * files of all: what they pay is posted after it, also where an earlier run has compared them and was stopped before.
 */
export async function reconcileLaterLines(
  db: Db,
  brand_id: string,
  { changed, now, checkpoint }: { changed: ChangedLines; now: Date; checkpoint: () => void },
): Promise<{ count: number; files: string[] }> {
  let count = 0;
  const files = new Set<string>();
  for await (const { awbs, after } of changedAwbs(db, 'remittance_lines', brand_id, changed)) {
    const read = (last: string) =>
      readLater<RemittanceLineRecord>(db, 'remittance_lines', {
        brand_id,
        awbs,
        after: last,
        limit: batchSize,
      });
    for await (const { rows, changes } of reconcileLines(db, brand_id, read, { after, now })) {
      count += changes.length;
      for (const { file_id } of rows) files.add(file_id);
    }
    checkpoint();
  }
  return { count, files: [...files] };
}

interface Reconciled {
  row: RemittanceLineRecord;
  columns: { expected_paise: number };
}

interface ReconciledBatch {
  rows: readonly RemittanceLineRecord[];
  changes: readonly Reconciled[];
  /** Of all rows. */
  sums: { before_paise: number; after_paise: number };
}

/** Compares and saves lines in the order of their ids, batch by batch. @param read the lines after an id */
async function* reconcileLines(
  db: Db,
  brand_id: string,
  read: (after: string) => Promise<RemittanceLineRecord[]>,
  { after, now }: { after: string; now: Date },
): AsyncGenerator<ReconciledBatch> {
  for await (const rows of keysetPages(read, ({ id }) => id, after)) {
    const awbs = rows.map(({ awb }) => awb);
    const shipments = await findShipments(db, brand_id, awbs);
    const earlier = await findPayments(db, brand_id, awbs);
    const changes: Reconciled[] = [];
    const sums = { before_paise: 0, after_paise: 0 };
    for (const row of rows) {
      const shipment = shipments.get(row.awb);
      const found = reconcileRemittance(
        { amount: row.amount_paise, remitted: row.remitted_paise },
        shipment?.billed,
        earlier(row),
      );
      sums.before_paise += row.difference_paise;
      sums.after_paise += found.difference;
      const isSame =
        found.category === row.category && found.difference === row.difference_paise && found.why === row.why;
      if (isSame) continue;
      const columns = {
        category: found.category,
        why: found.why,
        expected_paise: found.expected,
        difference_paise: found.difference,
        shipment_id: shipment?.shipment_id ?? null,
        order_id: shipment?.order_id ?? null,
        order_number: shipment?.order_number ?? '',
        delivered_on: shipment?.delivered_on ?? '',
      };
      changes.push({ row, columns });
      await db
        .updateTable('remittance_lines')
        .set({ ...columns, updated_at: now })
        .where('brand_id', '=', brand_id)
        .where('id', '=', row.id)
        .execute();
    }
    yield { rows, changes, sums };
  }
}

/** Returns the payment that a line repeats, in words; empty if there is none, or if it was taken back. */
async function findPayments(
  db: Db,
  brand_id: string,
  awbs: readonly string[],
): Promise<(line: RemittanceLineRecord) => string> {
  // With the first payment and what was paid before each line, so that a file may pay one AWB in all its lines.
  const { rows } = await sql<{ id: string; words: string; before: number | null }>`
    select id, first_value('UTR ' || coalesce(nullif(utr, ''), '—') || ', line ' || line_no) over paid as words,
      (sum(remitted_paise) over (paid rows between unbounded preceding and 1 preceding))::bigint as before
    from remittance_lines
    where brand_id = ${brand_id} and awb = any(${[...new Set(awbs)]}::text[]) and is_active
    window paid as (partition by awb order by id)`.execute(db);
  const before = new Map(rows.map((row) => [row.id, (row.before ?? 0) > 0 ? row.words : '']));
  return ({ id }) => before.get(id) ?? '';
}
