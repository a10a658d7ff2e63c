import { formatDate } from '@khep/domain/days';
import { abroad, formatCountry } from '@khep/domain/gst';
import type { EInvoiceParty } from '@khep/domain/gst';
import type { InvoiceModel, InvoiceParty } from '@khep/domain/documents';
import { findState } from '@khep/domain/india';
import { exportEndorsements, formatPlaceOfSupply, stateTaxName } from '@khep/domain/tax';
import { conflict, notFound } from '../../../base/errors.ts';
import { listEInvoices, printedEInvoice } from '../../../orders/invoicing/einvoices.ts';
import { documents } from '../../../platform/documents/documents.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { FileBody } from '../../../platform/http/bindRoute.ts';
import { findDirectInvoice } from './readDirect.ts';
import type { DirectRecord } from './readDirect.ts';
import { findDirectNote } from './readNotes.ts';
import type { DirectNoteRecord } from './readNotes.ts';

export function party(
  { gstin, name, address, city, pincode, state_code }: EInvoiceParty,
  country = '',
): InvoiceParty {
  const isAbroad = state_code === abroad.place;
  return {
    name,
    address,
    city,
    state: isAbroad ? country : (findState(state_code)?.name ?? ''),
    pincode: isAbroad ? '' : pincode,
    ...(gstin !== abroad.gstin && { gstin }),
  };
}

/** The printable invoice. */
function modelOf({
  invoice_number,
  invoice_date,
  seller,
  buyer,
  place,
  is_inter_state,
  lines,
  value_paise,
  exported,
  eway_bill,
}: DirectRecord): InvoiceModel {
  const state = findState(place);
  const seller_state = findState(seller.state_code)?.name ?? '';
  return {
    number: invoice_number,
    date: formatDate(invoice_date),
    order_id: '',
    ...(eway_bill !== '' && { eway_bill }),
    supplier: party(seller),
    // Rule 46 asks for the name of the country.
    recipient: party(buyer, exported ? formatCountry(exported.country) : ''),
    place_of_supply: state
      ? formatPlaceOfSupply({ state: state.name, gst_code: state.gst_code })
      : `${abroad.name} (${abroad.place})`,
    ...(!is_inter_state && { state_tax: stateTaxName(seller_state) }),
    ...(exported && {
      endorsement: exported.is_taxed ? exportEndorsements.taxed : exportEndorsements.untaxed,
    }),
    lines: lines.map(({ description, hsn, ...line }) => ({ description, hsn_code: hsn, ...line })),
    round_off: 0,
    total: value_paise,
  };
}

/** The printable credit note: the layout of the invoice, with what it credits. */
const noteModelOf = (
  row: DirectRecord,
  { note_number, note_date, lines, value_paise }: DirectNoteRecord,
): InvoiceModel => ({
  ...modelOf({ ...row, lines, value_paise }),
  number: note_number,
  date: formatDate(note_date),
  credits: { number: row.invoice_number, date: formatDate(row.invoice_date) },
});

/** Renders an invoice without an order, or its credit note. @throws ApiError 404, or 409 for a cancelled one */
export async function renderDirectInvoice(db: Db, brand_id: string, number: string): Promise<FileBody> {
  const note = await findDirectNote(db, brand_id, number);
  const row = await findDirectInvoice(db, brand_id, note?.invoice_number ?? number);
  if (!row) throw notFound('invoice');
  if (row.cancelled_at) throw conflict(`${number} is cancelled.`);
  const registered = await listEInvoices(db, brand_id, ['']);
  const model = note ? noteModelOf(row, note) : modelOf(row);
  return {
    bytes: await documents.invoices([{ ...model, ...printedEInvoice(registered, '', number) }]),
    type: 'application/pdf',
    name: `${note ? 'credit-note' : 'invoice'}-${number.replaceAll('/', '-')}.pdf`,
  };
}
