import type { DirectInvoice, GstFilter } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { formatCountry, lastCreditDay, lastLutDay, taxOf, unitsLeft } from '@khep/domain/gst';
import { paiseToRupees, sumPaise } from '@khep/domain/money';
import type { Db } from '../../../platform/db/schema.ts';
import { findReturn } from '../loadGstMonth.ts';
import { lastCancelDay } from './issueDirect.ts';
import { listDirectInvoices } from './readDirect.ts';
import type { DirectRecord } from './readDirect.ts';
import { listNotesOf } from './readNotes.ts';
import type { DirectNoteRecord } from './readNotes.ts';

function serialize(
  {
    invoice_number,
    invoice_date,
    kind,
    buyer,
    lines,
    value_paise,
    exported,
    cancelled_at,
    eway_bill,
  }: DirectRecord,
  notes: readonly DirectNoteRecord[],
  today: string,
): DirectInvoice {
  const until = lastCancelDay(invoice_date);
  const left = unitsLeft(
    lines,
    notes.map(({ units }) => units),
  );
  const lutUntil = exported && !exported.is_taxed && cancelled_at === null ? lastLutDay(invoice_date) : null;
  const creditUntil = lastCreditDay(invoice_date);
  const canCredit = cancelled_at === null && today <= creditUntil && left.some((units) => units > 0);
  return {
    number: invoice_number,
    date: invoice_date,
    kind,
    buyer_name: buyer.name,
    buyer_gstin: kind === 'export' ? '' : buyer.gstin,
    to: [buyer.city, exported && formatCountry(exported.country)].filter(Boolean).join(', '),
    taxable: paiseToRupees(sumPaise(lines.map(({ taxable }) => taxable))),
    tax: paiseToRupees(sumPaise(lines.map(taxOf))),
    value: paiseToRupees(value_paise),
    bill_number: exported?.bill_number ?? '',
    bill_date: exported?.bill_date ?? '',
    port: exported?.port ?? '',
    eway_bill,
    lut_until: lutUntil,
    is_lut_late: lutUntil !== null && (exported?.bill_date || today) > lutUntil,
    is_cancelled: cancelled_at !== null,
    cancel_until: cancelled_at === null && notes.length === 0 && today <= until ? until : null,
    lines: lines.map(({ description, quantity }, at) => ({ description, quantity, left: left[at]! })),
    credit_until: canCredit ? creditUntil : null,
    notes: notes.map(({ note_number, note_date, value_paise: value }) => ({
      number: note_number,
      date: note_date,
      value: paiseToRupees(value),
    })),
  };
}

/** Lists the invoices of a month without an order, the latest first. @throws ApiError 404 */
export async function listDirect(
  db: Db,
  brand_id: string,
  filter: GstFilter,
  now: Date,
): Promise<DirectInvoice[]> {
  const key = await findReturn(db, brand_id, filter, now);
  const rows = await listDirectInvoices(db, key);
  const notes = await listNotesOf(
    db,
    brand_id,
    rows.map(({ invoice_number }) => invoice_number),
  );
  const byInvoice = Map.groupBy(notes, ({ invoice_number }) => invoice_number);
  return rows.map((row) => serialize(row, byInvoice.get(row.invoice_number) ?? [], istDay(now))).toReversed();
}
