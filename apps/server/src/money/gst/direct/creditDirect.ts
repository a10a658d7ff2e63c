import type { DirectCredit } from '@khep/api';
import { financialYear, formatDate, istDay } from '@khep/domain/days';
import { creditGoods, lastCreditDay } from '@khep/domain/gst';
import { conflict, notFound, validationError } from '../../../base/errors.ts';
import { reserveCreditNoteNumber } from '../../../orders/invoicing/creditNotes.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import { lockDirectInvoice } from './readDirect.ts';
import { listNotesOf } from './readNotes.ts';

/**
 * Issues the credit note of units of an invoice without an order and returns its number: the way to lower one whose e-invoice can't
 * be cancelled any more.
 * @throws ApiError 404, 422 for more units than are left, or 409 after the last day on which it lowers the tax
 */
export async function creditDirectInvoice(
  tx: Tx,
  { brand_id, user_id }: Pick<Session, 'brand_id' | 'user_id'>,
  { number, units }: DirectCredit,
  now: Date,
): Promise<string> {
  const invoice = await lockDirectInvoice(tx, brand_id, number);
  if (!invoice) throw notFound('invoice');
  if (invoice.cancelled_at) throw conflict(`${number} is cancelled: there is nothing to credit.`);
  const day = istDay(now);
  const until = lastCreditDay(invoice.invoice_date);
  if (day > until)
    throw conflict(
      `A credit note for ${number} lowered the tax until ${formatDate(until)}. Refund the buyer without GST.`,
    );
  if (units.length !== invoice.lines.length || units.every((one) => one === 0))
    throw validationError({ units: 'Enter the units of at least one product' });
  const notes = await listNotesOf(tx, brand_id, [number]);
  const made = creditGoods(
    invoice.lines,
    units,
    notes.map((note) => note.units),
  );
  if (!made.ok)
    throw validationError(
      Object.fromEntries(Object.entries(made.reasons).map(([at, reason]) => [`units.${at}`, reason])),
    );
  const note_number = await reserveCreditNoteNumber(tx, brand_id, financialYear(day));
  await tx
    .insertInto('direct_credit_notes')
    .values({
      brand_id,
      note_number,
      note_date: day,
      invoice_number: number,
      gstin: invoice.gstin,
      units: json([...units]),
      lines: json(made.lines),
      value_paise: made.value,
      created_at: now,
      created_by: user_id,
    })
    .execute();
  return note_number;
}
