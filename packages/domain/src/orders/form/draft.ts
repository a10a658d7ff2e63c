import { paiseToRupees } from '../../money/index.ts';
import { orderTotals } from '../../tax/totals.ts';
import type { TotalKind } from '../../tax/totals.ts';

/** Who an order is for, as it is typed: every field has a value, so that every field is controlled. */
export interface DraftPlace {
  name: string;
  email: string;
  phone: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
  /** @default 'India' */
  country: string;
  pincode: string;
}

export interface DraftBuyer extends DraftPlace {
  alternate_phone: string;
  company_name: string;
  gst_number: string;
}

/** A product of the order; what is undefined is still being typed. */
export interface DraftLine {
  sku_id: string;
  sku_name: string;
  hsn_code: string;
  quantity: number | undefined;
  /** Rupees for one piece, GST included. */
  unit_price: number | undefined;
  /** Per cent. */
  gst: number | undefined;
  /** Per cent of compensation cess; the SKU's where absent. */
  cess?: number | undefined;
  /** Rupees off the line. */
  discount: number | undefined;
  /** Grams of one piece. */
  actual_weight: number;
  /** Pieces on the shelf, where it is known. */
  stock: number | undefined;
}

/** A charge that may be a credit; a discount is one always. */
export type ChargeKind = Extract<TotalKind, 'shipping' | 'cod' | 'transaction'>;

/** An order while it is being written, but for its boxes, which follow from the products. */
export interface DraftOrder {
  buyer: DraftBuyer;
  billing: DraftPlace;
  isBillingSame: boolean;
  /** Empty: the primary warehouse. */
  warehouseId: string;
  /** Empty: the next of the brand's series. */
  orderId: string;
  /** YYYY-MM-DD, a day in India. */
  orderDate: string;
  channelId: string;
  tags: string[];
  lines: DraftLine[];
  isCod: boolean;
  /** Rupees, as all charges here unless `codBasis` says per cent. */
  shipping: number | undefined;
  codCharge: number | undefined;
  codBasis: 'percentage' | 'fixed';
  transactionFee: number | undefined;
  discount: number | undefined;
  /** Charges that are taken off the order instead of paid by the buyer. Not typed here: kept as they came. */
  credits: readonly ChargeKind[];
  /** Rupees paid ahead of a cash-on-delivery order. Not typed here: kept as it came. */
  paid: number;
}

/** The fields of a stored order that a form begins with. */
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

const noPlace: DraftPlace = {
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
 * An order with nothing filled in.
 * @param today YYYY-MM-DD, the day in India
 */
export const emptyDraft = (today: string): DraftOrder => ({
  buyer: { ...noPlace, alternate_phone: '', company_name: '', gst_number: '' },
  billing: noPlace,
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
 * A stored order in the form, to be changed.
 * @param orderDate YYYY-MM-DD, the order's day in India
 */
export function toDraft(order: StoredOrder, orderDate: string): DraftOrder {
  const { payment_details: payment, ...details } = order.order_details;
  const sums = orderTotals(order.order_details).lines;
  // The form has rupees for all but the COD charge: a percentage from elsewhere is opened as what it comes to.
  const rupeesOf = (kind: TotalKind, { charge_value, charge_basis }: StoredCharge): number =>
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
    shipping: rupeesOf('shipping', payment.shipping_charges),
    codCharge: payment.cod_charges.charge_value,
    codBasis: payment.cod_charges.charge_basis,
    transactionFee: rupeesOf('transaction', payment.transaction_fees),
    discount: rupeesOf('discount', payment.discount),
    credits: (Object.keys(charges) as ChargeKind[]).filter((kind) => charges[kind].charge_type === 'credit'),
    paid: payment.amount_paid,
  };
}

/** A stored order as the start of another: it gets a number and a day of its own. */
export const toDuplicateDraft = (order: StoredOrder, today: string): DraftOrder => ({
  ...toDraft(order, today),
  orderId: '',
  channelId: 'manual',
  // What was paid ahead was for the other.
  paid: 0,
});

const charge = (
  charge_name: string,
  charge_value: number | undefined,
  charge_type: 'debit' | 'credit' = 'debit',
  charge_basis: 'percentage' | 'fixed' = 'fixed',
) => ({ charge_name, charge_value: charge_value ?? 0, charge_basis, charge_type });

/** The order as it is sent, but for its boxes. What is not a number yet goes as NaN, so that the schema says what to enter. */
export function toOrderInput(draft: DraftOrder) {
  const mode: 'cod' | 'prepaid' = draft.isCod ? 'cod' : 'prepaid';
  const typeOf = (kind: ChargeKind) => (draft.credits.includes(kind) ? 'credit' : 'debit');
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
        shipping_charges: charge('Shipping', draft.shipping, typeOf('shipping')),
        cod_charges: charge('COD charge', draft.isCod ? draft.codCharge : 0, typeOf('cod'), draft.codBasis),
        transaction_fees: charge('Transaction fee', draft.transactionFee, typeOf('transaction')),
        discount: charge('Discount', draft.discount),
        amount_paid: draft.paid,
      },
    },
  };
}

/** A product that can be added to an order. */
export interface OfferedSku {
  sku_id: string;
  sku_name: string;
  hsn_code: string;
  /** Rupees. */
  unit_price: number;
  /** Per cent. */
  gst: number;
  /** Grams. */
  actual_weight: number;
  /** Pieces on the shelf. */
  sku_quantity: number;
}

/** The lines with one more of a product: scanned or chosen again, it is one more of the same. */
export function addLine(lines: readonly DraftLine[], sku: OfferedSku): DraftLine[] {
  if (lines.some((line) => line.sku_id === sku.sku_id))
    return lines.map((line) =>
      line.sku_id === sku.sku_id ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line,
    );
  const { sku_id, sku_name, hsn_code, unit_price, gst, actual_weight, sku_quantity } = sku;
  const line = { sku_id, sku_name, hsn_code, unit_price, gst, actual_weight };
  return [...lines, { ...line, quantity: 1, discount: 0, stock: sku_quantity }];
}
