import type { DirectInvoice, GstFilter } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { formatCountry, taxOf } from '@khep/domain/gst';
import { paiseToRupees, sumPaise } from '@khep/domain/money';
import type { Db } from '../../../platform/db/schema.ts';
import { findReturn } from '../loadGstMonth.ts';
import { lastCancelDay } from './issueDirect.ts';
import { listDirectInvoices } from './readDirect.ts';
import type { DirectRecord } from './readDirect.ts';

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
  today: string,
): DirectInvoice {
  const until = lastCancelDay(invoice_date);
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
    is_cancelled: cancelled_at !== null,
    cancel_until: cancelled_at === null && today <= until ? until : null,
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
  return rows.map((row) => serialize(row, istDay(now))).toReversed();
}
