import type { PaymentMode } from '../../money/index.ts';
import type { GoodsReceiver } from '../../tax/placeOfSupply.ts';
import type { TotalKind } from '../../tax/totals.ts';
import type { ChargeBasis, ChargeType } from '../charges.ts';

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
  /** GSTIN or UIN. */
  gst_number: string;
  /** Who receives the goods, where that decides the place of supply; empty: not said. */
  receiver: GoodsReceiver | '';
  /** A unit or developer of a special economic zone; undefined: not said. */
  is_sez?: boolean | undefined;
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
  /** Centimetres, if they differ from the SKU's. Not editable; saved unchanged. */
  sku_length?: number | undefined;
  sku_width?: number | undefined;
  sku_height?: number | undefined;
  /** Units available, if known. */
  stock: number | undefined;
}

/** Charges that may be credits. Discounts always are. */
export const extraCharges = ['shipping', 'cod', 'transaction'] as const satisfies readonly TotalKind[];
export type ChargeKind = (typeof extraCharges)[number];

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
  codBasis: ChargeBasis;
  transactionFee: number | undefined;
  discount: number | undefined;
  /** Charges that are credits. Not editable; saved unchanged. */
  credits: readonly ChargeKind[];
  /** Rupees paid in advance on a COD order. Not editable; saved unchanged. */
  paid: number;
  /** Names of the gateways that took the payment. */
  gateways: string[];
  /** The payment's ID at the gateway. */
  transactionId: string;
  /** The payment as it is stored: what the form doesn't change is saved unchanged. */
  stored?: StoredPayment | undefined;
}

interface StoredPayment {
  details: PaymentFields;
  /** Total of the items in paise, which percentages refer to. */
  items: number;
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
    payment_details: PaymentFields;
  };
}

export interface StoredCharge {
  charge_name: string;
  charge_value: number;
  charge_basis: ChargeBasis;
  charge_type: ChargeType;
}

export interface PaymentFields {
  payment_method: PaymentMode[];
  payment_mode: PaymentMode;
  shipping_charges: StoredCharge;
  cod_charges: StoredCharge;
  transaction_fees: StoredCharge;
  discount: StoredCharge;
  payment_gateway_names: string[];
  gateway_transaction_id: string;
  payment_fields: Record<string, unknown>;
  amount_paid: number;
}
