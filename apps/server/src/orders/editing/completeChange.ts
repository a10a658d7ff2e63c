import type { OrderChange, OrderDraft } from '@khep/api';
import { serializeLine } from '../core/lineFields.ts';
import type { StoredOrder } from '../core/storedOrder.ts';
import type { LineRecord } from '../core/tables.ts';

/** Completes a change with what it omits, from the stored order. Boxes are decided separately. */
export function completeChange(change: OrderChange, { order, lines }: StoredOrder): OrderDraft {
  const { buyer_details, billing_details, is_billing_same_as_shipping, custom_tags, payment_details } =
    order.details;
  const { order_details } = change;
  const isBillingSame =
    change.is_billing_same_as_shipping ??
    (change.billing_details === undefined && is_billing_same_as_shipping);
  return {
    buyer_details: { ...buyer_details, ...registrationOf(change, buyer_details), ...change.buyer_details },
    billing_details: { ...billing_details, ...change.billing_details },
    is_billing_same_as_shipping: isBillingSame,
    warehouse_id: change.warehouse_id || order.warehouse_id,
    order_details: {
      order_date: order_details.order_date ?? order.order_date.toISOString(),
      channel_id: order_details.channel_id ?? order.channel_id,
      order_id: order_details.order_id || order.order_number,
      custom_tags: order_details.custom_tags ?? custom_tags,
      product_details: completeLines(order_details.product_details, lines),
      payment_details: completePayment(order_details.payment_details ?? {}, payment_details),
    },
    packed_boxes: [],
    unpackable_items: [],
  };
}

/** Returns the tax registration of the buyer: that of one GSTIN doesn't apply to another. */
function registrationOf(change: OrderChange, before: OrderDraft['buyer_details']) {
  const { gst_number } = change.buyer_details;
  const isSame = gst_number === undefined || gst_number === before.gst_number;
  return isSame ? { receiver: before.receiver ?? '' } : { receiver: '' as const, is_sez: undefined };
}

type Lines = OrderChange['order_details']['product_details'];

/** Each line with the omitted fields of the stored line of its SKU, in their order. */
function completeLines(changed: Lines, stored: readonly LineRecord[]) {
  const open = [...stored];
  return changed.map((line) => {
    const index = open.findIndex(({ sku_id }) => sku_id === line.sku_id);
    const [before] = index < 0 ? [] : open.splice(index, 1);
    return { sku_name: '', hsn_code: '', discount: 0, ...(before && serializeLine(before)), ...line };
  });
}

type Payment = OrderDraft['order_details']['payment_details'];

/** Method and mode say the same: the one that is given decides. */
function completePayment(
  change: NonNullable<OrderChange['order_details']['payment_details']>,
  stored: Payment,
): Payment {
  const { payment_mode, payment_method } = change;
  return {
    ...stored,
    ...change,
    ...(payment_mode && !payment_method && { payment_method: [payment_mode] }),
    ...(payment_method && !payment_mode && { payment_mode: undefined }),
  };
}
