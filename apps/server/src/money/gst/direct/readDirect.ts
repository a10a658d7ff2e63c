import type { TaxDocument } from '@khep/domain/gst';
import type { Selectable } from 'kysely';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { GstMonthKey } from '../monthKey.ts';
import { isAfterDocument, numberLength } from '../numberOrder.ts';
import type { GstTables } from '../tables.ts';

export type DirectRecord = Selectable<GstTables['direct_invoices']>;

const perPage = 500;

/** Builds a document of the returns. */
export function toDirectDocument({
  invoice_number,
  invoice_date,
  kind,
  gstin,
  place,
  is_inter_state,
  value_paise,
  buyer,
  lines,
  exported,
}: DirectRecord): TaxDocument {
  return {
    number: invoice_number,
    date: invoice_date,
    order_id: '',
    gstin,
    // "URP" of a buyer abroad is no GSTIN.
    buyer_gstin: kind === 'export' ? '' : buyer.gstin,
    buyer_name: buyer.name,
    place,
    is_inter_state,
    is_sez: false,
    value: value_paise,
    lines,
    ...(exported && { exported }),
  };
}

const selectMonth = (db: Db, { brand_id, gstin, month }: GstMonthKey) =>
  db
    .selectFrom('direct_invoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('gstin', '=', gstin)
    .where('invoice_date', '>=', `${month}-01`)
    .where('invoice_date', '<=', `${month}-31`)
    .orderBy('invoice_date')
    .orderBy(numberLength('invoice_number'))
    .orderBy('invoice_number');

/** Lists the invoices without an order of a month, cancelled ones included. */
export const listDirectInvoices = (db: Db, key: GstMonthKey): Promise<DirectRecord[]> =>
  selectMonth(db, key).execute();

/** Lists the cancelled ones of a month: table 13 counts their numbers. */
export const listCancelledDirect = async (
  db: Db,
  key: GstMonthKey,
): Promise<{ gstin: string; date: string; number: string }[]> => {
  const rows = await selectMonth(db, key).where('cancelled_at', 'is not', null).execute();
  return rows.map(({ gstin, invoice_date, invoice_number }) => ({
    gstin,
    date: invoice_date,
    number: invoice_number,
  }));
};

/**
 * Yields those that count, a page in memory at a time.
 * @param after day and number of the document before the first one
 */
export async function* eachDirectDocument(
  db: Db,
  key: GstMonthKey,
  after: string,
): AsyncGenerator<TaxDocument> {
  const read = (last: string) =>
    selectMonth(db, key)
      .where('cancelled_at', 'is', null)
      .where(isAfterDocument('invoice_date', 'invoice_number', last))
      .limit(perPage)
      .execute();
  const keyOf = (row: DirectRecord) => row.invoice_date + row.invoice_number;
  for await (const rows of keysetPages(read, keyOf, after)) yield* rows.map(toDirectDocument);
}

/** Locks an invoice without an order, so that changes of it come one after the other. */
export const lockDirectInvoice = (
  tx: Tx,
  brand_id: string,
  number: string,
): Promise<DirectRecord | undefined> =>
  tx
    .selectFrom('direct_invoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('invoice_number', '=', number)
    .forUpdate()
    .executeTakeFirst();

/** Finds an invoice without an order by its number. */
export const findDirectInvoice = (
  db: Db | Tx,
  brand_id: string,
  number: string,
): Promise<DirectRecord | undefined> =>
  db
    .selectFrom('direct_invoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('invoice_number', '=', number)
    .executeTakeFirst();
