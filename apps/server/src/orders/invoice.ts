import type { InvoiceModel } from '@khep/domain/documents';
import { findState, isSameState } from '@khep/domain/india';
import { scalePaise } from '@khep/domain/money';
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
  const isLocal = isSameState(from.state, order.state) === true;
  const state = findState(order.state);
  let taxed = 0;
  const rows = lines.map((line) => {
    const gross = line.unit_price_paise * line.quantity - line.discount_paise;
    const rate = line.gst;
    const taxable = scalePaise(gross, 100, 100 + rate);
    const half = isLocal ? scalePaise(taxable, rate, 200) : 0;
    const igst = isLocal ? 0 : scalePaise(taxable, rate, 100);
    taxed += taxable + half * 2 + igst;
    return {
      description: line.sku_name,
      sku_id: line.sku_id,
      hsn_code: line.hsn_code,
      quantity: line.quantity,
      rate,
      taxable,
      cgst: half,
      sgst: half,
      igst,
    };
  });
  const extras =
    order.total_paise -
    lines.reduce((sum, line) => sum + line.unit_price_paise * line.quantity - line.discount_paise, 0);
  const { gst_number } = order.details.buyer_details;
  return {
    number: order.order_number,
    date: istDay(order.order_date),
    order_id: order.order_number,
    order_date: istDay(order.order_date),
    ...(box?.awb ? { awb: box.awb } : {}),
    supplier: {
      name: sender.name,
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
    lines: rows,
    round_off: order.total_paise - taxed - extras,
    total: order.total_paise - extras,
    paid_by: order.payment_mode === 'cod' ? 'Cash on delivery' : 'Prepaid',
  };
}
