import type { Paise } from '../money/index.ts';

export const labelSizes = ['4x6', 'A6', 'A4x4'] as const;
/** A4x4 is four to an A4 sheet. */
export type LabelSize = (typeof labelSizes)[number];

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
  /** The e-way bill that the goods travel under. */
  eway_bill?: string;
  /** Shown as given. */
  order_date?: string;
  is_cod: boolean;
  /** What the courier collects for this box, paise. */
  cod_amount: Paise;
  /** Value of the order, paise. */
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
  /** Outer sides, cm. */
  length: number;
  width: number;
  height: number;
  box_number: number;
  box_count: number;
  /** Drawn as a QR code when given. */
  tracking_url?: string;
  products: readonly { name: string; sku_id: string; quantity: number }[];
}

/** Who sends it: the brand, with the address a parcel comes back to. */
export interface LabelSender {
  company_name: string;
  gstin?: string;
  return_address: LabelAddress;
}

/** The label preference of a brand; every switch is on unless it says false. */
export interface LabelPreference {
  label_size?: LabelSize;
  /** A data: URL of a PNG or JPEG, read by the caller. */
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

/** The first two and the last two digits: enough to know one's own number by. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits.length < 6
    ? '••••'
    : `${digits.slice(0, 2)}${'•'.repeat(digits.length - 4)}${digits.slice(-2)}`;
}
