import { extraCharges } from './draftTypes.ts';
import { paiseToRupees } from '../../money/index.ts';
import { orderTotals } from '../../tax/totals.ts';
import type { TotalKind } from '../../tax/totals.ts';
import type {
  ChargeKind,
  DraftLine,
  DraftOrder,
  DraftPlace,
  StoredCharge,
  StoredOrder,
} from './draftTypes.ts';

const emptyPlace: DraftPlace = {
  name: '',
  email: '',
  phone: '',
  address: '',
  landmark: '',
  city: '',
  state: '',
  country: 'India',
  pincode: '',
};

/**
 * Returns an empty draft.
 * @param today YYYY-MM-DD in India
 */
export const emptyDraft = (today: string): DraftOrder => ({
  buyer: { ...emptyPlace, alternate_phone: '', company_name: '', gst_number: '', receiver: '' },
  billing: emptyPlace,
  isBillingSame: true,
  warehouseId: '',
  orderId: '',
  orderDate: today,
  channelId: 'manual',
  tags: [],
  lines: [],
  isCod: false,
  shipping: 0,
  codCharge: 0,
  codBasis: 'percentage',
  transactionFee: 0,
  discount: 0,
  credits: [],
  paid: 0,
  gateways: [],
  transactionId: '',
});

/**
 * Converts a stored order to a draft for editing.
 * @param orderDate YYYY-MM-DD in India
 */
export function toDraft(order: StoredOrder, orderDate: string): DraftOrder {
  const { payment_details: payment, ...details } = order.order_details;
  const { lines: sums, items } = orderTotals(order.order_details);
  // Only the COD charge supports percentages in the form; other percentages are converted to rupees.
  const toRupees = (kind: TotalKind, { charge_value, charge_basis }: StoredCharge): number =>
    charge_basis === 'fixed'
      ? charge_value
      : paiseToRupees(Math.abs(sums.find((sum) => sum.kind === kind)?.amount ?? 0));
  const charges: Record<ChargeKind, StoredCharge> = {
    shipping: payment.shipping_charges,
    cod: payment.cod_charges,
    transaction: payment.transaction_fees,
  };
  return {
    buyer: order.buyer_details,
    billing: order.billing_details,
    isBillingSame: order.is_billing_same_as_shipping,
    warehouseId: order.warehouse_id ?? '',
    orderId: details.order_id,
    orderDate,
    channelId: details.channel_id,
    tags: details.custom_tags,
    lines: details.product_details.map((product) => ({
      sku_id: product.sku_id,
      sku_name: product.sku_name,
      hsn_code: product.hsn_code,
      quantity: product.quantity,
      unit_price: product.unit_price,
      gst: product.gst,
      cess: product.cess,
      discount: product.discount,
      actual_weight: product.actual_weight ?? 0,
      sku_length: product.sku_length,
      sku_width: product.sku_width,
      sku_height: product.sku_height,
      stock: undefined,
    })),
    isCod: payment.payment_mode === 'cod',
    shipping: toRupees('shipping', payment.shipping_charges),
    codCharge: payment.cod_charges.charge_value,
    codBasis: payment.cod_charges.charge_basis,
    transactionFee: toRupees('transaction', payment.transaction_fees),
    discount: toRupees('discount', payment.discount),
    credits: extraCharges.filter((kind) => charges[kind].charge_type === 'credit'),
    paid: payment.amount_paid,
    gateways: payment.payment_gateway_names,
    transactionId: payment.gateway_transaction_id,
    stored: { details: payment, items },
  };
}

/** Converts a stored order to a draft for a new order, with a new number and date. */
export const toDuplicateDraft = (order: StoredOrder, today: string): DraftOrder => ({
  ...toDraft(order, today),
  orderId: '',
  channelId: 'manual',
  // The payment belongs to the original order.
  paid: 0,
  gateways: [],
  transactionId: '',
  stored: undefined,
});

/** A SKU that can be added to an order. */
export interface OfferedSku {
  sku_id: string;
  sku_name: string;
  hsn_code: string;
  /** Rupees. */
  unit_price: number;
  /** Percent. */
  gst: number;
  /** Grams. */
  actual_weight: number;
  /** Units that aren't reserved. */
  available_quantity: number;
  /** Whether orders are limited by the available units. @default true */
  is_stock_tracked?: boolean;
}

/** Adds a unit of a SKU: a new line, or one more in its existing line. */
export function addLine(lines: readonly DraftLine[], sku: OfferedSku): DraftLine[] {
  if (lines.some((line) => line.sku_id === sku.sku_id))
    return lines.map((line) =>
      line.sku_id === sku.sku_id ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line,
    );
  const { sku_id, sku_name, hsn_code, unit_price, gst, actual_weight, available_quantity } = sku;
  const line = { sku_id, sku_name, hsn_code, unit_price, gst, actual_weight };
  return [
    ...lines,
    {
      ...line,
      quantity: 1,
      discount: 0,
      stock: sku.is_stock_tracked === false ? undefined : available_quantity,
    },
  ];
}
