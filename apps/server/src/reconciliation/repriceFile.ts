import type { ResponseOf, calls } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { Db, Tx } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import { findCourierFile, serializeFile } from './courierFiles.ts';
import { formatBilled, parseBilled } from './billedText.ts';
import { toBilled } from './lineDetails.ts';
import { lockLineDisputes } from './lineDisputes.ts';
import { lineIdRange } from './lineIds.ts';
import { priceLines, toResultColumns } from './priceLines.ts';
import { loadCardFinder, partnerServices } from './shipmentsOfLines.ts';
import type { InvoiceLineRecord } from './tables.ts';

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
  if (file.kind !== 'invoice' || !partnerServices(courier_id).includes(file.courier_id))
    throw validationError({ invoice_id: 'This is no invoice of the courier. Choose another.' });
  if (!file.is_active)
    throw validationError({ invoice_id: 'This invoice was deleted. Upload it again first.' });
  const cardOf = await loadCardFinder(db, brand_id);
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
  let last = ids.first;
  for (;;) {
    const rows = await db
      .selectFrom('invoice_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('id', '>', last)
      .where('id', '<=', ids.last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    const priced = await priceLines(
      db,
      brand_id,
      rows.map((row) => ({
        file_id: row.file_id,
        line_no: row.line_no,
        courier_id: row.courier_id,
        line: toBilled(row),
        order_ref: row.order_ref,
      })),
      cardOf,
      (one) => one,
    );
    const changes: Repricing[] = [];
    for (const [index, one] of priced.entries()) {
      const row = rows[index]!;
      const columns = { ...toResultColumns(one), ...toMatchedColumns(row, one.billed_awb, one.line.awb) };
      before += row.difference_paise;
      after += columns.difference_paise;
      const isSame =
        row.expected_paise === columns.expected_paise &&
        row.categories === columns.categories &&
        row.shipment_id === columns.shipment_id &&
        row.cause === columns.cause;
      if (isSame) continue;
      changes.push({ id: row.id, columns });
      if (found.changes.length < maxShown)
        found.changes.push({
          id: row.id,
          awb: row.awb,
          before: row.expected_paise === null ? null : paiseToRupees(row.expected_paise),
          after: columns.expected_paise === null ? null : paiseToRupees(columns.expected_paise),
        });
    }
    await db.transaction().execute((tx) => saveRepricings(tx, brand_id, changes, now));
    found.changed += changes.length;
    found.lines += rows.length;
  }
  return { ...found, before: paiseToRupees(before), after: paiseToRupees(after) };
}

interface Repricing {
  id: string;
  columns: ReturnType<typeof toResultColumns> & ReturnType<typeof toMatchedColumns>;
}

/**
 * Saves new prices. What was decided about a line while it was priced stays decided, so the status is read once the line is
 * locked.
 */
async function saveRepricings(
  tx: Tx,
  brand_id: string,
  changes: readonly Repricing[],
  now: Date,
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0) return;
  // Disputes before lines, as where a dispute changes its line.
  await lockLineDisputes(tx, brand_id, ids);
  const locked = await tx
    .selectFrom('invoice_lines')
    .select(['brand_id', 'id', 'status', 'recovered_paise'])
    .where('brand_id', '=', brand_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const lines = new Map(locked.map((line) => [line.id, line]));
  for (const { id, columns } of changes) {
    const line = lines.get(id);
    if (!line) continue;
    const isOpen = line.status === 'matched' || line.status === 'under_review';
    if (line.status === 'disputed') await updateStake(tx, line, columns.difference_paise, now);
    await tx
      .updateTable('invoice_lines')
      .set({ ...columns, updated_at: now, status: isOpen ? columns.status : line.status })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .execute();
  }
}

/** Changes what is at stake in the dispute of a line to its new difference. */
async function updateStake(
  tx: Tx,
  { brand_id, id, recovered_paise }: Pick<InvoiceLineRecord, 'brand_id' | 'id' | 'recovered_paise'>,
  difference_paise: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ amount_paise: Math.max(difference_paise, recovered_paise, 0), updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('invoice_line_id', '=', id)
    .where('state', '=', 'DISPUTED')
    .execute();
}

/** A line whose order was found since gets the AWB of its shipment, and keeps the one of the courier. */
function toMatchedColumns(
  { billed }: InvoiceLineRecord,
  billed_awb: string | undefined,
  awb: string,
): { awb?: string; billed?: string } {
  return billed_awb === undefined
    ? {}
    : { awb, billed: formatBilled({ ...parseBilled(billed), awb: billed_awb }) };
}
