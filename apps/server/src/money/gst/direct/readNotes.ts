import type { TaxDocument } from '@khep/domain/gst';
import type { Selectable } from 'kysely';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { GstMonthKey } from '../monthKey.ts';
import { isAfterDocument, numberLength } from '../numberOrder.ts';
import type { GstTables } from '../tables.ts';
import { toDirectDocument } from './readDirect.ts';
import type { DirectRecord } from './readDirect.ts';

export type DirectNoteRecord = Selectable<GstTables['direct_credit_notes']>;

const perPage = 500;

/** Builds the credit note of an invoice, with the parties and the kind of it. */
export const toDirectNote = (
  invoice: DirectRecord,
  { note_number, note_date, value_paise, lines }: DirectNoteRecord,
): TaxDocument => {
  const { number, date, value, ...head } = toDirectDocument(invoice);
  return {
    ...head,
    number: note_number,
    date: note_date,
    value: value_paise,
    lines,
    credits: { number, date, value },
  };
};

/**
 * Yields the credit notes of a month, a page in memory at a time.
 * @param after day and number of the note before the first one
 */
export async function* eachDirectNote(
  db: Db,
  { brand_id, gstin, month }: GstMonthKey,
  after: string,
): AsyncGenerator<TaxDocument> {
  const read = (last: string) =>
    db
      .selectFrom('direct_credit_notes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('gstin', '=', gstin)
      .where('note_date', '>=', `${month}-01`)
      .where('note_date', '<=', `${month}-31`)
      .where(isAfterDocument('note_date', 'note_number', last))
      .orderBy('note_date')
      .orderBy(numberLength('note_number'))
      .orderBy('note_number')
      .limit(perPage)
      .execute();
  const keyOf = (row: DirectNoteRecord) => row.note_date + row.note_number;
  for await (const notes of keysetPages(read, keyOf, after)) {
    if (notes.length === 0) continue;
    const invoices = await db
      .selectFrom('direct_invoices')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where(
        'invoice_number',
        'in',
        notes.map(({ invoice_number }) => invoice_number),
      )
      .execute();
    const byNumber = new Map(invoices.map((one) => [one.invoice_number, one]));
    yield* notes.map((note) => toDirectNote(byNumber.get(note.invoice_number)!, note));
  }
}

/** Finds a credit note of an invoice without an order by its number. */
export const findDirectNote = (
  db: Db,
  brand_id: string,
  number: string,
): Promise<DirectNoteRecord | undefined> =>
  db
    .selectFrom('direct_credit_notes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('note_number', '=', number)
    .executeTakeFirst();

/** Lists the credit notes of invoices, the first one first. */
export async function listNotesOf(
  db: Db | Tx,
  brand_id: string,
  numbers: readonly string[],
): Promise<DirectNoteRecord[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('direct_credit_notes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('invoice_number', 'in', numbers)
    .orderBy('created_at')
    .orderBy('note_number')
    .execute();
}
