import { InvoicePreference } from '@khep/api';
import type { InvoiceModel } from '@khep/domain/documents';
import { findState, isSameState } from '@khep/domain/india';
import { feeLines, taxInvoice } from '@khep/domain/tax';
import type { SupplyKind } from '@khep/domain/tax';
import { readPreference } from '../catalogue/preferences.ts';
import type { Db } from '../db/schema.ts';
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

async function invoiceLook(db: Db, services: Services, brand_id: string): Promise<InvoiceLook> {
  const kept = await readPreference(db, brand_id, 'invoice_preference');
  const preference = InvoicePreference.parse(kept?.preferences ?? {});
  const [logo, signature_image] = await Promise.all([
    pictureOf(services, preference.logo_path),
    pictureOf(services, preference.signature_image_url),
  ]);
  return {
    isPrimary: kept !== undefined && preference.is_primary_warehouse,
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
  const from = addressOf(sender, (look.isPrimary ? sender.primary : order.warehouse_id) ?? '');
  const kind = isSameState(from.state, order.state) === true ? 'intra-state' : 'inter-state';
  const state = findState(order.state);
  const taxed = taxedLines(order, lines, kind);
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
    lines: taxed.lines,
    round_off: taxed.round_off,
    total: taxed.total,
    paid_by: order.payment_mode === 'cod' ? 'Cash on delivery' : 'Prepaid',
    ...document,
  };
}

/** Each line with its tax; what is charged beside the goods bears their rates, a discount is shared over all. */
function taxedLines(
  order: OrderRecord,
  lines: readonly LineRecord[],
  kind: SupplyKind,
): Pick<InvoiceModel, 'lines' | 'round_off' | 'total'> {
  const goods = lines.map((line) => ({
    description: line.sku_name,
    sku_id: line.sku_id,
    hsn_code: line.hsn_code,
    quantity: line.quantity,
    gross: line.unit_price_paise * line.quantity - line.discount_paise,
    rate: line.gst,
  }));
  const beside = order.total_paise - goods.reduce((sum, { gross }) => sum + gross, 0);
  const [fees = []] = feeLines(goods, [{ gross: Math.max(0, beside) }]);
  const rows = [
    ...goods,
    ...fees.map(({ gross, rate }) => ({
      description: 'Shipping and collection',
      hsn_code: '',
      quantity: 1,
      gross,
      rate,
    })),
  ];
  const taxed = taxInvoice(rows, kind, Math.max(0, -beside));
  return {
    lines: rows.map(({ gross: _gross, ...row }, index) => {
      const { taxable = 0, cgst = 0, sgst = 0, igst = 0 } = taxed.lines[index] ?? {};
      return { ...row, taxable, cgst, sgst, igst };
    }),
    round_off: taxed.round_off,
    total: taxed.total,
  };
}
