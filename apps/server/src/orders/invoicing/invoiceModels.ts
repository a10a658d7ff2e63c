import { InvoicePreference } from '@khep/api';
import type { InvoiceModel } from '@khep/domain/documents';
import { findState } from '@khep/domain/india';
import { sumPaise } from '@khep/domain/money';
import { formatPlaceOfSupply, sezEndorsement, stateTaxName } from '@khep/domain/tax';
import { loadPreference } from '../../brand/catalogue/preferences.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { shipmentsOfOrders } from '../shipments/queries.ts';
import { formatDate, istDay } from '@khep/domain/days';
import { toPrintedLine } from './invoiceLines.ts';
import type { InvoiceContent } from './invoiceLines.ts';
import type { InvoicedPlace, OrderRecord } from '../core/tables.ts';
import { listEInvoices, printedEInvoice } from './einvoices.ts';
import { issueInvoices } from './invoiceNumbers.ts';
import { issuedContents } from './issuedInvoices.ts';
import type { IssuedInvoice } from './issuedInvoices.ts';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { withInvoiceRecipients } from './invoiceRecipients.ts';
import { loadImageDataUrl } from '../../platform/documents/imageDataUrl.ts';

/** Tax invoices by order; issues those that don't exist yet. */
export async function issueInvoiceModels(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  orders: readonly OrderRecord[],
): Promise<Map<string, InvoiceModel>> {
  const ids = orders.map(({ order_id }) => order_id);
  const now = services.clock.now();
  const issued = await db.transaction().execute((tx) => issueInvoices(tx, brand_id, ids, { now, actor }));
  const papers = await buildInvoiceModels(
    db,
    services,
    brand_id,
    orders.map((order) => ({ order, issued: issued.get(order.order_id)! })),
  );
  return new Map(orders.map(({ order_id }, index) => [order_id, papers[index]!]));
}

/** An issued invoice and its order. */
export interface PrintableInvoice {
  order: OrderRecord;
  issued: IssuedInvoice;
}

/** Builds printable invoices from their stored content and supplier. */
export async function buildInvoiceModels(
  db: Db,
  services: Services,
  brand_id: string,
  wanted: readonly PrintableInvoice[],
): Promise<InvoiceModel[]> {
  const orders = await withInvoiceRecipients(
    db,
    brand_id,
    wanted.map(({ order }) => order),
  );
  const ids = orders.map(({ order_id }) => order_id);
  const [look, shipments, billed, registered] = await Promise.all([
    invoiceLook(db, services, brand_id),
    shipmentsOfOrders(db, brand_id, ids),
    issuedContents(db, brand_id, wanted),
    listEInvoices(db, brand_id, ids),
  ]);
  return wanted.map(({ issued }, index) => {
    const order = orders[index]!;
    const box = shipments.find((one) => one.order_id === order.order_id);
    return {
      ...invoiceOf(order, box, { look, issued, bill: billed[index]! }),
      ...printedEInvoice(registered, order.order_id, issued.number),
    };
  });
}

interface Facts {
  look: InvoiceLook;
  issued: IssuedInvoice;
  bill: InvoiceContent;
}

/** The brand's invoice preference. */
type InvoiceLook = Pick<
  InvoiceModel,
  'paper' | 'policy_terms' | 'hide_buyer_contact' | 'logo' | 'signature_image'
>;

async function invoiceLook(db: Db, services: Services, brand_id: string): Promise<InvoiceLook> {
  const kept = await loadPreference(db, brand_id, 'invoice_preference');
  // A prefix saved before it was reserved doesn't prevent printing old invoices.
  const preference = InvoicePreference.parse({ ...kept.preferences, invoice_prefix: '' });
  const [logo, signature_image] = await Promise.all([
    loadImageDataUrl(services, preference.logo_path),
    loadImageDataUrl(services, preference.signature_image_url),
  ]);
  return {
    paper: preference.label_size,
    hide_buyer_contact: preference.hide_buyer_contact,
    ...(preference.policy_terms && { policy_terms: preference.policy_terms }),
    ...(logo && { logo }),
    ...(signature_image && { signature_image }),
  };
}

/** The place of supply as printed. Without a stored one, the state of delivery. */
function placeText(order: OrderRecord, place: InvoicedPlace | null): string {
  const state = findState(addressState(order));
  if (place) return formatPlaceOfSupply(place);
  return state ? formatPlaceOfSupply({ state: state.name, gst_code: state.gst_code }) : order.state;
}

/** Builds an invoice: prices include tax, split by supply type. */
function invoiceOf(
  order: OrderRecord,
  box: ShipmentRecord | undefined,
  { look, issued, bill: { kind, place, lines } }: Facts,
): InvoiceModel {
  const buyer = order.details.billing_details;
  const { gst_number, company_name, ...shipTo } = order.details.buyer_details;
  return {
    ...(kind === 'untaxed' && { is_bill_of_supply: true }),
    number: issued.number,
    date: formatDate(issued.date),
    order_id: order.order_number,
    order_date: formatDate(istDay(order.order_date)),
    ...(box?.awb ? { awb: box.awb } : {}),
    supplier: issued.supplier,
    recipient: {
      name: buyer.name,
      address: buyer.address,
      city: buyer.city,
      state: buyer.state,
      pincode: buyer.pincode,
      phone: buyer.phone,
      ...(company_name ? { company: company_name } : {}),
      ...(gst_number ? { gstin: gst_number } : {}),
    },
    ...(order.details.is_billing_same_as_shipping
      ? {}
      : {
          deliver_to: {
            name: shipTo.name,
            address: shipTo.address,
            city: shipTo.city,
            state: shipTo.state,
            pincode: shipTo.pincode,
            phone: shipTo.phone,
          },
        }),
    place_of_supply: placeText(order, place),
    ...(kind === 'intra-state' && { state_tax: stateTaxName(issued.supplier.state) }),
    ...(kind === 'inter-state' && place?.is_sez === true && { endorsement: sezEndorsement }),
    ...(order.eway_bill ? { eway_bill: order.eway_bill } : {}),
    lines: lines.map(toPrintedLine),
    round_off: sumPaise(lines.map(({ tax }) => tax.round_off)),
    total: sumPaise(lines.map(({ tax }) => tax.gross)),
    paid_by: order.payment_mode === 'cod' ? 'Cash on delivery' : 'Prepaid',
    ...look,
  };
}
