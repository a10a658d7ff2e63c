import { findDivisor } from '@khep/domain/reconciliation';
import type { WeighedLine } from '@khep/domain/reconciliation';
import { json } from '../../../platform/db/schema.ts';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { lineIdRange } from '../lines/lineIds.ts';
import { toBilled } from '../lines/billedText.ts';
import { priceLines } from '../lines/priceLines.ts';
import type { PricedLine } from '../lines/priceLines.ts';
import { loadCardFinder } from '../lines/shipmentsOfLines.ts';
import type { CourierFileRecord, InvoiceLineRecord } from '../tables.ts';
import { repriceLines } from './repriceLines.ts';

/** Lines that are read for the evidence: a divisor that explains a file shows in far fewer. */
const maxEvidence = 20_000;
const batchSize = 1000;

/** A priced line with its weight on both sides; undefined where the file doesn't have it. */
function toWeighed({ line, shipment, card, result }: PricedLine): WeighedLine[] {
  if (!shipment || !card || result.billed_slabs === undefined) return [];
  const { billed } = shipment;
  return [
    {
      parcel: billed,
      zone: billed.zone,
      card,
      charged_g: line.charged_g || undefined,
      slabs: result.billed_slabs,
      day: billed.picked_up_on ?? '',
    },
  ];
}

async function* readLines(
  db: Db,
  { brand_id, id }: CourierFileRecord,
  limit: number,
): AsyncGenerator<readonly InvoiceLineRecord[]> {
  const ids = lineIdRange(id);
  const read = (after: string) =>
    db
      .selectFrom('invoice_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('id', '>', after)
      .where('id', '<=', ids.last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
  let count = 0;
  for await (const rows of keysetPages(read, (row) => row.id, ids.first)) {
    yield rows;
    count += rows.length;
    if (count >= limit) return;
  }
}

/**
 * Finds the divisor that explains the weights of a loaded invoice, and names it on the lines that it explains. One that no
 * longer does is taken off them.
 */
export async function explainWeights(db: Db, file: CourierFileRecord, now: Date): Promise<void> {
  const { brand_id, id, courier_id } = file;
  const cardOf = await loadCardFinder(db, brand_id);
  const weighed: WeighedLine[] = [];
  let hasOverweight = false;
  for await (const rows of readLines(db, file, maxEvidence)) {
    hasOverweight ||= rows.some(({ categories }) => categories.includes(',OVERWEIGHT,'));
    const lines = rows.map((row) => ({
      file_id: id,
      line_no: row.line_no,
      courier_id,
      line: toBilled(row),
      order_ref: row.order_ref,
    }));
    weighed.push(...(await priceLines(db, brand_id, lines, cardOf, toWeighed)).flat());
  }
  const divisor = hasOverweight ? (findDivisor(weighed) ?? null) : null;
  const { divisor: before } = await db
    .selectFrom('courier_files')
    .select('divisor')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (divisor?.divisor === before?.divisor && divisor?.since === before?.since) return;
  await db
    .updateTable('courier_files')
    .set({ divisor: divisor && json(divisor) })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute();
  const ids = lineIdRange(id);
  const read = (last: string) =>
    db
      .selectFrom('invoice_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('id', '>', last)
      .where('id', '<=', ids.last)
      .where('categories', 'like', '%,OVERWEIGHT,%')
      .orderBy('id')
      .limit(batchSize)
      .execute();
  for await (const _ of repriceLines(db, brand_id, read, { after: ids.first, now }));
}
