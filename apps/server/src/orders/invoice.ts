import type { InvoiceModel } from '@khep/domain/documents';
import { findState, isSameState } from '@khep/domain/india';
import { taxInvoice } from '@khep/domain/tax';
import type { SupplyKind } from '@khep/domain/tax';
import { istDay } from './days.ts';
import type { LineRecord, OrderRecord, ShipmentRecord } from './refresh.ts';
import { addressOf } from './sender.ts';
import type { Sender } from './sender.ts';

/** The tax invoice of an order: inside the prices, split by where it goes. */
export function invoiceOf(
  order: OrderRecord,
  lines: readonly LineRecord[],
  box: ShipmentRecord | undefined,
  sender: Sender,
): InvoiceModel {
  const buyer = order.details.billing_details;
  const from = addressOf(sender, order.warehouse_id ?? '');
  const kind = isSameState(from.state, order.state) === true ? 'intra-state' : 'inter-state';
  const state = findState(order.state);
  const taxed = taxedLines(order, lines, kind);
  const { gst_number } = order.details.buyer_details;
  return {
    number: order.order_number,
    date: istDay(order.order_date),
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
  };
}

/** Each line with its tax; what is charged beside the goods follows the highest rate among them, a discount is shared over all. */
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
  const rate = goods.reduce((most, line) => Math.max(most, line.rate), 0);
  const rows =
    beside > 0
      ? [...goods, { description: 'Shipping and collection', hsn_code: '', quantity: 1, gross: beside, rate }]
      : goods;
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
