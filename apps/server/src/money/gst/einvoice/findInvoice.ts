import type { EInvoiceDocument } from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import { gstinState } from '@khep/domain/tax';
import { notFound } from '../../../base/errors.ts';
import { addressState } from '../../../brand/lookups/pincodeLookup.ts';
import { withInvoiceRecipients } from '../../../orders/invoicing/invoiceRecipients.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { findIssuedDocument } from '../documents.ts';
import type { IssuedDocument } from '../documents.ts';

/** An issued invoice or credit note with its parties, as the portal wants it. @throws ApiError 404 */
export async function requireEInvoiceDocument(
  db: Db,
  brand_id: string,
  order_id: string,
  number: string,
): Promise<IssuedDocument & { e_invoice: EInvoiceDocument }> {
  const found = await findIssuedDocument(db, brand_id, order_id, number);
  if (found?.direct) {
    const { date, place, is_sez, lines, value, exported, credits } = found.document;
    const { seller, buyer } = found.direct;
    return {
      ...found,
      e_invoice: { number, date, seller, buyer, place, is_sez, lines, value, exported, credits },
    };
  }
  const stored = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!found || !stored) throw notFound('invoice');
  const [order] = await withInvoiceRecipients(db, brand_id, [stored]);
  const { billing_details: billing } = order!.details;
  const { document, supplier } = found;
  return {
    ...found,
    e_invoice: {
      number: document.number,
      date: document.date,
      seller: {
        gstin: document.gstin,
        name: supplier.name,
        address: supplier.address,
        city: supplier.city,
        pincode: supplier.pincode,
        state_code: gstinState(document.gstin)?.gst_code ?? '',
      },
      buyer: {
        gstin: document.buyer_gstin,
        name: document.buyer_name,
        address: billing.address,
        city: billing.city,
        pincode: billing.pincode,
        state_code: findState(addressState(billing))?.gst_code ?? '',
      },
      place: document.place,
      is_sez: document.is_sez,
      lines: document.lines,
      value: document.value,
      credits: document.credits,
    },
  };
}
