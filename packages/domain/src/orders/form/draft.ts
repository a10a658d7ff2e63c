import { paiseToRupees } from '../../money/index.ts';
import { orderTotals } from '../../tax/totals.ts';
import type { TotalKind } from '../../tax/totals.ts';

/** Name and address while edited. Every field has a value, so inputs stay controlled. */
export interface DraftPlace {
  name: string;
  email: string;
  phone: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
}

export interface DraftBuyer extends DraftPlace {
  alternate_phone: string;
  company_name: string;
  gst_number: string;
}

/** An order line while edited; undefined fields aren't entered yet. */
export interface DraftLine {
  sku_id: string;
  sku_name: string;
  hsn_code: string;
  quantity: number | undefined;
  /** Rupees per unit, including GST. */
  unit_price: number | undefined;
  /** Percent. */
  gst: number | undefined;
  /** Percent of compensation cess; defaults to the SKU's. */
  cess?: number | undefined;
  /** Rupees off the line. */
  discount: number | undefined;
  /** Grams per unit. */
  actual_weight: number;
  /** Units in stock, if known. */
  stock: number | undefined;
}

/** A charge that may be a credit. Discounts always are. */
export type ChargeKind = Extract<TotalKind, 'shipping' | 'cod' | 'transaction'>;

/** An order while edited, without its boxes: they follow from the products. */
export interface DraftOrder {
  buyer: DraftBuyer;
  billing: DraftPlace;
  isBillingSame: boolean;
  /** Empty: the primary warehouse. */
  warehouseId: string;
  /** Empty: the next number of the series. */
  orderId: string;
  /** YYYY-MM-DD in India. */
  orderDate: string;
  channelId: string;
  tags: string[];
  lines: DraftLine[];
  isCod: boolean;
  /** Rupees, like all charges except with `codBasis` percentage. */
  shipping: number | undefined;
  codCharge: number | undefined;
  codBasis: 'percentage' | 'fixed';
  transactionFee: number | undefined;
  discount: number | undefined;
  /** Charges that are credits. Not editable; saved unchanged. */
  credits: readonly ChargeKind[];
  /** Rupees paid in advance on a COD order. Not editable; saved unchanged. */
  paid: number;
}

/** The fields of a stored order that the form needs. */
export interface StoredOrder {
  buyer_details: DraftBuyer;
  billing_details: DraftPlace;
  is_billing_same_as_shipping: boolean;
  warehouse_id: string | null;
  order_details: {
    order_id: string;
    channel_id: string;
    custom_tags: string[];
    product_details: readonly (Omit<DraftLine, 'stock' | 'actual_weight' | 'gst' | 'quantity'> & {
      quantity: number;
      gst?: number | undefined;
      actual_weight?: number | undefined;
    })[];
    payment_details: {
      payment_mode: string;
      shipping_charges: StoredCharge;
      cod_charges: StoredCharge;
      transaction_fees: StoredCharge;
      discount: StoredCharge;
      amount_paid: number;
    };
  };
}

interface StoredCharge {
  charge_value: number;
  charge_basis: 'percentage' | 'fixed';
  charge_type?: 'debit' | 'credit' | undefined;
}

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
  buyer: { ...emptyPlace, alternate_phone: '', company_name: '', gst_number: '' },
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
});

/**
 * Converts a stored order to a draft for editing.
 * @param orderDate YYYY-MM-DD in India
 */
export function toDraft(order: StoredOrder, orderDate: string): DraftOrder {
  const { payment_details: payment, ...details } = order.order_details;
  const sums = orderTotals(order.order_details).lines;
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
      stock: undefined,
    })),
    isCod: payment.payment_mode === 'cod',
    shipping: toRupees('shipping', payment.shipping_charges),
    codCharge: payment.cod_charges.charge_value,
    codBasis: payment.cod_charges.charge_basis,
    transactionFee: toRupees('transaction', payment.transaction_fees),
    discount: toRupees('discount', payment.discount),
    credits: (Object.keys(charges) as ChargeKind[]).filter((kind) => charges[kind].charge_type === 'credit'),
    paid: payment.amount_paid,
  };
}

/** Converts a stored order to a draft for a new order, with a new number and date. */
export const toDuplicateDraft = (order: StoredOrder, today: string): DraftOrder => ({
  ...toDraft(order, today),
  orderId: '',
  channelId: 'manual',
  // The advance payment belongs to the original order.
  paid: 0,
});

const charge = (
  charge_name: string,
  charge_value: number | undefined,
  charge_type: 'debit' | 'credit' = 'debit',
  charge_basis: 'percentage' | 'fixed' = 'fixed',
) => ({ charge_name, charge_value: charge_value ?? 0, charge_basis, charge_type });

/**
 * Converts a draft to API input, without boxes. Missing numbers become NaN, so that the schema reports them.
 */
export function toOrderInput(draft: DraftOrder) {
  const mode: 'cod' | 'prepaid' = draft.isCod ? 'cod' : 'prepaid';
  const chargeType = (kind: ChargeKind) => (draft.credits.includes(kind) ? 'credit' : 'debit');
  return {
    buyer_details: draft.buyer,
    ...(!draft.isBillingSame && { billing_details: draft.billing }),
    is_billing_same_as_shipping: draft.isBillingSame,
    warehouse_id: draft.warehouseId || null,
    order_details: {
      order_date: draft.orderDate,
      channel_id: draft.channelId,
      ...(draft.orderId !== '' && { order_id: draft.orderId }),
      custom_tags: draft.tags,
      product_details: draft.lines.map((product) => ({
        sku_id: product.sku_id,
        sku_name: product.sku_name,
        hsn_code: product.hsn_code,
        quantity: product.quantity ?? Number.NaN,
        unit_price: product.unit_price ?? Number.NaN,
        ...(product.gst !== undefined && { gst: product.gst }),
        ...(product.cess !== undefined && { cess: product.cess }),
        discount: product.discount ?? 0,
        ...(product.actual_weight > 0 && { actual_weight: product.actual_weight }),
      })),
      payment_details: {
        payment_method: [mode],
        payment_mode: mode,
        shipping_charges: charge('Shipping', draft.shipping, chargeType('shipping')),
        cod_charges: charge(
          'COD charge',
          draft.isCod ? draft.codCharge : 0,
          chargeType('cod'),
          draft.codBasis,
        ),
        transaction_fees: charge('Transaction fee', draft.transactionFee, chargeType('transaction')),
        discount: charge('Discount', draft.discount),
        amount_paid: draft.paid,
      },
    },
  };
}

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
  /** Units in stock. */
  sku_quantity: number;
}

/** Adds a unit of a SKU: a new line, or one more in its existing line. */
export function addLine(lines: readonly DraftLine[], sku: OfferedSku): DraftLine[] {
  if (lines.some((line) => line.sku_id === sku.sku_id))
    return lines.map((line) =>
      line.sku_id === sku.sku_id ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line,
    );
  const { sku_id, sku_name, hsn_code, unit_price, gst, actual_weight, sku_quantity } = sku;
  const line = { sku_id, sku_name, hsn_code, unit_price, gst, actual_weight };
  return [...lines, { ...line, quantity: 1, discount: 0, stock: sku_quantity }];
}
