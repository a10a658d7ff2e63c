import type { EInvoice, EInvoices, GstFilter } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { eInvoiceCancelUntil, isEInvoiced, lastEInvoiceDay, needsEInvoices } from '@khep/domain/gst';
import type { TaxDocument } from '@khep/domain/gst';
import { paiseToRupees } from '@khep/domain/money';
import { listEInvoices } from '../../../orders/invoicing/einvoices.ts';
import type { EInvoiceRecord } from '../../../orders/invoicing/einvoices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { eachTaxDocument } from '../documents.ts';
import { findReturn } from '../loadGstMonth.ts';

function serialize(
  document: TaxDocument,
  record: EInvoiceRecord | undefined,
  { turnover, now }: { turnover: number | undefined; now: Date },
): EInvoice {
  const dueOn = lastEInvoiceDay(document.date, turnover) ?? null;
  const shared = {
    order_id: document.order_id,
    number: document.number,
    date: document.date,
    buyer_name: document.buyer_name,
    buyer_gstin: document.buyer_gstin,
    value: paiseToRupees(document.value),
    credits: document.credits?.number ?? null,
    due_on: dueOn,
  };
  if (!record) {
    const isLate = dueOn !== null && dueOn < istDay(now);
    return {
      ...shared,
      state: isLate ? 'late' : 'waiting',
      irn: '',
      ack_no: '',
      ack_at: null,
      cancel_until: null,
    };
  }
  const until = eInvoiceCancelUntil(record.ack_at);
  return {
    ...shared,
    state: record.cancelled_at ? 'cancelled' : 'registered',
    irn: record.irn,
    ack_no: record.ack_no,
    ack_at: record.ack_at.toISOString(),
    cancel_until: !record.cancelled_at && now <= until ? until.toISOString() : null,
  };
}

const isDone = ({ state }: EInvoice): boolean => state === 'registered' || state === 'cancelled';

/** Loads the invoices and credit notes of a month that the portal registers, with what it gave them; those that wait first. @throws ApiError 404 */
export async function loadEInvoices(
  db: Db,
  { einvoicing, clock }: Pick<Services, 'einvoicing' | 'clock'>,
  brand_id: string,
  filter: GstFilter,
): Promise<EInvoices> {
  const now = clock.now();
  const { turnover, gstins: _gstins, ...key } = await findReturn(db, brand_id, filter, now);
  const documents: TaxDocument[] = [];
  for await (const document of eachTaxDocument(db, key)) {
    if (isEInvoiced(document)) documents.push(document);
  }
  const [records, account] = await Promise.all([
    listEInvoices(
      db,
      brand_id,
      documents.map(({ order_id }) => order_id),
    ),
    db
      .selectFrom('einvoice_accounts')
      .select('username')
      .where('brand_id', '=', brand_id)
      .where('gstin', '=', key.gstin)
      .executeTakeFirst(),
  ]);
  const byNumber = new Map(records.map((one) => [`${one.order_id} ${one.invoice_number}`, one]));
  const recordOf = (order_id: string, number: string) => byNumber.get(`${order_id} ${number}`);
  // The portal has no invoice any more that such a note could lower.
  const isNeeded = ({ order_id, credits }: TaxDocument) =>
    !credits || !recordOf(order_id, credits.number)?.cancelled_at;
  return {
    gstin: key.gstin,
    is_needed: needsEInvoices(turnover) ?? null,
    is_connected: einvoicing.portal !== undefined,
    is_simulated: einvoicing.isSimulated,
    username: account?.username ?? null,
    invoices: documents
      .filter(isNeeded)
      .map((document) => serialize(document, recordOf(document.order_id, document.number), { turnover, now }))
      .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b))),
  };
}
