import type { InvoiceParty } from '@khep/domain/documents';
import { findState } from '@khep/domain/india';
import { sumPaise } from '@khep/domain/money';
import { withHsn } from '@khep/domain/gst';
import type { TaxDocument, TaxDocumentLine } from '@khep/domain/gst';
import { sql } from 'kysely';
import { keysetPages } from '../../platform/db/keysetPages.ts';
import type { Db } from '../../platform/db/schema.ts';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import type { CreditedLineJson, OrderRecord } from '../../orders/core/tables.ts';
import type { InvoiceContent } from '../../orders/invoicing/invoiceLines.ts';
import { withInvoiceRecipients } from '../../orders/invoicing/invoiceRecipients.ts';
import type { DirectRecord } from './direct/readDirect.ts';
import { eachDirectDocument, findDirectInvoice, toDirectDocument } from './direct/readDirect.ts';
import { eachDirectNote, findDirectNote, toDirectNote } from './direct/readNotes.ts';
import type { GstMonthKey } from './monthKey.ts';
import { isAfterDocument, numberLength } from './numberOrder.ts';
import { issuedContents } from '../../orders/invoicing/issuedInvoices.ts';

const perPage = 500;

/** Days of a month sort as texts, so that its ends need no calendar. */
const daysOf = (month: string) => ({ first: `${month}-01`, last: `${month}-31` });

const supplierGstin = sql<string>`invoices.supplier ->> 'gstin'`;

/** Documents of a month in their order: invoices of orders, those without an order, the credit notes of both. */
export const documentPhases = ['invoice', 'direct', 'note', 'direct_note'] as const;

/** Where a document is in the month. */
export interface DocumentPlace {
  phase: (typeof documentPhases)[number];
  /** YYYY-MM-DD */
  date: string;
  number: string;
}

/**
 * Yields the invoices of a month by day, those without an order, then its credit notes, a page in memory at a time.
 * @param after the document before the first one
 */
export async function* eachTaxDocument(
  db: Db,
  key: GstMonthKey,
  after?: DocumentPlace,
): AsyncGenerator<TaxDocument> {
  const firstOf = (phase: DocumentPlace['phase']) =>
    after?.phase === phase ? after.date + after.number : '';
  const readInvoices = (after: string) =>
    selectInvoices(db, key)
      .where(isAfterDocument('invoices.invoice_date', 'invoices.invoice_number', after))
      .orderBy('invoices.invoice_date')
      .orderBy(numberLength('invoices.invoice_number'))
      .orderBy('invoices.invoice_number')
      .limit(perPage)
      .execute();
  const keyOfInvoice = (row: InvoiceRow) => row.invoice_date + row.invoice_number;
  if (!after || after.phase === 'invoice')
    for await (const rows of keysetPages(readInvoices, keyOfInvoice, firstOf('invoice')))
      yield* await toInvoices(db, key, rows);
  if (after?.phase !== 'note' && after?.phase !== 'direct_note')
    yield* eachDirectDocument(db, key, firstOf('direct'));
  const readNotes = (after: string) =>
    selectNotes(db, key)
      .where(isAfterDocument('credit_notes.note_date', 'credit_notes.note_number', after))
      .orderBy('credit_notes.note_date')
      .orderBy(numberLength('credit_notes.note_number'))
      .orderBy('credit_notes.note_number')
      .limit(perPage)
      .execute();
  const keyOfNote = (row: { note_date: string; note_number: string }) => row.note_date + row.note_number;
  if (after?.phase !== 'direct_note')
    for await (const notes of keysetPages(readNotes, keyOfNote, firstOf('note')))
      yield* await toNotes(db, key, notes);
  yield* eachDirectNote(db, key, firstOf('direct_note'));
}

/** Builds credit notes, with the head of their invoices. */
async function toNotes(
  db: Db,
  key: Pick<GstMonthKey, 'brand_id' | 'gstin'>,
  notes: readonly NoteRow[],
): Promise<TaxDocument[]> {
  const invoices = await toInvoices(db, key, notes);
  return notes.map(({ note_number, note_date, total_paise, lines }, at) => {
    const { number, date, value, lines: goods, ...head } = invoices[at]!;
    return {
      ...head,
      number: note_number,
      date: note_date,
      value: total_paise,
      lines: withHsn(lines.map(creditedLine), goods),
      credits: { number, date, value },
    };
  });
}

const invoiceColumns = [
  'invoices.order_id',
  'invoices.issue',
  'invoices.invoice_number',
  'invoices.invoice_date',
  'invoices.kind',
  'invoices.place',
  'invoices.lines as invoice_lines',
  'invoices.supplier',
] as const;

function selectInvoices(db: Db, { brand_id, gstin, month }: GstMonthKey) {
  const { first, last } = daysOf(month);
  return db
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('invoices.brand_id', '=', brand_id)
    .where('invoices.invoice_date', '>=', first)
    .where('invoices.invoice_date', '<=', last)
    .where(supplierGstin, '=', gstin);
}

const selectBrandNotes = (db: Db, brand_id: string) =>
  db
    .selectFrom('credit_notes')
    .innerJoin('invoices', (join) =>
      join
        .onRef('invoices.brand_id', '=', 'credit_notes.brand_id')
        .onRef('invoices.order_id', '=', 'credit_notes.order_id')
        .onRef('invoices.issue', '=', 'credit_notes.issue'),
    )
    .select([
      ...invoiceColumns,
      'credit_notes.note_number',
      'credit_notes.note_date',
      'credit_notes.total_paise',
      'credit_notes.lines',
    ])
    .where('credit_notes.brand_id', '=', brand_id);

function selectNotes(db: Db, { brand_id, gstin, month }: GstMonthKey) {
  const { first, last } = daysOf(month);
  return selectBrandNotes(db, brand_id)
    .where('credit_notes.note_date', '>=', first)
    .where('credit_notes.note_date', '<=', last)
    .where(supplierGstin, '=', gstin);
}

/** An issued invoice or credit note, with its supplier as it is printed. Without an order it has all its parties. */
export interface IssuedDocument {
  document: TaxDocument;
  supplier: InvoiceParty;
  direct?: DirectRecord;
}

/**
 * Finds an issued invoice or credit note of an order by its number, which the two series never share; an invoice without an order
 * where the order's id is empty.
 */
export async function findIssuedDocument(
  db: Db,
  brand_id: string,
  order_id: string,
  number: string,
): Promise<IssuedDocument | undefined> {
  if (order_id === '') {
    const note = await findDirectNote(db, brand_id, number);
    const direct = await findDirectInvoice(db, brand_id, note?.invoice_number ?? number);
    if (!direct || direct.cancelled_at) return undefined;
    const { name, address, city, pincode } = direct.seller;
    const supplier = { name, address, city, pincode, state: '', gstin: direct.gstin };
    const document = note ? toDirectNote(direct, note) : toDirectDocument(direct);
    return { document, supplier, direct };
  }
  const row = await db
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('invoices.brand_id', '=', brand_id)
    .where('invoices.order_id', '=', order_id)
    .where('invoices.invoice_number', '=', number)
    .executeTakeFirst();
  if (row) {
    const [document] = await toInvoices(db, { brand_id, gstin: row.supplier.gstin ?? '' }, [row]);
    return document && { document, supplier: row.supplier };
  }
  const note = await selectBrandNotes(db, brand_id)
    .where('credit_notes.order_id', '=', order_id)
    .where('credit_notes.note_number', '=', number)
    .executeTakeFirst();
  if (!note) return undefined;
  const [document] = await toNotes(db, { brand_id, gstin: note.supplier.gstin ?? '' }, [note]);
  return document && { document, supplier: note.supplier };
}

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];
type NoteRow = Awaited<ReturnType<ReturnType<typeof selectBrandNotes>['execute']>>[number];

/** Builds documents from their stored content; older ones are computed from the order, as they are printed. */
async function toInvoices(
  db: Db,
  { brand_id, gstin }: Pick<GstMonthKey, 'brand_id' | 'gstin'>,
  rows: readonly InvoiceRow[],
): Promise<TaxDocument[]> {
  if (rows.length === 0) return [];
  const stored = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...new Set(rows.map(({ order_id }) => order_id))])
    .execute();
  const named = await withInvoiceRecipients(db, brand_id, stored);
  const orders = new Map(named.map((order) => [order.order_id, order]));
  const contents = await issuedContents(
    db,
    brand_id,
    rows.map(({ order_id, issue, invoice_number, invoice_date, kind, place, invoice_lines, supplier }) => ({
      order: orders.get(order_id)!,
      issued: {
        issue,
        number: invoice_number,
        date: invoice_date,
        supplier,
        billed: kind !== null && invoice_lines !== null ? { kind, place, lines: invoice_lines } : null,
      },
    })),
  );
  return rows.map(({ order_id, invoice_number, invoice_date }, at) => {
    const order = orders.get(order_id)!;
    const bill = contents[at]!;
    return {
      number: invoice_number,
      date: invoice_date,
      order_id,
      gstin,
      buyer_gstin: order.details.buyer_details.gst_number ?? '',
      buyer_name: order.details.buyer_details.company_name || order.details.billing_details.name,
      place: placeOf(order, bill),
      is_inter_state: bill.kind === 'inter-state',
      is_sez: bill.place?.is_sez ?? false,
      value: sumPaise(bill.lines.map(({ tax }) => tax.gross)),
      lines: withHsn(bill.lines.map(({ tax, ...line }) => ({ ...creditedLine({ ...line, ...tax }) }))),
    };
  });
}

/** GST code of the place of supply; without a stored one, of the delivery. */
const placeOf = (order: OrderRecord, { place }: InvoiceContent): string =>
  place?.gst_code ?? findState(addressState(order))?.gst_code ?? '';

const creditedLine = ({
  description,
  hsn_code,
  quantity,
  rate,
  taxable,
  igst,
  cgst,
  sgst,
  cess = 0,
}: Omit<CreditedLineJson, 'line_no'>): TaxDocumentLine => ({
  description,
  hsn: hsn_code,
  quantity,
  rate,
  taxable,
  igst,
  cgst,
  sgst,
  cess,
});
