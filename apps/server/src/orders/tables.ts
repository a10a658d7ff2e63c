import type { Generated, Selectable } from 'kysely';
import type { InvoiceLine, InvoiceParty } from '@khep/domain/documents';
import type { SupplyType, TaxedLine, TaxSplit } from '@khep/domain/tax';
import type { BillingDetails, BuyerDetails, CreditCause, PaymentDetails } from '@khep/api';
import type { Json, NullableJson, Timestamp } from '../db/columns.ts';
import type { AllocationTables } from '../allocation/tables.ts';
import type { ContractTables } from '../contracts/tables.ts';
import type { CourierTables } from '../couriers/tables.ts';
import type { ShipmentTables } from '../shipments/tables.ts';

/** Everything of an order that no query filters by. */
export interface OrderDetailsJson {
  buyer_details: BuyerDetails;
  billing_details: BillingDetails;
  is_billing_same_as_shipping: boolean;
  custom_tags: string[];
  payment_details: PaymentDetails & { payment_mode: 'prepaid' | 'cod' };
}

/** What packing and allocation would do with a new order; shown in the list before anybody confirms. */
export interface SuggestionJson {
  boxes: { box_id: string; name: string; length: number; width: number; height: number }[];
  /** Items that fit no box, with the reason. */
  unpackable: string[];
  volumetric_weight_g: number;
  courier_id: number | null;
  /** With GST. */
  charge_paise: number | null;
  tat_days: number | null;
  zone: string | null;
}

interface OrdersTable {
  brand_id: string;
  order_id: string;
  /** The brand's own number, as printed: KH-100482. */
  order_number: string;
  status: string;
  /** What it waits for before it can leave: ',address,packaging,'; empty otherwise. Commas at both ends, so that each can be looked for. */
  needs: string;
  /** The tabs of work in which it stands for what of it has not left, in the same way; empty unless a part of it has. */
  rest_tabs: Generated<string>;
  /** Its seller cancelled it. */
  is_cancelled: Generated<boolean>;
  /** The couriers of its live boxes, in the same way: ',1,4,'. */
  couriers: Generated<string>;
  channel_id: string;
  warehouse_id: string | null;
  order_date: Timestamp;
  payment_mode: string;
  total_paise: number;
  collectible_paise: number;
  item_count: number;
  dead_weight_g: number;
  buyer_name: string;
  buyer_phone: string;
  buyer_email: string;
  city: string;
  state: string;
  pincode: string;
  first_item: string;
  /** The number of the e-way bill under which its goods travel. */
  eway_bill: Generated<string | null>;
  details: Json<OrderDetailsJson>;
  suggestion: NullableJson<SuggestionJson>;
  search_text: string;
  /** Starts at 1 and increases when a user changes its contents, warehouse or packaging. */
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface OrderLinesTable {
  brand_id: string;
  order_id: string;
  line_no: number;
  sku_id: string;
  sku_name: string;
  quantity: number;
  unit_price_paise: number;
  discount_paise: number;
  gst: number;
  /** Per cent of compensation cess. */
  cess: Generated<number>;
  hsn_code: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** How many rows of a measure stand at a value, per IST day of the order; kept by the transaction that moves them. */
interface DayCountsTable {
  brand_id: string;
  measure: 'order' | 'shipment' | 'needs' | 'rest';
  day: string;
  value: string;
  count: number;
  amount_paise: number;
}

interface NumberSeriesTable {
  brand_id: string;
  series: string;
  last: number;
}

/** A line of an invoice with the numbers of its tax. */
export interface InvoicedLine extends Omit<InvoiceLine, keyof TaxSplit> {
  /** Of the order; null where it is charged beside the goods. */
  line_no: number | null;
  tax: TaxedLine;
}

/** Tax invoices that were issued. */
interface InvoicesTable {
  brand_id: string;
  order_id: string;
  invoice_number: string;
  /** 26-27 */
  financial_year: string;
  /** YYYY-MM-DD, in India. */
  invoice_date: string;
  /** 1, or more where the ones before were taken back whole and the goods went all the same. */
  issue: Generated<number>;
  /** What kind of tax it charged, and its lines; null where it was issued before they were kept. */
  kind: SupplyType | null;
  lines: NullableJson<InvoicedLine[]>;
  /** Who sold, and from where, as it was printed. */
  supplier: Json<InvoiceParty>;
  created_at: Timestamp;
}

/** A line of an invoice that a credit note takes back, with how much of it. */
export interface CreditedLineJson extends InvoiceLine {
  /** Of the order; null where it is no line of goods but a charge beside them. */
  line_no: number | null;
}

/** Credit notes that were issued. */
interface CreditNotesTable {
  brand_id: string;
  credit_note_id: string;
  order_id: string;
  /** Of the order's invoices, the one that it is against. */
  issue: Generated<number>;
  note_number: string;
  /** 26-27 */
  financial_year: string;
  /** YYYY-MM-DD, in India. */
  note_date: string;
  /** What it was issued for. */
  cause: CreditCause;
  lines: Json<CreditedLineJson[]>;
  total_paise: number;
  round_off_paise: number;
  created_at: Timestamp;
}

export interface OrderTables extends ShipmentTables, AllocationTables, ContractTables, CourierTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  day_counts: DayCountsTable;
  number_series: NumberSeriesTable;
  invoices: InvoicesTable;
  credit_notes: CreditNotesTable;
}

export type OrderRecord = Selectable<OrdersTable>;
export type LineRecord = Selectable<OrderLinesTable>;
