import type { Order, OrderDraftInput, PackedBox, ProductDetail, UnpackableItem } from '@khep/api';
import { dayBefore } from '../list/useOrderFilter.ts';

type Buyer = OrderDraftInput['buyer_details'];
type Charge = NonNullable<
  NonNullable<OrderDraftInput['order_details']['payment_details']>['shipping_charges']
>;

/** An order while it is being written: everything has a value, so that every field is controlled. */
export interface Draft {
  buyer: Required<Record<keyof Buyer, string>>;
  billing: Omit<Draft['buyer'], 'alternate_phone' | 'company_name' | 'gst_number'>;
  isBillingSame: boolean;
  warehouseId: string;
  orderId: string;
  orderDate: string;
  channelId: string;
  tags: string[];
  lines: DraftLine[];
  isCod: boolean;
  shipping: number | undefined;
  codCharge: number | undefined;
  codBasis: 'percentage' | 'fixed';
  transactionFee: number | undefined;
  discount: number | undefined;
  boxes: PackedBox[];
  unpackable: UnpackableItem[];
}

/** A product of the order; what is undefined is still being typed. */
export interface DraftLine {
  sku_id: string;
  sku_name: string;
  hsn_code: string;
  quantity: number | undefined;
  unit_price: number | undefined;
  gst: number | undefined;
  discount: number | undefined;
  actual_weight: number;
  /** Pieces on the shelf, where it is known. */
  stock: number | undefined;
}

const noPlace = {
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

export const emptyDraft = (): Draft => ({
  buyer: { ...noPlace, alternate_phone: '', company_name: '', gst_number: '' },
  billing: noPlace,
  isBillingSame: true,
  warehouseId: '',
  orderId: '',
  orderDate: dayBefore(0),
  channelId: 'manual',
  tags: [],
  lines: [],
  isCod: false,
  shipping: 0,
  codCharge: 0,
  codBasis: 'percentage',
  transactionFee: 0,
  discount: 0,
  boxes: [],
  unpackable: [],
});

const line = (product: ProductDetail): DraftLine => ({
  sku_id: product.sku_id,
  sku_name: product.sku_name,
  hsn_code: product.hsn_code,
  quantity: product.quantity,
  unit_price: product.unit_price,
  gst: product.gst,
  discount: product.discount,
  actual_weight: product.actual_weight ?? 0,
  stock: undefined,
});

/** A stored order in the form. A duplicate gets a number, a day and boxes of its own. */
export function draftOf(order: Order, isDuplicate: boolean): Draft {
  const { payment_details: payment, ...details } = order.order_details;
  return {
    buyer: order.buyer_details,
    billing: order.billing_details,
    isBillingSame: order.is_billing_same_as_shipping,
    warehouseId: order.warehouse_id ?? '',
    orderId: isDuplicate ? '' : details.order_id,
    orderDate: isDuplicate ? dayBefore(0) : dayBefore(0, new Date(details.order_date)),
    channelId: isDuplicate ? 'manual' : details.channel_id,
    tags: details.custom_tags,
    lines: details.product_details.map(line),
    isCod: payment.payment_mode === 'cod',
    shipping: payment.shipping_charges.charge_value,
    codCharge: payment.cod_charges.charge_value,
    codBasis: payment.cod_charges.charge_basis,
    transactionFee: payment.transaction_fees.charge_value,
    discount: payment.discount.charge_value,
    boxes: isDuplicate || order.is_packing_suggested ? [] : order.packed_boxes,
    unpackable: [],
  };
}

const charge = (
  charge_name: string,
  charge_value: number | undefined,
  charge_basis: 'percentage' | 'fixed',
): Charge => ({
  charge_name,
  charge_value: charge_value ?? 0,
  charge_basis,
  charge_type: 'debit',
});

/** The order as it is sent. What is not a number yet goes as NaN, so that the schema says what to enter. */
export function inputOf(draft: Draft): OrderDraftInput {
  const mode = draft.isCod ? 'cod' : 'prepaid';
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
        gst: product.gst ?? 0,
        discount: product.discount ?? 0,
        ...(product.actual_weight > 0 && { actual_weight: product.actual_weight }),
      })),
      payment_details: {
        payment_method: [mode],
        payment_mode: mode,
        shipping_charges: charge('Shipping', draft.shipping, 'fixed'),
        cod_charges: charge('COD charge', draft.isCod ? draft.codCharge : 0, draft.codBasis),
        transaction_fees: charge('Transaction fee', draft.transactionFee, 'fixed'),
        discount: charge('Discount', draft.discount, 'fixed'),
      },
    },
    packed_boxes: draft.boxes,
    unpackable_items: draft.unpackable,
  };
}
