import type { DivisorEvidence } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { formatBilled, parseBilled, toBilled } from '../lines/billedText.ts';
import { lockLineDisputes } from '../lines/lineDisputes.ts';
import { priceLines, toResultColumns } from '../lines/priceLines.ts';
import { loadCardFinder } from '../lines/shipmentsOfLines.ts';
import type { InvoiceLineRecord } from '../tables.ts';

interface RepricedBatch {
  rows: readonly InvoiceLineRecord[];
  changes: readonly Repricing[];
  /** Of all rows. */
  sums: { before_paise: number; after_paise: number };
}

/** The divisors that explain files; few files have one. */
async function loadDivisors(db: Db, brand_id: string): Promise<(file_id: string) => DivisorEvidence | null> {
  const rows = await db
    .selectFrom('courier_files')
    .select(['id', 'divisor'])
    .where('brand_id', '=', brand_id)
    .where('divisor', 'is not', null)
    .execute();
  const divisors = new Map(rows.map(({ id, divisor }) => [id, divisor]));
  return (file_id) => divisors.get(file_id) ?? null;
}

/** Prices and saves lines in the order of their ids, batch by batch. @param read the lines after an id */
export async function* repriceLines(
  db: Db,
  brand_id: string,
  read: (after: string) => Promise<InvoiceLineRecord[]>,
  { after, now }: { after: string; now: Date },
): AsyncGenerator<RepricedBatch> {
  const cardOf = await loadCardFinder(db, brand_id);
  const divisorOf = await loadDivisors(db, brand_id);
  for await (const rows of keysetPages(read, ({ id }) => id, after)) {
    const priced = await priceLines(
      db,
      brand_id,
      rows.map((row) => ({
        file_id: row.file_id,
        line_no: row.line_no,
        courier_id: row.courier_id,
        line: toBilled(row),
        order_ref: row.order_ref,
        divisor: divisorOf(row.file_id),
      })),
      cardOf,
      (one) => one,
    );
    const changes: Repricing[] = [];
    const sums = { before_paise: 0, after_paise: 0 };
    for (const [index, one] of priced.entries()) {
      const row = rows[index]!;
      const columns = { ...toResultColumns(one), ...toMatchedColumns(row, one.billed_awb, one.line.awb) };
      sums.before_paise += row.difference_paise;
      sums.after_paise += columns.difference_paise;
      const isSame =
        row.expected_paise === columns.expected_paise &&
        row.categories === columns.categories &&
        row.shipment_id === columns.shipment_id &&
        row.why === columns.why &&
        row.cause === columns.cause;
      if (!isSame) changes.push({ row, columns });
    }
    await db.transaction().execute((tx) => saveRepricings(tx, brand_id, changes, now));
    yield { rows, changes, sums };
  }
}

interface Repricing {
  /** As it was before. */
  row: InvoiceLineRecord;
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
  const ids = changes.map(({ row }) => row.id);
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
  const saved = changes.flatMap(({ row, columns }) => {
    const line = lines.get(row.id);
    if (!line) return [];
    const isOpen = line.status === 'matched' || line.status === 'under_review';
    const { awb, billed } = row;
    return [{ id: row.id, awb, billed, ...columns, status: isOpen ? columns.status : line.status }];
  });
  for (const { id, status, difference_paise } of saved)
    if (status === 'disputed') await updateStake(tx, lines.get(id)!, difference_paise, now);
  await sql`
    update invoice_lines set awb = priced.awb, billed = priced.billed, shipment_id = priced.shipment_id,
      order_id = priced.order_id, order_number = priced.order_number, picked_up_on = priced.picked_up_on,
      types = priced.types, expected_paise = priced.expected_paise, difference_paise = priced.difference_paise,
      category = priced.category, categories = priced.categories, why = priced.why, cause = priced.cause,
      cause_words = priced.cause_words, card_id = priced.card_id, unpriced = priced.unpriced,
      status = priced.status, updated_at = ${now}
    from jsonb_to_recordset(cast(${JSON.stringify(saved)}::text as jsonb)) as priced (id text, awb text, billed text,
      shipment_id text, order_id text, order_number text, picked_up_on text, types text, expected_paise bigint,
      difference_paise bigint, category text, categories text, why text, cause text, cause_words text, card_id text,
      unpriced text, status text)
    where invoice_lines.brand_id = ${brand_id} and invoice_lines.id = priced.id`.execute(tx);
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
