import type { Paise } from '../money/index.ts';
import type { LabelSize } from './labelSizes.ts';

export interface LabelAddress {
  name: string;
  phone?: string;
  address: string;
  landmark?: string;
  city: string;
  state: string;
  pincode: string;
  country?: string;
}

export interface LabelOrder {
  order_id: string;
  invoice_number?: string;
  /** The e-way bill of the goods. */
  eway_bill?: string;
  /** Printed unchanged. */
  order_date?: string;
  is_cod: boolean;
  /** COD amount of this box, in paise. */
  cod_amount: Paise;
  /** Order value in paise. */
  total_amount: Paise;
  buyer: LabelAddress;
}

export interface LabelShipment {
  awb: string;
  courier_name: string;
  /** Surface, Air, … */
  mode?: string;
  /** The courier's sort code. */
  routing_code?: string;
  /** Grams. */
  weight: number;
  /** Outer dimensions in cm. */
  length: number;
  width: number;
  height: number;
  box_number: number;
  box_count: number;
  /** Of the consignment that the box is a piece of. */
  master_awb?: string;
  /** Printed as a QR code if given. */
  tracking_url?: string;
  products: readonly { name: string; sku_id: string; quantity: number }[];
}

/** The sender: the brand with its return address. */
export interface LabelSender {
  company_name: string;
  gstin?: string;
  return_address: LabelAddress;
}

/** The brand's label preference; every option defaults to on. */
export interface LabelPreference {
  label_size?: LabelSize;
  /** A data: URL of a PNG or JPEG. */
  logo_path?: string;
  policy_terms?: string;
  show_gstin?: boolean;
  show_company_name?: boolean;
  show_product_description?: boolean;
  show_total_amount?: boolean;
  show_shipper_address?: boolean;
  show_order_barcode?: boolean;
  show_mobile_number?: boolean;
  show_support_phone?: boolean;
  support_email?: string;
  support_phone?: string;
  note?: string;
}

export interface LabelModel {
  order: LabelOrder;
  shipment: LabelShipment;
  sender: LabelSender;
  preference?: LabelPreference;
}

/** Masks a phone number except its first and last two digits. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits.length < 6
    ? '••••'
    : `${digits.slice(0, 2)}${'•'.repeat(digits.length - 4)}${digits.slice(-2)}`;
}
