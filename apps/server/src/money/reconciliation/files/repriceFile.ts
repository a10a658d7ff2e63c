import type { ResponseOf, calls } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { Db } from '../../../platform/db/schema.ts';
import { assertCourierFile } from './assertCourierFile.ts';
import { findCourierFile, serializeFile } from './courierFiles.ts';
import { changedAwbs, readLater } from '../lines/laterLines.ts';
import type { ChangedLines } from '../lines/laterLines.ts';
import { lineIdRange } from '../lines/lineIds.ts';
import { explainWeights } from './divisorOfFile.ts';
import { repriceLines } from './repriceLines.ts';
import type { InvoiceLineRecord } from '../tables.ts';

type Repriced = ResponseOf<typeof calls.recon.run>['data'];

const batchSize = 1000;
const maxShown = 100;

/**
 * Prices all lines of an invoice again, such as after a corrected contract, and returns what changed. Lines that were
 * decided (accepted, disputed, written off) get the new price and keep their status.
 * @throws ApiError 422 where the invoice is another courier's or deactivated
 */
export async function repriceInvoice(
  db: Db,
  brand_id: string,
  { courier_id, invoice_id, now }: { courier_id: number; invoice_id: string; now: Date },
): Promise<Repriced> {
  const file = await findCourierFile(db, brand_id, invoice_id);
  assertCourierFile(file, 'invoice', courier_id);
  const found: Repriced = {
    invoice: serializeFile(file),
    lines: 0,
    changed: 0,
    before: 0,
    after: 0,
    changes: [],
  };
  let [before, after] = [0, 0];
  const ids = lineIdRange(invoice_id);
  const read = (last: string) =>
    db
      .selectFrom('invoice_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('id', '>', last)
      .where('id', '<=', ids.last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
  for await (const { rows, changes, sums } of repriceLines(db, brand_id, read, { after: ids.first, now })) {
    before += sums.before_paise;
    after += sums.after_paise;
    found.changed += changes.length;
    found.lines += rows.length;
    for (const { row, columns } of changes.slice(0, maxShown - found.changes.length))
      found.changes.push({
        id: row.id,
        awb: row.awb,
        before: row.expected_paise === null ? null : paiseToRupees(row.expected_paise),
        after: columns.expected_paise === null ? null : paiseToRupees(columns.expected_paise),
      });
  }
  await explainWeights(db, file, now);
  return { ...found, before: paiseToRupees(before), after: paiseToRupees(after) };
}

/**
 * Prices the active lines again that bill an AWB of changed lines after them. Returns how many have another result.
 */
export async function repriceLaterLines(
  db: Db,
  brand_id: string,
  { changed, now, checkpoint }: { changed: ChangedLines; now: Date; checkpoint: () => void },
): Promise<number> {
  let count = 0;
  for await (const { awbs, after } of changedAwbs(db, 'invoice_lines', brand_id, changed)) {
    const read = (last: string) =>
      readLater<InvoiceLineRecord>(db, 'invoice_lines', { brand_id, awbs, after: last, limit: batchSize });
    for await (const { changes } of repriceLines(db, brand_id, read, { after, now })) count += changes.length;
    checkpoint();
  }
  return count;
}
