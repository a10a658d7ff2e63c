import type { EwayBillFileFilter, EwayBillNeed, GstFilter } from '@khep/api';
import { ewayBillJson, ewayBillProblems } from '@khep/domain/gst';
import type { EInvoiceParty, EwayBillDocument, EwayBillTransport, TaxDocument } from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import { paiseToRupees } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';
import { ewayLimitOn } from '@khep/domain/tax';
import { conflict, notFound } from '../../../base/errors.ts';
import { addressState } from '../../../brand/lookups/pincodeLookup.ts';
import { loadSender, originAddress } from '../../../orders/invoicing/sender.ts';
import type { Sender } from '../../../orders/invoicing/sender.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { FileBody } from '../../../platform/http/bindRoute.ts';
import { eachTaxDocument } from '../documents.ts';
import { requireEInvoiceDocument } from '../einvoice/findInvoice.ts';
import { findReturn } from '../loadGstMonth.ts';

/** A document with the places of its goods, and the number of its e-way bill. */
interface Consignment {
  document: EwayBillDocument;
  eway_bill: string;
}

type Place = Parameters<typeof addressState>[0] & { address: string; city: string };

const partyIn = ({ gstin, name }: EInvoiceParty, place: Place): EInvoiceParty => ({
  gstin,
  name,
  address: place.address,
  city: place.city,
  pincode: place.pincode,
  state_code: findState(addressState(place))?.gst_code ?? '',
});

/** Loads an invoice with where its goods leave from and where they go. @throws ApiError 404 */
export async function loadConsignment(
  db: Db,
  sender: Sender,
  brand_id: string,
  { order_id, number }: { order_id: string; number: string },
): Promise<Consignment> {
  const { e_invoice, direct, document } = await requireEInvoiceDocument(db, brand_id, order_id, number);
  if (document.credits) throw notFound('invoice');
  if (direct)
    return {
      document: { ...e_invoice, dispatch: direct.dispatch, delivery: direct.delivery },
      eway_bill: direct.eway_bill,
    };
  const order = await db
    .selectFrom('orders')
    .select(['details', 'warehouse_id', 'eway_bill'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const { seller, buyer } = e_invoice;
  return {
    document: {
      ...e_invoice,
      dispatch: partyIn(seller, originAddress(sender, order.warehouse_id ?? '')),
      delivery: partyIn(buyer, order.details.buyer_details),
    },
    eway_bill: order.eway_bill ?? '',
  };
}

/** The value above which the goods of a document need an e-way bill; undefined if they don't. */
export function limitOf({ date, value, dispatch, delivery }: EwayBillDocument): Paise | undefined {
  const isWithin = dispatch.state_code !== '' && dispatch.state_code === delivery.state_code;
  const limit = ewayLimitOn(date, isWithin ? dispatch.state_code : null);
  return limit !== undefined && value > limit ? limit : undefined;
}

/** Those of a month whose goods need an e-way bill, the latest first. */
async function listConsignments(
  db: Db,
  brand_id: string,
  filter: GstFilter,
  now: Date,
): Promise<(Consignment & { order_id: string; limit: Paise })[]> {
  const key = await findReturn(db, brand_id, filter, now);
  const sender = await loadSender(db, brand_id);
  const large: TaxDocument[] = [];
  for await (const document of eachTaxDocument(db, key)) {
    // No state has a lower limit than the one between states.
    const least = ewayLimitOn(document.date, null);
    if (!document.credits && least !== undefined && document.value > least) large.push(document);
  }
  const found: (Consignment & { order_id: string; limit: Paise })[] = [];
  for (const { order_id, number } of large.toReversed()) {
    const consignment = await loadConsignment(db, sender, brand_id, { order_id, number });
    const limit = limitOf(consignment.document);
    if (limit !== undefined) found.push({ ...consignment, order_id, limit });
  }
  return found;
}

/** Lists the invoices of a month whose goods need an e-way bill. @throws ApiError 404 */
export async function listEwayBills(
  db: Db,
  brand_id: string,
  filter: GstFilter,
  now: Date,
): Promise<EwayBillNeed[]> {
  const consignments = await listConsignments(db, brand_id, filter, now);
  return consignments.map(({ document, eway_bill, order_id, limit }) => ({
    order_id,
    number: document.number,
    date: document.date,
    buyer_name: document.buyer.name,
    from: document.dispatch.city,
    to: document.delivery.city,
    value: paiseToRupees(document.value),
    limit: paiseToRupees(limit),
    eway_bill,
    problems: ewayBillProblems(document),
  }));
}

/**
 * Builds the file for the bulk upload: of one invoice, or of all of a month that need an e-way bill and have none.
 * @throws ApiError 404, or 409 with everything that is missing
 */
export async function buildEwayBillFile(
  db: Db,
  brand_id: string,
  { order_id = '', number, ...filter }: EwayBillFileFilter,
  now: Date,
): Promise<FileBody> {
  const { mode, distance_km, transporter_id, vehicle, document_number, document_date } = filter;
  const transport = { mode, distance_km, transporter_id, vehicle, document_number, document_date };
  const documents = number
    ? [(await loadConsignment(db, await loadSender(db, brand_id), brand_id, { order_id, number })).document]
    : (await listConsignments(db, brand_id, filter, now))
        .filter(({ eway_bill }) => eway_bill === '')
        .map(({ document }) => document);
  if (documents.length === 0) throw conflict('No invoice of this month needs an e-way bill.');
  return ewayBillFile(documents, transport, number ?? filter.month ?? 'month');
}

/** Builds the file of documents that travel together. @throws ApiError 409 with everything that is missing */
export function ewayBillFile(
  documents: readonly EwayBillDocument[],
  transport: EwayBillTransport,
  name: string,
): FileBody {
  const problems = documents.flatMap((document) =>
    ewayBillProblems(document).map((problem) =>
      documents.length > 1 ? `${document.number}: ${problem}` : problem,
    ),
  );
  if (problems.length > 0) throw conflict([...new Set(problems)].join(' '));
  return {
    bytes: new TextEncoder().encode(
      JSON.stringify(ewayBillJson(documents.map((document) => ({ document, transport })))),
    ),
    type: 'application/json',
    name: `e-way-bill-${name.replaceAll('/', '-')}.json`,
  };
}
