import { InvoicePreference } from '@khep/api';
import type { InvoiceLine, InvoiceModel } from '@khep/domain/documents';
import { findState, isSameState } from '@khep/domain/india';
import type { Paise } from '@khep/domain/money';
import { feeLines, taxInvoice } from '@khep/domain/tax';
import type { SupplyKind, TaxedLine, TaxSplit } from '@khep/domain/tax';
import { readPreference } from '../catalogue/preferences.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { shipmentsOfOrders } from '../shipments/queries.ts';
import { istDay } from './days.ts';
import { issueInvoices } from './invoiceNumbers.ts';
import type { IssuedInvoice } from './invoiceNumbers.ts';
import type { LineRecord, OrderRecord, ShipmentRecord } from './refresh.ts';
import type { SaveInit } from './save.ts';
import { pictureOf } from './picture.ts';
import { addressOf, senderOf } from './sender.ts';
import type { Sender } from './sender.ts';

/** The tax invoices of orders, by order; those that were never issued are given their numbers. */
export async function invoicesFor(
  db: Db,
  services: Services,
  { brand_id, actor }: SaveInit,
  orders: readonly OrderRecord[],
): Promise<Map<string, InvoiceModel>> {
  const ids = orders.map(({ order_id }) => order_id);
  const now = services.clock.now();
  const issued = await db.transaction().execute((tx) => issueInvoices(tx, brand_id, ids, { now, actor }));
  const [sender, look, shipments, lines] = await Promise.all([
    senderOf(db, brand_id),
    invoiceLook(db, services, brand_id),
    shipmentsOfOrders(db, brand_id, ids),
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .orderBy('line_no')
      .execute(),
  ]);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return new Map(
    orders.map((order) => {
      const { order_id } = order;
      const box = shipments.find((one) => one.order_id === order_id);
      const facts = { sender, look, issued: issued.get(order_id)! };
      return [order_id, invoiceOf(order, linesOf.get(order_id) ?? [], box, facts)];
    }),
  );
}

interface Facts {
  sender: Sender;
  look: InvoiceLook;
  issued: IssuedInvoice;
}

/** What the brand prefers its invoices to look like. */
type InvoiceLook = Pick<
  InvoiceModel,
  'paper' | 'policy_terms' | 'hide_buyer_contact' | 'logo' | 'signature_image'
> & {
  /** The seller's address is the primary warehouse's, wherever the goods leave from. */
  isPrimary: boolean;
};

async function invoicePreference(db: Db | Tx, brand_id: string) {
  const kept = await readPreference(db, brand_id, 'invoice_preference');
  const preference = InvoicePreference.parse(kept?.preferences ?? {});
  return { ...preference, isPrimary: kept !== undefined && preference.is_primary_warehouse };
}

async function invoiceLook(db: Db, services: Services, brand_id: string): Promise<InvoiceLook> {
  const preference = await invoicePreference(db, brand_id);
  const [logo, signature_image] = await Promise.all([
    pictureOf(services, preference.logo_path),
    pictureOf(services, preference.signature_image_url),
  ]);
  return {
    isPrimary: preference.isPrimary,
    paper: preference.label_size,
    hide_buyer_contact: preference.hide_buyer_contact,
    ...(preference.policy_terms && { policy_terms: preference.policy_terms }),
    ...(logo && { logo }),
    ...(signature_image && { signature_image }),
  };
}

/** The tax invoice of an order: tax inside the prices, split by where it goes. */
function invoiceOf(
  order: OrderRecord,
  lines: readonly LineRecord[],
  box: ShipmentRecord | undefined,
  { sender, look, issued }: Facts,
): InvoiceModel {
  const buyer = order.details.billing_details;
  const from = supplierOf(sender, order, look.isPrimary);
  const state = findState(order.state);
  const taxed = invoicedLines(order, lines, supplyOf(order, from));
  const { isPrimary: _isPrimary, ...document } = look;
  const { gst_number } = order.details.buyer_details;
  return {
    number: issued.number,
    date: issued.date,
    order_id: order.order_number,
    order_date: istDay(order.order_date),
    ...(box?.awb ? { awb: box.awb } : {}),
    supplier: {
      name: sender.company,
      address: from.address,
      city: from.city,
      state: from.state,
      pincode: from.pincode,
      gstin: sender.gstin,
    },
    recipient: {
      name: buyer.name,
      address: buyer.address,
      city: buyer.city,
      state: buyer.state,
      pincode: buyer.pincode,
      phone: buyer.phone,
      ...(gst_number ? { gstin: gst_number } : {}),
    },
    place_of_supply: state ? `${state.name} (${state.gst_code})` : order.state,
    ...(order.eway_bill ? { eway_bill: order.eway_bill } : {}),
    lines: taxed.lines.map(printedLine),
    round_off: taxed.round_off,
    total: taxed.total,
    paid_by: order.payment_mode === 'cod' ? 'Cash on delivery' : 'Prepaid',
    ...document,
  };
}

/** A line of an invoice with the numbers of its tax. */
export interface InvoicedLine extends Omit<InvoiceLine, keyof TaxSplit> {
  /** Of the order; null where it is charged beside the goods. */
  line_no: number | null;
  tax: TaxedLine;
}

/** Each line with its tax; what is charged beside the goods bears their rates, a discount is shared over all. */
function invoicedLines(
  order: OrderRecord,
  lines: readonly LineRecord[],
  kind: SupplyKind,
): { lines: InvoicedLine[]; round_off: Paise; total: Paise } {
  const goods = lines.map((line) => ({
    line_no: line.line_no as number | null,
    description: line.sku_name,
    sku_id: line.sku_id,
    hsn_code: line.hsn_code,
    quantity: line.quantity,
    gross: line.unit_price_paise * line.quantity - line.discount_paise,
    rate: line.gst,
    cess_rate: line.cess,
  }));
  const beside = order.total_paise - goods.reduce((sum, { gross }) => sum + gross, 0);
  const [fees = []] = feeLines(goods, [{ gross: Math.max(0, beside) }]);
  const rows = [
    ...goods,
    ...fees.map((fee) => ({
      ...fee,
      line_no: null,
      description: 'Shipping and collection',
      hsn_code: '',
      quantity: 1,
    })),
  ];
  const taxed = taxInvoice(rows, kind, Math.max(0, -beside));
  return {
    lines: rows.map(({ gross: _gross, cess_rate: _cess, ...row }, index) =>
      Object.assign(row, { tax: taxed.lines[index]! }),
    ),
    round_off: taxed.round_off,
    total: taxed.total,
  };
}

/** A line as papers print it. */
export function printedLine({ line_no: _line, tax, ...line }: InvoicedLine): InvoiceLine {
  const { taxable, cgst, sgst, igst, cess } = tax;
  return { ...line, taxable, cgst, sgst, igst, ...(cess === 0 ? {} : { cess }) };
}

/** The seller's place on an order's invoice, as the brand prefers it. */
function supplierOf(sender: Sender, order: OrderRecord, isPrimary: boolean) {
  return addressOf(sender, (isPrimary ? sender.primary : order.warehouse_id) ?? '');
}

/** Whether the tax stays within a state. */
function supplyOf(order: OrderRecord, from: { state: string }): SupplyKind {
  return isSameState(from.state, order.state) === true ? 'intra-state' : 'inter-state';
}

/** The lines of an order's invoice and the kind of its tax, inside a transaction that holds the order. */
export async function linesOfInvoice(
  tx: Tx,
  order: OrderRecord,
): Promise<{ lines: InvoicedLine[]; kind: SupplyKind }> {
  const { brand_id, order_id } = order;
  const { isPrimary } = await invoicePreference(tx, brand_id);
  const kind = supplyOf(order, supplierOf(await senderOf(tx, brand_id), order, isPrimary));
  const lines = await tx
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('line_no')
    .execute();
  return { lines: invoicedLines(order, lines, kind).lines, kind };
}
